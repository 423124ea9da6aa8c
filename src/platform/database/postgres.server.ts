import {
  type Dialect,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
} from 'kysely';
import type pg from 'pg';

/**
 * PostgreSQL through `pg`. Dates and times come back as text, as they do from SQLite: a date is never moved by a time zone.
 * @param url `postgres://user:password@host:port/database`
 */
export function postgresDialect(url: string): Dialect {
  const postgres = new PostgresDialect({ pool: async () => askingByCallback(await openPool(url)) });
  return {
    createAdapter: () => new PatientPostgresAdapter(),
    createDriver: () => postgres.createDriver(),
    createIntrospector: (db) => postgres.createIntrospector(db),
    createQueryCompiler: () => postgres.createQueryCompiler(),
  };
}

/** Loads `pg` itself: an installation on SQLite starts without it. */
async function openPool(url: string): Promise<pg.Pool> {
  const { Pool, types } = (await import('pg')).default;
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

/**
 * The pool as Kysely takes it, with each query asked by callback: pg's own promises make a list of 1,000 rows cost 1.5
 * times as much, most of it in the garbage collector (docs/performance.md).
 */
function askingByCallback(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  function wrapped(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[]) =>
      new Promise((done, fail) => {
        client.query(text, [...values], (error: Error | null, result) => (error ? fail(error) : done(result)));
      });
    // Kysely also takes cursors here; the product has none.
    return { query: query as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const asked = known.get(client) ?? wrapped(client);
      known.set(client, asked);
      return asked;
    },
  };
}

/** Migrations, and a second process that waits for them, may take longer than a call's statement. */
class PatientPostgresAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    db: Kysely<unknown>,
    options: Parameters<PostgresAdapter['acquireMigrationLock']>[1],
  ): Promise<void> {
    await sql`set local statement_timeout = 0`.execute(db);
    await super.acquireMigrationLock(db, options);
  }
}
