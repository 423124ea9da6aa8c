import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';

/** Whether somebody waits for a lock that another transaction holds, on PostgreSQL. */
export async function isAnybodyWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
