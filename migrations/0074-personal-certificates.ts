import type { Kysely } from 'kysely';

/** The professionals' own digital certificates, and the signatures that they have put under what they have issued. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('personal_certificates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('professional_id', 'text', (column) => column.notNull().unique().references('professionals.id'))
    .addColumn('holder_name', 'text', (column) => column.notNull())
    .addColumn('issuer_name', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'timestamptz', (column) => column.notNull())
    .addColumn('valid_until', 'timestamptz', (column) => column.notNull())
    // The file as it was sent, which its password alone opens, and sealed besides; the password is not kept.
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('warned_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('personal_certificates_until')
    .on('personal_certificates')
    .column('valid_until')
    .execute();

  await db.schema
    .createTable('document_signatures')
    .addColumn('company_id', 'text', (column) => column.notNull())
    // By which its file is found, beside the issued one, which is how it begins.
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('holder_name', 'text', (column) => column.notNull())
    .addColumn('issuer_name', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('policy', 'text', (column) => column.notNull())
    // 'good', or 'unknown' where a list of revocations did not answer.
    .addColumn('revocation', 'text', (column) => column.notNull())
    .addColumn('signed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('arrived_at', 'timestamptz', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('etag', 'text')
    .addPrimaryKeyConstraint('document_signatures_pkey', ['company_id', 'id'])
    .addUniqueConstraint('document_signatures_one', ['company_id', 'document_id'])
    .addForeignKeyConstraint('document_signatures_document', ['company_id', 'document_id'], 'issued_documents', [
      'company_id',
      'id',
    ])
    .execute();
  await db.schema
    .createIndex('document_signatures_of')
    .on('document_signatures')
    .column('document_id')
    .unique()
    .execute();
}
