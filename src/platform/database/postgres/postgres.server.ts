import { type Dialect, type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { parsePostgresAddress } from './postgres-address.rules.ts';
import { type OnMoved, primaryPool } from './primary.server.ts';

/**
 * PostgreSQL through `pg`. Dates and times come back as text, as they do from SQLite: a date is never moved by a time zone.
 * @param url `postgres://user:password@host:port/database`; of several hosts the one that takes writes is followed
 * @param onMoved told when another one does
 */
export function postgresDialect(url: string, onMoved: OnMoved = () => {}): Dialect {
  const address = parsePostgresAddress(url);
  let opened: { pool: () => pg.Pool; doubt: () => void } | null = null;
  const postgres = new PostgresDialect({
    async pool() {
      const open = await opener();
      if (address.servers.length > 1 || address.mustWrite) {
        const primary = await primaryPool(address, open, onMoved);
        opened = { pool: primary.present, doubt: primary.doubt };
        return primary;
      }
      const pool = open(address.servers[0] ?? url);
      opened = { pool: () => pool, doubt: () => {} };
      return pool;
    },
  });
  return {
    createAdapter: () => new UnhurriedPostgresAdapter(() => opened),
    createDriver: () => postgres.createDriver(),
    createIntrospector: (db) => postgres.createIntrospector(db),
    createQueryCompiler: () => postgres.createQueryCompiler(),
  };
}

/** Loads `pg` itself: an installation on SQLite starts without it. */
async function opener(): Promise<(url: string) => pg.Pool> {
  const { Pool, types } = (await import('pg')).default;
  return (url) => openPool(url, Pool, types);
}

function openPool(url: string, Pool: typeof pg.Pool, types: typeof pg.types): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: 'zelo',
    types: {
      getTypeParser: (oid, format) => {
        if (oid === types.builtins.DATE) return (text: string) => text;
        if (oid === types.builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
        return types.getTypeParser(oid, format);
      },
    },
  });
  // A connection that breaks while idle must not end the process; the next query takes a new one.
  pool.on('error', () => {});
  // Nor may one that breaks between two statements of a transaction; the second statement fails and says so.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** Migrations, and a second process that waits for them, may take longer than a call's statement. */
export class UnhurriedPostgresAdapter extends PostgresAdapter {
  readonly #opened: () => { pool: () => pg.Pool; doubt: () => void } | null;

  constructor(opened: () => { pool: () => pg.Pool; doubt: () => void } | null) {
    super();
    this.#opened = opened;
  }

  /** A server has said that it takes no writes. */
  doubt(): void {
    this.#opened()?.doubt();
  }

  /** How many connections there are, how many of them nobody uses, and how many calls wait for one. */
  connections() {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = this.#opened()?.pool() ?? {};
    return { total: totalCount, idle: idleCount, waiting: waitingCount };
  }

  override async acquireMigrationLock(
    db: Kysely<unknown>,
    options: Parameters<PostgresAdapter['acquireMigrationLock']>[1],
  ): Promise<void> {
    await sql`set local statement_timeout = 0`.execute(db);
    await super.acquireMigrationLock(db, options);
  }
}
