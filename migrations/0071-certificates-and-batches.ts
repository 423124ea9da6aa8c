import { type Kysely, sql } from 'kysely';

/**
 * Digital certificates, sealed, of the practice and of companies; and the batches in which events of the eSocial are sent, each with its events as
 * they were signed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('certificates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Null for the practice's own.
    .addColumn('company_id', 'text', (column) => column.references('companies.id'))
    .addColumn('holder_name', 'text', (column) => column.notNull())
    // A CNPJ of 14 characters or a CPF of 11 digits.
    .addColumn('holder_number', 'text', (column) => column.notNull())
    .addColumn('issuer_name', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'timestamptz', (column) => column.notNull())
    .addColumn('valid_until', 'timestamptz', (column) => column.notNull())
    // Private key, certificate and those that it comes from, sealed; the password is not kept.
    .addColumn('pair', 'text', (column) => column.notNull())
    .addColumn('warned_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('certificates_owner')
    .on('certificates')
    .expression(sql`(coalesce(company_id, ''))`)
    .unique()
    .execute();
  await db.schema.createIndex('certificates_until').on('certificates').column('valid_until').execute();

  await db.schema
    .createTable('esocial_batches')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    // '1' produção, '2' produção restrita.
    .addColumn('environment', 'text', (column) => column.notNull())
    // 'waiting', 'trying', 'received', 'done', 'refused' or 'undone'.
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('events', 'integer', (column) => column.notNull())
    // Of which certificate it is signed and sent with; empty before.
    .addColumn('signer', 'text', (column) => column.notNull())
    .addColumn('protocol', 'text')
    .addColumn('first_tried_at', 'timestamptz')
    // Since the last step that led on.
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz', (column) => column.notNull())
    .addColumn('stopped_at', 'timestamptz')
    // What was answered last: a code and its words.
    .addColumn('answer_code', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('esocial_batches_pkey', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('esocial_batches_id').on('esocial_batches').column('id').execute();
  await db.schema
    .createIndex('esocial_batches_open')
    .on('esocial_batches')
    .columns(['next_at', 'id'])
    .where(sql<boolean>`ended_at is null`)
    .execute();

  await db.schema
    .createTable('esocial_batch_events')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('batch_id', 'text', (column) => column.notNull())
    .addColumn('event_id', 'text', (column) => column.notNull())
    // 'waiting', 'accepted', 'refused' or 'gone'.
    .addColumn('outcome', 'text', (column) => column.notNull())
    // As it was signed, sealed; null before.
    .addColumn('xml', 'text')
    .addPrimaryKeyConstraint('esocial_batch_events_pkey', ['company_id', 'batch_id', 'event_id'])
    .addForeignKeyConstraint('esocial_batch_events_batch', ['company_id', 'batch_id'], 'esocial_batches', [
      'company_id',
      'id',
    ])
    .addForeignKeyConstraint('esocial_batch_events_event', ['company_id', 'event_id'], 'esocial_events', [
      'company_id',
      'id',
    ])
    .execute();
  await db.schema
    .createIndex('esocial_batch_events_of_event')
    .on('esocial_batch_events')
    .columns(['company_id', 'event_id', 'batch_id'])
    .execute();

  // The batch that it is in, until its answer is known.
  await db.schema.alterTable('esocial_events').addColumn('batch_id', 'text').execute();
}
