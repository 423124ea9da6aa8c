import { Kysely } from 'kysely';
import type { Database } from '../database.server.ts';
import { EmbeddedAdapter } from '../sqlite.server.ts';
import type { Tables } from '../tables.ts';
import { apartDialect } from './apart-dialect.server.ts';

/**
 * A transaction that takes seconds. On PostgreSQL it is like any other; SQLite's one connection would be held by it, and nobody
 * answered: it gets a connection of its own in a thread of its own, beside which the usual one goes on reading what was there
 * before. Whoever writes meanwhile waits until it is over. What it announces is heard by nobody on the embedded engine:
 * announce it again when it is done.
 */
export async function transactionApart<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof EmbeddedAdapter)) return db.transaction().execute(work);
  const apart = new Kysely<Tables>({ dialect: apartDialect(adapter.path) });
  const end = adapter.apart.begin();
  try {
    return await apart.transaction().execute(work);
  } finally {
    end();
    await apart.destroy();
  }
}
