import { sql } from 'kysely';
import { type Database, hasOneWriter } from './database.server.ts';

/** Writes something, and takes it back: that a database answers does not say that it takes anything. */
export async function tryWriting(db: Database): Promise<void> {
  const takenBack = new Error('taken back');
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`create table zelo_check_config (tried integer)`.execute(tx);
      throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });
}

/**
 * Whether PostgreSQL finds room for more than it has: a megabyte is written for a moment and taken back. It tells nobody how much room
 * its disk has; where it lets this user make nothing for a moment, not even this.
 * @throws what the driver throws where it answers nothing, or takes no writes at all (25006)
 */
export async function findsRoom(db: Database): Promise<boolean> {
  const takenBack = new Error('taken back');
  try {
    // Together: nothing stays of it: it is taken back.
    await db.transaction().execute(async (tx) => {
      await sql`create temporary table zelo_room on commit drop as
        select repeat(md5(cast(n as text)), 60) as filled from generate_series(1, 512) as n`.execute(tx);
      throw takenBack;
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === '53100') return false;
    if (error !== takenBack && code !== '42501') throw error;
  }
  return true;
}

/** What the time is for the database; an embedded one has the clock of this machine. */
export async function databaseClock(db: Database): Promise<Date> {
  if (hasOneWriter(db)) return new Date();
  const { rows } = await sql<{ now: string }>`select statement_timestamp() as now`.execute(db);
  return new Date(rows[0]?.now ?? Number.NaN);
}
