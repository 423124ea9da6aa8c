import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './database.server.ts';

/**
 * By how many bytes the file of the embedded database grows when what was written ahead comes into it: then all of it is needed at
 * once (SQLite, checkpoints).
 * @param file of the database
 */
export async function bytesWrittenAhead(db: Database, file: string): Promise<number> {
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const sizes = await sql<{ page_size: number }>`pragma page_size`.execute(db);
  const whole = (pages.rows[0]?.page_count ?? 0) * (sizes.rows[0]?.page_size ?? 0);
  return Math.max(0, whole - (await stat(file)).size);
}
