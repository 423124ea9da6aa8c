import type { Kysely } from 'kysely';

/**
 * Diseases related to work (NR-7, 7.6.2 d, 7.5.19.5): whose, when they were found and when they ended, and where the person worked then, stand open; which
 * disease it is and what is done about it is sealed where there are keys. One that is wrong is withdrawn, never removed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('work_diseases')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('diagnosed_on', 'text', (column) => column.notNull())
    // Null while the person has it.
    .addColumn('ended_on', 'text')
    // The last day for the CAT (Lei 8.213/1991, art. 22 and 23).
    .addColumn('cat_due_on', 'text', (column) => column.notNull())
    // Where the person worked on that day: null and empty where nobody knows it.
    .addColumn('unit_id', 'text')
    .addColumn('sector', 'text', (column) => column.notNull())
    .addColumn('function', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('recorded_by', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('withdrawn_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('work_diseases_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('work_diseases_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('work_diseases_id').on('work_diseases').column('id').unique().execute();
  await db.schema.createIndex('work_diseases_of_day').on('work_diseases').columns(['diagnosed_on', 'id']).execute();
  await db.schema
    .createIndex('work_diseases_of_person')
    .on('work_diseases')
    .columns(['company_id', 'employee_id', 'diagnosed_on'])
    .execute();
}
