import { type Kysely, sql } from 'kysely';

/** What a worker has asked for by a right of the LGPD, art. 18, and what was answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('privacy_requests')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('received_on', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    // Sealed where there are keys, as is the answer: they may speak of health.
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('consent_id', 'text')
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('answered_on', 'text')
    .addColumn('outcome', 'text')
    .addColumn('retention', 'text')
    .addColumn('answer', 'text')
    .addColumn('answered_by', 'text', (column) => column.references('professionals.id'))
    .addColumn('recorded_by', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('privacy_requests_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('privacy_requests_employee', ['company_id', 'employee_id'], 'employees', [
      'company_id',
      'id',
    ])
    .execute();
  await db.schema.createIndex('privacy_requests_id').on('privacy_requests').column('id').execute();
  await db.schema
    .createIndex('privacy_requests_employee')
    .on('privacy_requests')
    .columns(['company_id', 'employee_id', 'received_on', 'id'])
    .execute();
  await db.schema
    .createIndex('privacy_requests_open')
    .on('privacy_requests')
    .columns(['due_on', 'id'])
    .where(sql.ref('answered_on'), 'is', null)
    .execute();
  await db.schema.createIndex('privacy_requests_due').on('privacy_requests').columns(['due_on', 'id']).execute();
}
