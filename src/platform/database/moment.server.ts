import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.server.ts';

/**
 * The time as the database tells it, in a query: the clocks of several nodes differ, and what one calls over another may
 * still hold. An embedded database has the clock of its machine.
 * @param aheadMs so many milliseconds later
 */
export function moment(db: Database, aheadMs = 0): RawBuilder<string> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return sql<string>`statement_timestamp() + ${aheadMs} * interval '1 millisecond'`;
  }
  return sql<string>`${new Date(Date.now() + aheadMs).toISOString()}`;
}
