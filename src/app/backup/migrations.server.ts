import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';

/** The names of the migrations that have run, in their order. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
