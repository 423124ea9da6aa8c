import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { type OwnLocks, ownLocks } from './apart/own-locks.server.ts';
import { booleansOf } from './booleans.server.ts';
import { retryingDriver } from './drivers/retrying-driver.server.ts';
import { type Work, yieldingDriver } from './drivers/yielding-driver.server.ts';
import { isLocked } from './locked.server.ts';
import { openReader, type Reader } from './reader.server.ts';
import { type EmbeddedSignals, embeddedSignals } from './signals/embedded-signals.server.ts';

/**
 * The embedded engine: Node's own SQLite in the form that Kysely's SQLite dialect expects.
 * WAL with `synchronous=FULL`: an answered write has been flushed to disk.
 * @param path the database file; its folder is made if need be
 * @param readOnly leaves everything as it is, and takes no part in the writers' lock: a transaction sees one moment
 */
export function sqliteDialect(path: string, readOnly = false): Dialect {
  if (!readOnly) mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 30_000, readOnly });
  if (!readOnly) database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  // From here on the driver waits, which keeps nobody else waiting.
  database.exec('pragma busy_timeout = 0');
  const reader = openReader(path);
  const work: Work = { since: 0 };
  const apart = ownLocks();
  const signals = embeddedSignals();
  const sqlite = new SqliteDialect({ database: adapt(database, { reader, work, readOnly }) });
  return {
    createAdapter: () => new EmbeddedAdapter(database, { path, reader, signals, apart }),
    createDriver: () => yieldingDriver(signals.driver(retryingDriver(sqlite.createDriver(), apart)), work),
    createIntrospector: (db) => sqlite.createIntrospector(db),
    createQueryCompiler: () => sqlite.createQueryCompiler(),
  };
}

/** What this SQLite can do, beyond what Kysely takes for granted. */
export class EmbeddedAdapter extends SqliteAdapter {
  readonly #database: DatabaseSync;
  /** What takes long is read by it: SQLite itself answers at once, and everything else would wait until it has. */
  readonly reader: Reader;
  /** What is said of its changes. */
  readonly signals: EmbeddedSignals;
  /** The database's file. */
  readonly path: string;
  /** Transactions of this process that are under way on connections of their own. */
  readonly apart: OwnLocks;
  /** How much of a write is on the disk when it is answered, outside of `withoutFlush`. */
  synchronous: 'full' | 'normal' = 'full';

  constructor(database: DatabaseSync, { path, reader, signals, apart }: AdapterParts) {
    super();
    this.#database = database;
    this.path = path;
    this.reader = reader;
    this.signals = signals;
    this.apart = apart;
  }

  /** It does run DDL in transactions; saying so makes each start's migrations all or nothing. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /** There is one, and the driver gives it to one call at a time. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** A number that is another one once another process has changed the data; this one's own changes leave it. */
  changesOfOthers(): unknown {
    return this.#database.prepare('pragma data_version').get()?.data_version;
  }

  /** Whether another process holds the lock for writing at this moment. Answers at once. */
  isBlocked(): boolean {
    if (this.apart.isHeld()) return false; // It is ours, and ends by itself.
    if (this.#database.isTransaction) return false; // The lock is our own.
    try {
      this.#database.exec('begin immediate; rollback');
      return false;
    } catch (error) {
      if (isLocked(error)) return true;
      throw error;
    }
  }
}

type AdapterParts = { path: string; reader: Reader; signals: EmbeddedSignals; apart: OwnLocks };

type Parts = { reader: Reader; work: Work; readOnly: boolean };

function adapt(database: DatabaseSync, { reader, work, readOnly }: Parts): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => {
      reader.end();
      database.close();
    },
    prepare(text) {
      // A transaction takes the write lock at once: one that reads first and writes later would fail, not wait, when
      // another process (the demo, a backup) writes in between.
      const sql = text === 'begin' && !readOnly ? 'begin immediate' : text;
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
  function counted<Result>(ask: () => Result): Result {
    const begun = performance.now();
    const result = ask();
    work.since += performance.now() - begun;
    return result;
  }
  const withBooleans = booleansOf(statement);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => counted(() => withBooleans(statement.all(...parameters.map(toSqlite)))),
    run: (parameters) => counted(() => statement.run(...parameters.map(toSqlite))),
    iterate: (parameters) => statement.iterate(...parameters.map(toSqlite)),
  };
}

/** A value as SQLite takes it, which has no boolean: `booleansOf` gives them back. */
export function toSqlite(value: unknown): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : (value as SQLInputValue);
}
