import { type Kysely, SqliteAdapter, sql } from 'kysely';

const refusal = 'audit_entries is append-only';

/** The database itself refuses to change or remove what the audit trail holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) {
    for (const change of ['update', 'delete']) {
      await sql`create trigger ${sql.id(`audit_entries_no_${change}`)} before ${sql.raw(change)} on audit_entries
        begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db);
    }
    return;
  }
  await sql`create function refuse_audit_change() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${refusal}'; end`)}`.execute(db);
  await sql`create trigger audit_entries_no_change before update or delete on audit_entries
    for each row execute function refuse_audit_change()`.execute(db);
  await sql`create trigger audit_entries_no_truncate before truncate on audit_entries
    for each statement execute function refuse_audit_change()`.execute(db);
}
