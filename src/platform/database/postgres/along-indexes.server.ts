import { sql } from 'kysely';
import { type Database, hasOneWriter } from '../database.server.ts';

/**
 * For the rest of a transaction PostgreSQL sorts nothing that an index has in order. Where it has not looked at a table for a
 * while, it takes a hundred thousand rows for three, and reads and sorts all of them for the sake of the first (decision 106).
 */
export async function alongIndexes(tx: Database): Promise<void> {
  if (!hasOneWriter(tx)) await sql`select set_config('enable_sort', 'off', true)`.execute(tx);
}
