import { z } from 'zod';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import { changedMonths, keepMonth, notesOf } from './exam-months.db.ts';
import { countMonth } from './month-counts-lookups.db.ts';

/** Once a minute, on one node: sums anew the months whose exams have changed. Until then they are counted from the exams. */
export const examMonthsJob = defineJob({
  kind: 'exam-months',
  payload: z.object({}),
  everyMs: 60_000,
  handle: (_payload, { db }, { signal }) => sumChangedMonths(db, signal),
});

/** Sums every month of which it is noted that it changed. What was noted is read first: what is noted later is not taken for counted. */
export async function sumChangedMonths(db: Database, signal?: AbortSignal): Promise<void> {
  for (const { companyId, month } of await changedMonths(db)) {
    if (signal?.aborted) return;
    const notes = await notesOf(db, { companyId, month });
    if (notes.length === 0) continue;
    const sums = await countMonth(db, { companyId, month });
    await keepMonth(db, { companyId, month }, { notes, sums });
  }
}
