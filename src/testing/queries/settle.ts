import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';

/**
 * Lets the planner know what there is, and that everybody sees all of these tables. One vacuum does not see to that: PostgreSQL
 * leaves out the pages of commits that are not on disk yet, of rows that another transaction may still see (its own statistics'
 * too), and what is too little to clean an index for. An index that has all that is asked is then taken by luck.
 */
export async function settle(db: Database, ...tables: string[]): Promise<void> {
  if (process.env.TEST_ENGINE !== 'postgres') {
    await sql`analyze`.execute(db);
    return;
  }
  await flush(db);
  for (const table of tables) {
    while (!(await isSeenByAll(db, table))) await setTimeout(20);
  }
}

/** Waits until the commits so far are on disk, which those of the tests' databases do not wait for. */
async function flush(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = on`.execute(tx);
    await sql`select pg_logical_emit_message(true, '', '')`.execute(tx);
  });
}

async function isSeenByAll(db: Database, table: string): Promise<boolean> {
  await sql`vacuum (analyze, index_cleanup on) ${sql.table(table)}`.execute(db);
  const { rows } = await sql`select 1 from pg_class
    where oid = cast(${table} as regclass) and relallvisible = relpages`.execute(db);
  return rows.length > 0;
}
