import type { Kysely } from 'kysely';

/** The audiometries that were issued, each with what a physician says of it: what was measured stands in the document alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audiograms')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('done_on', 'text', (column) => column.notNull())
    // Sealed where there are keys; null as long as no physician has said anything.
    .addColumn('opinion', 'text')
    .addColumn('opinion_by', 'text', (column) => column.references('professionals.id'))
    .addColumn('opinion_at', 'timestamptz')
    // Corrected or cancelled with its document.
    .addColumn('withdrawn_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('audiograms_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('audiograms_document', ['company_id', 'document_id'], 'issued_documents', [
      'company_id',
      'id',
    ])
    .addForeignKeyConstraint('audiograms_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('audiograms_id').on('audiograms').column('id').unique().execute();
  await db.schema
    .createIndex('audiograms_person')
    .on('audiograms')
    .columns(['company_id', 'employee_id', 'done_on', 'id'])
    .execute();
  await db.schema
    .createIndex('audiograms_document')
    .on('audiograms')
    .columns(['company_id', 'document_id'])
    .unique()
    .execute();
}
