import type { Kysely } from 'kysely';

/** What an event of the eSocial asks of a company and of a contract; empty while nobody has said it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = {
    companies: ['legal_nature', 'esocial_environment'],
    employees: ['esocial_category', 'esocial_registered', 'esocial_registration'],
  };
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) {
      await db.schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  }
}
