import type { Kysely } from 'kysely';

/** Communications of work accidents: whose and of which day stand open, all else is sealed where there are keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cats')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    // Of the accident, or of the diagnosis.
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('recorded_by', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('cats_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('cats_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('cats_id').on('cats').column('id').unique().execute();
  await db.schema.createIndex('cats_of_day').on('cats').columns(['day', 'id']).execute();
  await db.schema.createIndex('cats_of_person').on('cats').columns(['company_id', 'employee_id', 'day']).execute();
}
