import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { openReader, type Reader } from './reader.server.ts';

/**
 * The embedded engine: Node's own SQLite in the form that Kysely's SQLite dialect expects.
 * WAL with `synchronous=FULL`: an answered write has been flushed to disk.
 * @param path the database file; its folder is made if need be
 */
export function sqliteDialect(path: string): Dialect {
  mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 30_000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  const reader = openReader(path);
  const work: Work = { since: 0 };
  const config = { database: adapt(database, reader, work) };
  const sqlite = new SqliteDialect(config);
  return {
    createAdapter: () => new EmbeddedAdapter(reader),
    createDriver: () => new PoliteDriver(config, work),
    createIntrospector: (db) => sqlite.createIntrospector(db),
    createQueryCompiler: () => sqlite.createQueryCompiler(),
  };
}

/** SQLite does run DDL in transactions; saying so makes each start's migrations all or nothing. */
export class EmbeddedAdapter extends SqliteAdapter {
  /** What takes long is read by it: SQLite itself answers at once, and everything else would wait until it has. */
  readonly reader: Reader;

  constructor(reader: Reader) {
    super();
    this.reader = reader;
  }

  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Milliseconds that SQLite has worked since others were let through. */
type Work = { since: number };

/** As long as this many calls that came together may keep the others waiting, in milliseconds. */
const turn = 25;

/** SQLite answers without a turn of the loop: of many questions each would be answered before anything else happens. */
class PoliteDriver extends SqliteDriver {
  readonly #work: Work;

  constructor(config: SqliteDialectConfig, work: Work) {
    super(config);
    this.#work = work;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#work.since > turn) {
      this.#work.since = 0;
      await setImmediate();
    }
    return super.acquireConnection();
  }
}

function adapt(database: DatabaseSync, reader: Reader, work: Work): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => {
      reader.end();
      database.close();
    },
    prepare(text) {
      // A transaction takes the write lock at once: one that reads first and writes later would fail, not wait, when
      // another process (the demo, a backup) writes in between.
      const sql = text === 'begin' ? 'begin immediate' : text;
      const known = prepared.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql), work);
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

function adaptStatement(statement: StatementSync, work: Work): SqliteStatement {
  function counted<Result>(answer: () => Result): Result {
    const begun = performance.now();
    const result = answer();
    work.since += performance.now() - begun;
    return result;
  }
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => counted(() => statement.all(...parameters.map(toSqlite))),
    run: (parameters) => counted(() => statement.run(...parameters.map(toSqlite))),
    iterate: (parameters) => statement.iterate(...parameters.map(toSqlite)),
  };
}

/** SQLite has no boolean: it keeps 1 and 0. */
export function toSqlite(value: unknown): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue);
}
