import { sql } from 'kysely';
import type { Database } from '../database/database.server.ts';
import { moment } from '../database/moment.server.ts';
import type { Job } from './job.server.ts';
import { hasEnded } from './node-name.server.ts';
import { enqueue, only } from './queue.db.ts';

/**
 * Sees to it that a job that repeats itself exists, once, however many nodes begin at the same time, and is due within a
 * while: a clock that was ahead must not put it off for years.
 */
export async function ensureRepeating(db: Database, job: Job<Record<string, never>>, withinMs: number): Promise<void> {
  const isThere = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', job.kind)
    .where('key', '=', only)
    .executeTakeFirst();
  if (!isThere) return enqueue(db, job, {}, { key: only });
  await db
    .updateTable('jobs')
    .set({ due_at: moment(db, withinMs) })
    .where('kind', '=', job.kind)
    .where('key', '=', only)
    .where('lease', 'is', null)
    .where('due_at', '>', moment(db, withinMs))
    .execute();
}

/**
 * What a process of this machine held when it was killed need not rest until its lease is over: it is due at once. Another
 * machine's is known to be dead by its lease alone, which is of seconds.
 */
export async function freeOfDead(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('jobs')
    .select('lease')
    .distinct()
    .where('set_aside_at', 'is', null)
    .where('lease', 'is not', null)
    .execute();
  const dead = rows.flatMap(({ lease }) => (lease !== null && hasEnded(lease) ? [lease] : []));
  if (dead.length === 0) return;
  await db
    .updateTable('jobs')
    .set({ due_at: moment(db) })
    .where('set_aside_at', 'is', null)
    .where('lease', 'in', dead)
    .execute();
}

/** Lets what is put off for longer than any pause lasts come back: a clock that has been set right since had put it off. */
export async function mendPauses(db: Database, longestMs: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due_at: moment(db) })
    .where('set_aside_at', 'is', null)
    .where('attempts', '>', 0)
    .where('due_at', '>', moment(db, longestMs))
    .execute();
}

/**
 * What the clock of an embedded database, which was ahead and has been set back, had put off: it is due as long from now as it was
 * then, and at once where that is over.
 */
export async function bringForward(db: Database, byMs: number): Promise<void> {
  const now = new Date().toISOString();
  const earlier = `-${(byMs / 1000).toFixed(3)} seconds`;
  await db
    .updateTable('jobs')
    .set({ due_at: sql<string>`max(${now}, strftime('%Y-%m-%dT%H:%M:%fZ', due_at, ${earlier}))` })
    .where('set_aside_at', 'is', null)
    .where('due_at', '>', now)
    .execute();
}

/**
 * Sets aside what no node has taken for a day because none knows its kind: another version of the program has left it.
 * @returns what was set aside
 */
export function setUnknownAside(tx: Database, kinds: readonly string[]) {
  return tx
    .updateTable('jobs')
    .set({ set_aside_at: moment(tx), key: null, lease: null, reason: 'unknown-kind' })
    .where('set_aside_at', 'is', null)
    .where('due_at', '<', moment(tx, -dayMs))
    .where('kind', 'not in', kinds)
    .returning(['id', 'kind'])
    .execute();
}

const dayMs = 24 * 3_600_000;
