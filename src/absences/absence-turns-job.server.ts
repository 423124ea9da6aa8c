import { z } from 'zod';
import { renewDueDates } from '../due-dates/due-effects.server.ts';
import { daysAfter, today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { defineJob } from '../platform/jobs/job.server.ts';
import { tellOfTurn } from './absence-turns.server.ts';
import { absencesAround } from './told-absences.db.ts';

/** So many are looked at by one transaction: whoever wants to change one of their people waits no longer than that. */
const part = 50;

/** Absences that have ended so long ago were looked at on a day since then. */
const lookedBackDays = 31;

type Around = Awaited<ReturnType<typeof absencesAround>>;

/**
 * On each new day: of whom an absence goes on or has ended, what is due is computed anew, and the clinic is told of those that have
 * come to 30 days or end soon. It may run twice: dates come out the same, and what was told is not told again.
 */
export const absenceTurnsJob = defineJob({
  kind: 'absence-turns',
  payload: z.object({}),
  together: 1,
  async handle(_payload, { db }, { signal }) {
    const day = today();
    const since = daysAfter(day, -lookedBackDays);
    let last: Around[number] | null = null;
    for (;;) {
      signal.throwIfAborted();
      const rows: Around = await absencesAround(db, { since, day }, last, part);
      // Together: a part of the absences, and whom it tells of each.
      await db.transaction().execute((tx) => turn(tx, rows, day));
      last = rows.at(-1) ?? null;
      if (rows.length < part) return;
    }
  },
});

async function turn(tx: Database, rows: Around, day: string): Promise<void> {
  for (const [companyId, some] of Map.groupBy(rows, (row) => row.companyId)) {
    const employeeIds = [...new Set(some.map(({ employeeId }) => employeeId))];
    await renewDueDates(tx, { companyId, employeeIds });
    for (const employeeId of employeeIds) await tellOfTurn(tx, { companyId, employeeId }, { day });
  }
}
