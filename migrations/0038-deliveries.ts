import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** How an issued document reached the person: in hand, or by a link. A row is the proof of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('professional_id', 'text', (column) => column.notNull().references('professionals.id'))
    // 'in-hand' or 'link'.
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    // In hand: to whom, on what day, and in what capacity, where it was somebody else.
    .addColumn('received_by', 'text')
    .addColumn('note', 'text')
    .addColumn('delivered_on', 'date')
    // By link. Empty until the e-mail that carries the link is written.
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('email', 'text')
    .addColumn('expires_at', 'timestamptz')
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    // The first opening is the proof; the others are counted.
    .addColumn('opened_at', 'timestamptz')
    .addColumn('opened_address', 'text')
    .addColumn('opened_device', 'text')
    .addColumn('opened_sha256', 'text')
    .addColumn('openings', 'integer', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    // 'replaced', 'ended', 'tries' or 'restored'.
    .addColumn('end_reason', 'text')
    .addPrimaryKeyConstraint('deliveries_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('deliveries_document', ['company_id', 'document_id'], 'issued_documents', [
      'company_id',
      'id',
    ])
    .execute();
  await db.schema.createIndex('deliveries_id').on('deliveries').column('id').execute();
  await db.schema
    .createIndex('deliveries_of_document')
    .on('deliveries')
    .columns(['company_id', 'document_id', 'id'])
    .execute();
  await refuseChanges(db);
}

const refusal = 'a delivery is a proof';

const written = ['company_id', 'id', 'document_id', 'professional_id', 'way', 'created_at', 'received_by', 'note'];
const ofLink = ['delivered_on', 'email', 'expires_at'];
const opened = ['opened_at', 'opened_address', 'opened_device', 'opened_sha256', 'token_hash'];
const ended = ['ended_at', 'end_reason', 'tries_left', 'openings', 'token_hash'];

const anyOf = (columns: readonly string[]) =>
  columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');

/** What was written stays; tries only become fewer and openings more; what was opened, or has ended, stays so. */
const forbidden = [
  anyOf([...written, ...ofLink]),
  'new.tries_left > old.tries_left or new.openings < old.openings',
  `old.opened_at is not null and (${anyOf(opened)})`,
  `old.ended_at is not null and (${anyOf(ended)})`,
].join(' or ');

/** The database itself refuses to change or remove the proof. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`create trigger deliveries_no_delete before delete on deliveries
      begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db);
    await sql`create trigger deliveries_no_update before update on deliveries when ${sql.raw(forbidden)}
      begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db);
    return;
  }
  await sql`create function refuse_delivery_change() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${refusal}'; end`)}`.execute(db);
  await sql`create trigger deliveries_no_delete before delete on deliveries
    for each row execute function refuse_delivery_change()`.execute(db);
  await sql`create trigger deliveries_no_update before update on deliveries
    for each row when (${sql.raw(forbidden)}) execute function refuse_delivery_change()`.execute(db);
}
