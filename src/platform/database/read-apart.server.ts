import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.server.ts';
import { EmbeddedAdapter, toSqlite } from './sqlite.server.ts';

/** Asks the database one question. */
export type Ask = <Row>(question: Compilable<Row> | CompiledQuery<Row>) => Promise<readonly Row[]>;

/** Whether what this database answers can be read apart: the embedded engine does its work in the server's own thread. */
export function answersInPlace(db: Database): boolean {
  return readerOf(db) === null;
}

/** Asks where the database stands: PostgreSQL in its own process, SQLite in this thread. */
export function askInPlace(db: Database): Ask {
  return async (question) => (await db.executeQuery(compiled(question))).rows;
}

/**
 * Asks so that the server answers others meanwhile, for what may take long: SQLite in a thread of its own, where what a
 * transaction has not committed yet is not seen; inside of one, and on PostgreSQL, like every other question.
 */
export function askApart(db: Database): Ask {
  const reader = readerOf(db);
  if (!reader) return askInPlace(db);
  return async <Row>(question: Compilable<Row> | CompiledQuery<Row>) => {
    const { sql, parameters } = compiled(question);
    return (await reader.all(sql, parameters.map(toSqlite))) as Row[];
  };
}

function compiled<Row>(question: Compilable<Row> | CompiledQuery<Row>): CompiledQuery<Row> {
  return 'compile' in question ? question.compile() : question;
}

function readerOf(db: Database) {
  const { adapter } = db.getExecutor();
  return adapter instanceof EmbeddedAdapter && !db.isTransaction ? adapter.reader : null;
}
