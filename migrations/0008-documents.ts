import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('professional_id', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('medical_confidentiality', 'boolean', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    // Null until the file has arrived and is known to be a PDF: until then the document exists for no reader.
    .addColumn('arrived_at', 'timestamptz')
    .addColumn('size', 'integer')
    .addColumn('sha256', 'text')
    .addPrimaryKeyConstraint('documents_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('documents_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('documents_id').on('documents').column('id').execute();
  await db.schema
    .createIndex('documents_arrived')
    .on('documents')
    .columns(['company_id', 'employee_id', 'created_at', 'id'])
    .where(sql.ref('arrived_at'), 'is not', null)
    .execute();
}
