import type { Kysely } from 'kysely';

/** How often documents were verified, until the trail is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('counted_verifications')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('counted_verifications_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('counted_verifications_document', ['company_id', 'id'], 'documents', ['company_id', 'id'])
    .execute();
  const window = db.schema.createIndex('counted_verifications_window').on('counted_verifications');
  await window.column('window_ends_at').execute();
}
