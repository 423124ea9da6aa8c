import type { Kysely } from 'kysely';

/** What a professional may do: 'clinical', or 'reception'. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('professionals')
    .addColumn('access', 'text', (column) => column.notNull().defaultTo('clinical'))
    .execute();
}
