import type { Kysely } from 'kysely';

/** A holiday and what is to be done before an exam have versions, so that nobody writes over another unseen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['holidays', 'exam_preparations']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
}
