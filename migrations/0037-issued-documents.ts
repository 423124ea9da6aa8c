import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * An issued document is a row of `documents`, as which it is listed and opened, and one here that says what it is. Its file
 * arrives when it has been typeset.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('paper_version', 'integer', (column) => column.notNull())
    .addColumn('engine_version', 'text', (column) => column.notNull())
    .addColumn('supersedes_id', 'text')
    .addColumn('superseded_by_id', 'text')
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('cancelled_by', 'text', (column) => column.references('professionals.id'))
    .addColumn('cancel_reason', 'text')
    // SHA-256 of the content before it was sealed: the one may be sealed with another key, the other never changes.
    .addColumn('content_hash', 'text', (column) => column.notNull())
    // Answers, paper and code, sealed where there are keys; the last, because no list reads it.
    .addColumn('content', 'text', (column) => column.notNull())
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
  await db.schema
    .createTable('issue_numbers')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_numbers_pkey', ['kind', 'year'])
    .execute();
  // The images at the top of issued papers, each once, by a name that is made of what it holds.
  await db.schema
    .createTable('issued_letterheads')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('image', 'text', (column) => column.notNull())
    .execute();
  // An issued document is listed before its file is there: the index of a person's documents holds those, too.
  await db.schema.dropIndex('documents_arrived').execute();
  await db.schema
    .createIndex('documents_of_employee')
    .on('documents')
    .columns(['company_id', 'employee_id', 'created_at', 'id'])
    .execute();
  await refuseChanges(db);
}

const differ = (columns: readonly string[]) =>
  columns.map((column) => `new.${column} is distinct from old.${column}`).join(' or ');

/** What never changes once it is written. */
const frozen = [
  ...['company_id', 'id', 'kind', 'year', 'number', 'issued_at', 'issuer_name', 'issuer_registration', 'initials'],
  ...['code_hash', 'supersedes_id', 'content_hash'],
];

/** What is said of it later, once. */
const ending = ['state', 'superseded_by_id', 'cancelled_at', 'cancelled_by', 'cancel_reason'];

/** What its file was made with: known for good when the file is there. */
const made = ['paper_version', 'engine_version'];

/** What its row among all documents says, and what of it is known once the file is there. */
const listed = [
  ...['company_id', 'id', 'employee_id', 'professional_id', 'name', 'content_type', 'medical_confidentiality'],
  ...['created_at', 'withdrawn_at', 'withdrawal_reason'],
];
const arrived = ['arrived_at', 'size', 'sha256'];

const changesIssued = `${differ(frozen)} or (old.state <> 'issued' and (${differ(ending)})) or ((${differ(made)}) and exists (
    select 1 from documents d where d.company_id = old.company_id and d.id = old.id and d.arrived_at is not null))`;

const changesDocument = `((${differ(listed)}) or (old.arrived_at is not null and (${differ(arrived)}))) and exists (
    select 1 from issued_documents i where i.company_id = old.company_id and i.id = old.id)`;

const refusal = 'an issued document never changes';

/** The database itself refuses to change or remove what was issued. Its content may be sealed with another key. */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const triggers: [name: string, table: string, event: string, when: string | null][] = [
    ['issued_documents_no_delete', 'issued_documents', 'delete', null],
    ['issued_documents_no_update', 'issued_documents', 'update', changesIssued],
    ['documents_issued_no_update', 'documents', 'update', changesDocument],
  ];
  for (const [name, table, event, when] of triggers) {
    if (isSqlite) {
      await sql`${sql.raw(`create trigger ${name} before ${event} on ${table} ${when ? `when ${when}` : ''}
        begin select raise(abort, '${refusal}'); end`)}`.execute(db);
      continue;
    }
    // A condition that asks another table stands in the function: PostgreSQL takes none in the trigger itself.
    const row = event === 'delete' ? 'old' : 'new';
    await sql`${sql.raw(`create function ${name}() returns trigger language plpgsql as $body$ begin
      if ${when ?? 'true'} then raise exception '${refusal}'; end if; return ${row}; end $body$`)}`.execute(db);
    await sql`${sql.raw(`create trigger ${name} before ${event} on ${table}
      for each row execute function ${name}()`)}`.execute(db);
  }
  if (isSqlite) return;
  await sql`create trigger issued_documents_no_truncate before truncate on issued_documents
    for each statement execute function issued_documents_no_delete()`.execute(db);
}
