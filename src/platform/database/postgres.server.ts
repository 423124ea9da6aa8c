import { type Dialect, type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';

/**
 * PostgreSQL through `pg`. Dates and times come back as text, as they do from SQLite: a date is never moved by a time zone.
 * @param url `postgres://user:password@host:port/database`
 */
export function postgresDialect(url: string): Dialect {
  const postgres = new PostgresDialect({ pool: () => openPool(url) });
  return {
    createAdapter: () => new UnhurriedPostgresAdapter(),
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

/** Migrations, and a second process that waits for them, may take longer than a call's statement. */
class UnhurriedPostgresAdapter extends PostgresAdapter {
  override async acquireMigrationLock(
    db: Kysely<unknown>,
    options: Parameters<PostgresAdapter['acquireMigrationLock']>[1],
  ): Promise<void> {
    await sql`set local statement_timeout = 0`.execute(db);
    await super.acquireMigrationLock(db, options);
  }
}
