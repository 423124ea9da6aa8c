import { type Kysely, sql } from 'kysely';

/** An employee of any company by the whole CPF: trigrams of digits are too common to find one among a million. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('employees_cpf')
    .on('employees')
    .column('cpf')
    .where(sql.ref('inactivated_at'), 'is', null)
    .execute();
}
