import type { Kysely } from 'kysely';

/** Time stamps and what validates signatures for long; and what is authorised with certificates in the cloud. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Since when a time stamp is asked for: null where none was to be had.
  await db.schema.alterTable('document_signatures').addColumn('stamp_asked_at', 'timestamptz').execute();
  await db.schema
    .alterTable('document_signatures')
    // When somebody who is trusted saw the signature: null where nobody has yet, whatever the document says itself.
    .addColumn('stamped_at', 'timestamptz')
    .execute();
  await db.schema.alterTable('document_signatures').addColumn('stamped_by', 'text').execute();
  // When the file was given with what it is validated after its certificates have ended.
  await db.schema.alterTable('document_signatures').addColumn('lasting_at', 'timestamptz').execute();
  // Of the file as it was signed, with which the one of today begins; null while they are the same.
  await db.schema.alterTable('document_signatures').addColumn('signed_sha256', 'text').execute();
  // Of the file that came between the two, where a stamp was added first and what validates it later.
  await db.schema.alterTable('document_signatures').addColumn('stamped_sha256', 'text').execute();

  await db.schema
    .createTable('cloud_signings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('professional_id', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    // What the provider sends the browser back with.
    .addColumn('state_hash', 'text', (column) => column.notNull().unique())
    .addColumn('document_ids', 'text', (column) => column.notNull())
    // While it is asked for, the verifier of PKCE; then the authorisation itself. Sealed.
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('is_authorised', 'boolean', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('cloud_signings_of_professional')
    .on('cloud_signings')
    .column('professional_id')
    .execute();
}
