import { CompiledQuery } from 'kysely';
import type { Database } from './database.server.ts';
import { whileLocked } from './locked.server.ts';
import { EmbeddedAdapter } from './sqlite.server.ts';

/**
 * A transaction whose end does not wait until the disk has it. A loss of power in the next moments may undo it, but never
 * out of order: what any later transaction flushes was written after it and brings it along. For what nobody misses by
 * itself: a sign-in that is lost like this is repeated, and one that led to anything that counts is not lost.
 * Sources: SQLite `pragma synchronous`, PostgreSQL `synchronous_commit`.
 */
export function withoutFlush<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof EmbeddedAdapter)) {
    return db.transaction().execute(async (tx) => {
      await tx.executeQuery(CompiledQuery.raw('set local synchronous_commit = off'));
      return work(tx);
    });
  }
  // No one else uses SQLite's connection meanwhile; within a transaction the setting could not be changed.
  const once = () =>
    db.connection().execute(async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('pragma synchronous = normal'));
      try {
        return await connection.transaction().execute(work);
      } finally {
        await connection.executeQuery(CompiledQuery.raw('pragma synchronous = full'));
      }
    });
  // The lock is taken before the work begins: what finds it held has done nothing yet.
  return whileLocked(once, adapter.apart);
}
