import type { Database } from '../database/database.server.ts';
import { moment } from '../database/moment.server.ts';

/** How much is due of one kind of job, and since when the oldest of it is. */
export type Depth = { kind: string; due: number; oldestAt: string | null };

/** What is due and nobody holds, by kind. What waits for its time is no backlog. */
export async function depthOfJobs(db: Database): Promise<Depth[]> {
  const rows = await db
    .selectFrom('jobs')
    .select((eb) => ['kind', eb.fn.countAll<number | string>().as('due'), eb.fn.min('due_at').as('oldestAt')])
    .where('set_aside_at', 'is', null)
    .where('lease', 'is', null)
    .where('due_at', '<=', moment(db))
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, due, oldestAt }) => ({ kind, due: Number(due), oldestAt }));
}
