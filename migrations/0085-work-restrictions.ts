import type { Kysely } from 'kysely';

/**
 * Restrictions on work (NR-7, 7.5.19.1, e): whose, from when to when, and when a physician looks at them again, stand open; what may not be
 * done, and why, is sealed where there are keys. One ends by another ASO alone; one that is wrong is withdrawn, never removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('work_restrictions')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    // The ASO that it came from; null where it came from none.
    .addColumn('document_id', 'text')
    .addColumn('from_on', 'text', (column) => column.notNull())
    .addColumn('until_on', 'text')
    .addColumn('review_on', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('recorded_by', 'text', (column) => column.notNull().references('professionals.id'))
    // Which user of the company took note of it as it is now, by the e-mail that they had then.
    .addColumn('acknowledged_at', 'timestamptz')
    .addColumn('acknowledged_by', 'text')
    // The day of the ASO that ended it.
    .addColumn('ended_on', 'text')
    .addColumn('ended_document_id', 'text')
    .addColumn('withdrawn_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('work_restrictions_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('work_restrictions_employee', ['company_id', 'employee_id'], 'employees', [
      'company_id',
      'id',
    ])
    .execute();
  await db.schema.createIndex('work_restrictions_id').on('work_restrictions').column('id').unique().execute();
  await db.schema.createIndex('work_restrictions_of_day').on('work_restrictions').columns(['from_on', 'id']).execute();
  await db.schema
    .createIndex('work_restrictions_of_person')
    .on('work_restrictions')
    .columns(['company_id', 'employee_id', 'from_on'])
    .execute();
}
