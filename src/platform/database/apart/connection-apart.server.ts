import { Kysely, sql } from 'kysely';
import type { Database } from '../database.server.ts';
import { EmbeddedAdapter } from '../sqlite.server.ts';
import type { Tables } from '../tables.ts';
import { apartDialect } from './apart-dialect.server.ts';

/** A connection that one piece of work has for itself, with the temporary tables that it makes. */
export type Apart = {
  connection: Database;
  /**
   * A transaction on that connection. What it announces is heard by nobody on the embedded engine: announce it again when it is
   * done.
   */
  transaction: <Result>(work: (tx: Database) => Promise<Result>) => Promise<Result>;
};

/**
 * Work of many seconds that ends in one transaction. On PostgreSQL it has a connection of the pool; SQLite's one connection would
 * be held by it, and nobody answered: it gets a connection in a thread of its own, beside which the usual one goes on reading what
 * was there before. Whoever writes waits for the transaction alone.
 */
export function connectionApart<Result>(db: Database, work: (apart: Apart) => Promise<Result>): Promise<Result> {
  const { adapter } = db.getExecutor();
  return adapter instanceof EmbeddedAdapter ? inOwnThread(adapter, work) : ofPool(db, work);
}

async function inOwnThread<Result>({ path, apart }: EmbeddedAdapter, work: (of: Apart) => Promise<Result>) {
  const connection = new Kysely<Tables>({ dialect: apartDialect(path) });
  try {
    return await work({
      connection,
      async transaction(inside) {
        const end = apart.begin();
        try {
          // Together: whatever is done inside.
          return await connection.transaction().execute(inside);
        } finally {
          end();
        }
      },
    });
  } finally {
    await connection.destroy();
  }
}

function ofPool<Result>(db: Database, work: (of: Apart) => Promise<Result>) {
  return db.connection().execute(async (connection) => {
    try {
      // Together: whatever is done inside.
      return await work({ connection, transaction: (inside) => connection.transaction().execute(inside) });
    } finally {
      // Whoever has the connection next finds none of its tables; one that broke has lost them, which is not what went wrong.
      await sql`discard temp`.execute(connection).catch(() => {});
    }
  });
}
