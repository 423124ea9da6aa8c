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
    // Together: whatever the work does.
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
        // Together: whatever the work does.
        return await connection.transaction().execute(work);
      } finally {
        await connection.executeQuery(CompiledQuery.raw(`pragma synchronous = ${adapter.synchronous}`));
      }
    });
  // The lock is taken before the work begins: what finds it held has done nothing yet.
  return whileLocked(once, adapter.apart);
}

/**
 * Lets nothing that an embedded database is told meanwhile wait for the disk, and flushes all of it at the end. For whoever fills a
 * database that was empty: after a loss of power it is begun anew. Nothing is damaged by one; the order of what was written stays.
 * Source: SQLite `pragma synchronous`, normal in WAL mode. PostgreSQL, which answers from another process, is left as it is.
 */
export async function flushedAtEnd<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof EmbeddedAdapter)) return work();
  const set = async (synchronous: 'full' | 'normal') => {
    adapter.synchronous = synchronous;
    await db.executeQuery(CompiledQuery.raw(`pragma synchronous = ${synchronous}`));
  };
  await set('normal');
  try {
    return await work();
  } finally {
    await set('full');
    await db.executeQuery(CompiledQuery.raw('pragma wal_checkpoint(truncate)'));
  }
}
