import pg from 'pg';
import { openDatabase } from '../../platform/database/database.server.ts';
import { migrate } from '../../platform/database/migrate.server.ts';
import { createPostgres } from '../postgres/postgres.ts';
import type { Explain } from './compare-engines.ts';

/** What has a plan; anything else is done, and undone. */
const planned = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Has a migrated PostgreSQL database, without a row, explain statements: it knows the names, and takes each value as what the
 * statement makes of it.
 * @param work gets who explains
 */
export async function withPostgres<Result>(work: (explain: Explain) => Promise<Result>): Promise<Result> {
  const database = await createPostgres();
  const db = openDatabase({ databaseUrl: database.url, dataDir: '' });
  await migrate(db).finally(() => db.destroy());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return await work(async ({ sql, values }) => {
      await client.query('begin');
      try {
        await client.query(planned.test(sql) ? `explain ${sql}` : sql, values.map(given));
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      } finally {
        await client.query('rollback');
      }
    });
  } finally {
    await client.end();
    await database.drop();
  }
}

/** A value as PostgreSQL is handed it, of what the record keeps of it. */
function given(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Buffer.alloc(1) : value;
}
