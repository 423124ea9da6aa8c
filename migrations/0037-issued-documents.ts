import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * An issued document is a row of `documents`, as which it is listed and opened, and one here that says what it is. Its file
 * arrives when it has been typeset.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('issue_numbers')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_numbers_pkey', ['kind', 'year'])
    .execute();
  await db.schema
    .createTable('issued_documents')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    // 'issued', 'superseded' or 'cancelled'; whether the file is there stands in `documents.arrived_at`.
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'timestamptz', (column) => column.notNull())
    .addColumn('issuer_name', 'text', (column) => column.notNull())
    .addColumn('issuer_registration', 'text', (column) => column.notNull())
    // Of the person whom it is about: all that the public page says of them.
    .addColumn('initials', 'text', (column) => column.notNull())
    // SHA-256 of the verification code; the code itself stands in the content.
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    // Answers, paper and code, sealed where there are keys.
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('paper_version', 'integer', (column) => column.notNull())
    .addColumn('engine_version', 'text', (column) => column.notNull())
    .addColumn('supersedes_id', 'text')
    .addColumn('superseded_by_id', 'text')
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('cancelled_by', 'text', (column) => column.references('professionals.id'))
    .addColumn('cancel_reason', 'text')
    .addPrimaryKeyConstraint('issued_documents_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('issued_documents_document', ['company_id', 'id'], 'documents', ['company_id', 'id'])
    .addUniqueConstraint('issued_documents_number', ['kind', 'year', 'number'])
    .execute();
  await db.schema.createIndex('issued_documents_id').on('issued_documents').column('id').execute();
  // A company's documents of a kind in a period.
  await db.schema
    .createIndex('issued_documents_period')
    .on('issued_documents')
    .columns(['company_id', 'kind', 'issued_at', 'id'])
    .execute();
  await refuseChanges(db);
}

/** What never changes once it is written: everything but the state, what superseded it, and its cancelling. */
const frozen = [
  'company_id',
  'id',
  'kind',
  'year',
  'number',
  'issued_at',
  'issuer_name',
  'issuer_registration',
  'initials',
  'code_hash',
  'paper_version',
  'engine_version',
  'supersedes_id',
];

const refusal = 'an issued document never changes';

/** The database itself refuses to change or remove what was issued. Its content may be sealed with another key. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  const changed = frozen.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`create trigger issued_documents_no_delete before delete on issued_documents
      begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db);
    await sql`create trigger issued_documents_no_update before update on issued_documents when ${sql.raw(changed)}
      begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db);
    return;
  }
  await sql`create function refuse_issued_change() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${refusal}'; end`)}`.execute(db);
  await sql`create trigger issued_documents_no_delete before delete on issued_documents
    for each row execute function refuse_issued_change()`.execute(db);
  await sql`create trigger issued_documents_no_update before update on issued_documents
    for each row when (${sql.raw(changed)}) execute function refuse_issued_change()`.execute(db);
}
