import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './database.server.ts';
import type { Tables } from './tables.ts';

/**
 * Keeps a record as it is until the transaction ends, so that what is read of it next is what the transaction changes.
 * SQLite has one writer at a time and needs nothing.
 */
export async function lockRow(tx: Database, table: keyof Tables, id: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(tx);
}
