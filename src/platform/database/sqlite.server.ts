import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/**
 * The embedded engine: Node's own SQLite in the form that Kysely's SQLite dialect expects.
 * WAL with `synchronous=FULL`: an answered write has been flushed to disk.
 * @param path the database file; its folder is made if need be
 */
export function sqliteDialect(path: string): Dialect {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 30_000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const sqlite = new SqliteDialect({ database: adapt(database) });
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => sqlite.createDriver(),
    createIntrospector: (db) => sqlite.createIntrospector(db),
    createQueryCompiler: () => sqlite.createQueryCompiler(),
  };
}

/** SQLite does run DDL in transactions; saying so makes each start's migrations all or nothing. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      // A transaction takes the write lock at once: one that reads first and writes later would fail, not wait, when
      // another process (the demo, a backup) writes in between.
      const sql = text === 'begin' ? 'begin immediate' : text;
      const known = prepared.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql));
      // A full disk ends a transaction by itself; a second rollback would hide that error behind its own.
      if (sql === 'rollback') {
        const { run } = statement;
        statement.run = (parameters) => (database.isTransaction ? run(parameters) : { changes: 0, lastInsertRowid: 0 });
      }
      if (prepared.size < 500) prepared.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toSqlite)),
    run: (parameters) => statement.run(...parameters.map(toSqlite)),
    iterate: (parameters) => statement.iterate(...parameters.map(toSqlite)),
  };
}

/** SQLite has no boolean: it keeps 1 and 0. */
function toSqlite(value: unknown): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue);
}
