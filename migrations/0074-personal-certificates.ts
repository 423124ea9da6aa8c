import type { Kysely } from 'kysely';

/** The professionals' own digital certificates, with which they sign what they have issued. */
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
}
