import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { postgresDialect } from './postgres.server.ts';
import { sqliteDialect } from './sqlite.server.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction on it: what every query function takes first. */
export type Database = Kysely<Tables>;

/** Opens PostgreSQL when an address is given, else the SQLite file `zelo.sqlite` in the data folder. */
export function openDatabase(options: { databaseUrl?: string | undefined; dataDir: string }): Database {
  const dialect = options.databaseUrl
    ? postgresDialect(options.databaseUrl)
    : sqliteDialect(join(options.dataDir, 'zelo.sqlite'));
  return new Kysely<Tables>({ dialect });
}

/** Answers when the database does; throws what the driver throws otherwise. */
export async function checkDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
