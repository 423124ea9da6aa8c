import type { Kysely } from 'kysely';

/**
 * What the physician finds inconsistent in the PGR stands at the version of the programme (NR-7, 7.5.5). The harms of a risk, and
 * criterion and conduct of an exam, stand in the lists of its groups, which are JSON; of before there are none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('programmes')
    .addColumn('inconsistencies', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
