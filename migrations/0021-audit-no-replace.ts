import { type Kysely, SqliteAdapter, sql } from 'kysely';

/**
 * SQLite's `insert or replace` takes the old row away without a word to the triggers on update and delete: the one on
 * insert refuses a place in the trail that is taken. On PostgreSQL `on conflict do update` is an update, and refused as one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  await sql`create trigger audit_entries_no_replace before insert on audit_entries
    when exists (select 1 from audit_entries where number = new.number)
    begin select raise(abort, 'audit_entries is append-only'); end`.execute(db);
}
