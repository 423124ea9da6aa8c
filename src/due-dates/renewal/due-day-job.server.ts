import { z } from 'zod';
import { turnAbsences } from '../../absences/absence-effects.server.ts';
import { findAllCompanies } from '../../companies/company-lookups.db.ts';
import { today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { tellOfEnding } from '../../programmes/programme-effects.server.ts';
import { findBegun } from '../../programmes/programme-lookups.db.ts';
import { renewAllDueDates } from '../due-effects.server.ts';
import { dueRunJob } from './due-run-job.server.ts';
import { findCheckedDay, noteCheckedDay, unfinishedRuns } from './due-runs.db.ts';

const hour = 3_600_000;

/** Once an hour, on one node: a new day may be the first of a programme. */
export const dueDayJob = defineJob({
  kind: 'due-dates-day',
  payload: z.object({}),
  everyMs: hour,
  handle: (_payload, { db }) => renewBegun(db, today(), new Date(Date.now() - hour)),
});

/**
 * Has everything computed anew for the companies whose programme has begun to hold since the last time; the first time for all
 * companies. On a new day programmes that end soon are told of, and absences looked at. And runs that were begun before a time and have not come to an end get their task back.
 */
async function renewBegun(db: Database, day: string, lostBefore: Date): Promise<void> {
  // Together: the day that was looked at, and the runs that it begins.
  await db.transaction().execute(async (tx) => {
    const checked = await findCheckedDay(tx);
    const companies = checked === null ? await findAllCompanies(tx) : await findBegun(tx, checked, day);
    for (const companyId of companies) await renewAllDueDates(tx, { companyId });
    if (checked !== null && day <= checked) return;
    await tellOfEnding(tx, day);
    await turnAbsences(tx);
    await noteCheckedDay(tx, day);
  });
  for (const { companyId: company, id: run } of await unfinishedRuns(db, lostBefore.toISOString())) {
    await enqueue(db, dueRunJob, { company, run }, { key: run });
  }
}
