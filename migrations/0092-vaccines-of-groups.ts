import type { Kysely } from 'kysely';

/** The vaccines that the plan of a group asks for (NR-32, 32.2.4.17; NR-7, 7.3.2 l) stand with its exams, as JSON; of before there are none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('exposure_groups')
    .addColumn('vaccines', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
