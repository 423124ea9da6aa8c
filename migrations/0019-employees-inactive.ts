import { type Kysely, sql } from 'kysely';

/** The list with the inactive ones in its order, and who among them has a CPF. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('employees_search').on('employees').columns(['company_id', 'search', 'id']).execute();
  await db.schema
    .createIndex('employees_inactive_cpf')
    .on('employees')
    .columns(['company_id', 'cpf'])
    .where(sql.ref('inactivated_at'), 'is not', null)
    .execute();
}
