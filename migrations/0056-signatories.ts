import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Who signs: specialist registers, the practice's physician as one of the professionals, why another's document was corrected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('professionals')
    .addColumn('rqe', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('practice').addColumn('physician_id', 'text').execute();
  await db.schema.alterTable('issued_documents').addColumn('correction_reason', 'text').execute();
  await refuseChanges(db);
}

/** Why a document corrects another's is frozen with it, as the rest is (migration 0037). */
async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  const name = 'issued_documents_reason_no_update';
  const changed = 'new.correction_reason is distinct from old.correction_reason';
  const refusal = 'an issued document never changes';
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    await sql`${sql.raw(`create trigger ${name} before update on issued_documents when ${changed}
      begin select raise(abort, '${refusal}'); end`)}`.execute(db);
    return;
  }
  await sql`${sql.raw(`create function ${name}() returns trigger language plpgsql as $body$ begin
    raise exception '${refusal}'; end $body$`)}`.execute(db);
  await sql`${sql.raw(`create trigger ${name} before update on issued_documents
    for each row when (${changed}) execute function ${name}()`)}`.execute(db);
}
