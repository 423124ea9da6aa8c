import { sql } from 'kysely';
import { type Database, hasOneWriter } from './database.server.ts';
import type { Tables } from './tables.ts';

/**
 * Has PostgreSQL look anew at tables into which much was written at once. Until it does so by itself, a minute or more later, it
 * plans as if they were as they had been, and must look up each new row to know that everybody may see it, also where an index
 * would say all that is asked: a count of 50,000 takes ten times as long. The embedded engine does without.
 */
export async function renewStatistics(db: Database, tables: readonly (keyof Tables)[]): Promise<void> {
  if (hasOneWriter(db)) return;
  await db.connection().execute(async (one) => {
    // A table of millions takes longer than a statement of a call may. Nobody waits for it, and nobody is kept waiting.
    await sql`set statement_timeout = 0`.execute(one);
    try {
      for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(one);
    } finally {
      await sql`reset statement_timeout`.execute(one);
    }
  });
}
