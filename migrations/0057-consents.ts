import { type Kysely, sql } from 'kysely';

/** What a worker has agreed to on paper, each with its day; one that is revoked stays (LGPD, art. 8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('consents')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('given_on', 'text', (column) => column.notNull())
    // Where the signed paper is.
    .addColumn('paper', 'text', (column) => column.notNull())
    .addColumn('revoked_on', 'text')
    .addColumn('recorded_by', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('consents_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('consents_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('consents_id').on('consents').column('id').execute();
  // Of one purpose at most one holds.
  await db.schema
    .createIndex('consents_holding')
    .unique()
    .on('consents')
    .columns(['company_id', 'employee_id', 'purpose'])
    .where(sql.ref('revoked_on'), 'is', null)
    .execute();
  await db.schema
    .createIndex('consents_employee')
    .on('consents')
    .columns(['company_id', 'employee_id', 'given_on', 'id'])
    .execute();
}
