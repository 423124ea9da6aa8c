import type { Kysely } from 'kysely';

/** The rest of a company's address; nobody has to give it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['number', 'complement', 'city', 'state']) {
    await db.schema
      .alterTable('companies')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
