import { PostgresAdapter, sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';

/** One taking of a job: until when whoever had it held it, and when it was taken, by the database's clock. */
export type Taking = { job: string; heldUntil: string | null; at: string };

/** Lets the database itself write down each taking of a job, whoever takes it. */
export async function logLeases(db: Database): Promise<() => Promise<Taking[]>> {
  await sql`create table lease_log (job text, held_until text, at text)`.execute(db);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create function log_lease() returns trigger language plpgsql as ${sql.lit(`begin
      insert into lease_log values (new.id, case when old.lease is not null then old.due_at::text end, clock_timestamp()::text);
      return null; end`)}`.execute(db);
    await sql`create trigger log_lease after update on jobs for each row
      when (new.lease is not null and new.lease is distinct from old.lease) execute function log_lease()`.execute(db);
  } else {
    await sql`create trigger log_lease after update on jobs when new.lease is not null and new.lease is not old.lease
      begin insert into lease_log values (new.id, iif(old.lease is null, null, old.due_at), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
      end`.execute(db);
  }
  const read = sql<Taking>`select job, held_until as "heldUntil", at from lease_log`;
  return async () => (await read.execute(db)).rows;
}

/** The takings of a job that another one still held: there must be none. */
export function takenTwice(takings: readonly Taking[]): Taking[] {
  return takings.filter(({ heldUntil, at }) => heldUntil !== null && Date.parse(heldUntil) > Date.parse(at));
}
