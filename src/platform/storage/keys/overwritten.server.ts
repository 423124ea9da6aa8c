import { CompiledQuery } from 'kysely';
import type { Database } from '../../database/database.server.ts';
import { EmbeddedAdapter } from '../../database/sqlite.server.ts';

/**
 * Overwrites in the file of an embedded database what is replaced meanwhile, and brings all of it into the file at the end: of what was
 * kept in clear nothing is left to whoever takes the file. Source: SQLite `pragma secure_delete`. PostgreSQL keeps what it has
 * replaced until its own `VACUUM`.
 */
export async function overwritten<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  if (!(db.getExecutor().adapter instanceof EmbeddedAdapter)) return work();
  await db.executeQuery(CompiledQuery.raw('pragma secure_delete = on'));
  try {
    return await work();
  } finally {
    await db.executeQuery(CompiledQuery.raw('pragma wal_checkpoint(truncate)'));
    await db.executeQuery(CompiledQuery.raw('pragma secure_delete = off'));
  }
}
