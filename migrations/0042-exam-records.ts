import type { Kysely } from 'kysely';

/** Exams that were done: by an issued ASO, or written down by hand. One that is wrong is withdrawn, never removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exam_records')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    // Of eSocial's table 27; empty where only a name is known.
    .addColumn('exam_code', 'text', (column) => column.notNull())
    .addColumn('exam_name', 'text', (column) => column.notNull())
    .addColumn('done_on', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    // One of the five occasions; empty where it is not known.
    .addColumn('occasion', 'text', (column) => column.notNull())
    // The issued document that says so; null for a record by hand.
    .addColumn('document_id', 'text')
    // Sealed where there are keys; null where nobody noted one.
    .addColumn('result', 'text')
    .addColumn('recorded_by', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('withdrawn_at', 'timestamptz')
    .addColumn('withdrawn_by', 'text', (column) => column.references('professionals.id'))
    .addColumn('withdrawal_reason', 'text')
    .addPrimaryKeyConstraint('exam_records_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('exam_records_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('exam_records_id').on('exam_records').column('id').execute();
  await db.schema
    .createIndex('exam_records_employee')
    .on('exam_records')
    .columns(['company_id', 'employee_id', 'done_on', 'id'])
    .execute();
  await db.schema
    .createIndex('exam_records_document')
    .on('exam_records')
    .columns(['company_id', 'document_id'])
    .execute();
}
