import type { Kysely } from 'kysely';

/**
 * What employees are counted by: a company's and a unit's, those in the lists and all. It holds all that is asked, so that no row
 * has to be looked at; the indexes by name are many times as wide, and do not say who has left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('employees_counted')
    .on('employees')
    .columns(['company_id', 'unit_id', 'inactivated_at'])
    .execute();
}
