import { join } from 'node:path';
import { Kysely, PostgresAdapter, sql } from 'kysely';
import { postgresDialect, UnhurriedPostgresAdapter } from './postgres/postgres.server.ts';
import type { OnMoved } from './postgres/primary.server.ts';
import { EmbeddedAdapter, sqliteDialect } from './sqlite.server.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction on it: what every query function takes first. */
export type Database = Kysely<Tables>;

/** Where a database is: PostgreSQL when there is an address, else the SQLite file `zelo.sqlite` in the data folder. */
export type DatabasePlace = { databaseUrl?: string | undefined; dataDir: string };

/** Opens the database; the file of an embedded one comes into being with it. */
export function openDatabase(place: DatabasePlace, { onSlow = () => {}, onMoved }: Told = {}): Database {
  const { databaseUrl } = place;
  const dialect = databaseUrl ? postgresDialect(databaseUrl, onMoved) : sqliteDialect(sqliteFile(place));
  const db = new Kysely<Tables>({
    dialect,
    log(event) {
      const {
        queryDurationMillis: ms,
        query: { sql: text },
      } = event;
      if (event.level === 'error') doubtPrimary(db, event.error);
      // Its shape alone: values are parameters and stay out.
      if (ms >= slowMs) onSlow({ statement: text.replace(/\s+/g, ' ').slice(0, 2_000), ms: Math.round(ms) });
    },
  });
  return db;
}

/** PostgreSQL's word for a server that takes no writes (25006): it has become a standby. */
function doubtPrimary(db: Database, error: unknown): void {
  const { adapter } = db.getExecutor();
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === '25006' && adapter instanceof UnhurriedPostgresAdapter) adapter.doubt();
}

/** Who is told of what happens with the database. */
export type Told = { onSlow?: OnSlow; onMoved?: OnMoved };

/** From how many milliseconds on a statement is slow: a person has noticed by then. */
const slowMs = 500;

/** Told of a statement that took long: how it is written, without what was asked for. */
type OnSlow = (slow: { statement: string; ms: number }) => void;

/** How PostgreSQL's connections are used; null where there are none. */
export function poolOf(db: Database): Readonly<Record<'total' | 'idle' | 'waiting', number>> | null {
  const { adapter } = db.getExecutor();
  return adapter instanceof UnhurriedPostgresAdapter ? adapter.connections() : null;
}

/**
 * Runs a task on everything as it was at one moment, while others go on writing: one transaction that only reads, of
 * SQLite's write-ahead log or repeatable-read on PostgreSQL. Neither waits for writers nor keeps them waiting.
 */
export async function onSnapshot<Result>(place: DatabasePlace, task: (db: Database) => Promise<Result>) {
  const { databaseUrl } = place;
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(sqliteFile(place), true);
  const db = new Kysely<Tables>({ dialect });
  try {
    // SQLite's transactions are of this kind anyway.
    return await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(task);
  } finally {
    await db.destroy();
  }
}

/** Whether it has one writer at a time: what is written beside a transaction waits until that is over. */
export function hasOneWriter(db: Database): boolean {
  return db.getExecutor().adapter instanceof EmbeddedAdapter;
}

/** Whether another process keeps everybody here from writing, at this moment. Only an embedded database knows. */
export function isBlocked(db: Database): boolean {
  const { adapter } = db.getExecutor();
  return adapter instanceof EmbeddedAdapter && adapter.isBlocked();
}

/** Whether there is such a table, in a database of whatever version. */
export async function hasTable(db: Database, name: string): Promise<boolean> {
  const { rows } = await (isPostgres(db)
    ? sql`select 1 from information_schema.tables where table_schema = current_schema() and table_name = ${name}`
    : sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
  ).execute(db);
  return rows.length > 0;
}

/** Whether this is PostgreSQL, not the embedded engine. */
function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The file of an embedded database. */
export function sqliteFile({ dataDir }: Pick<DatabasePlace, 'dataDir'>): string {
  return join(dataDir, 'zelo.sqlite');
}

/** Answers when the database does; throws what the driver throws otherwise. */
export async function checkDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
