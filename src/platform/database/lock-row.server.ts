import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './database.server.ts';
import type { Tables } from './tables.ts';

/**
 * Keeps a record as it is until the transaction ends, so that what is read of it next is what the transaction changes.
 * SQLite has one writer at a time and needs nothing. What refers to the record may be written meanwhile: else who holds a user
 * and then wants a notice, and who marks that notice as seen by that user, would wait for one another for ever.
 */
export async function lockRow(tx: Database, table: keyof Tables, id: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select 1 from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
}
