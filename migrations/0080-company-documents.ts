import type { Kysely } from 'kysely';

/**
 * A document may be about a company and about none of its employees: the PCMSO, the year's report. Its row has no employee, and so
 * have its signature and the count of who verified it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['documents', 'document_signatures', 'counted_verifications']) {
    await db.schema
      .alterTable(table)
      .alterColumn('employee_id', (column) => column.dropNotNull())
      .execute();
  }
}
