import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { findActiveAfter } from '../../employees/employee-lookups.db.ts';
import { announce } from '../../live/announce.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import { countActive, waitForOthers } from '../due-people.db.ts';
import { advanceRun, beginRun, endRun, noteTotal, type Run } from './due-runs.db.ts';
import { renew } from './renewal.server.ts';

/**
 * So many people are computed by one transaction: whoever wants to change one of them waits no longer than that, and on the
 * embedded engine nobody is answered meanwhile. With two hundred and no pause a list took twelve times as long as usual, with
 * twenty it takes twice.
 */
const part = 20;
/** Between two of them others have their turn, those whose answer takes several turns of the loop, too. */
const pauseMs = 2;
/** Open screens are told after so many people each. */
const shownEvery = 1_000;

/** Computes what is due for everybody of a company, part by part; stopped, it goes on where it was. */
export const dueRunJob = defineJob({
  kind: 'due-dates',
  payload: z.object({ company: z.uuid(), run: z.uuid() }),
  together: 1,
  async handle({ company, run: id }, { db }, { signal }) {
    let run = await beginRun(db, { companyId: company, id });
    if (!run) return;
    await waitForOthers(db, company);
    if (run.afterId === '') await noteTotal(db, run, await countActive(db, company));
    while (run && !signal.aborted) run = await renewPart(db, run);
    signal.throwIfAborted();
  },
});

/** @returns the run as it goes on; null where it is done, or somebody else's */
async function renewPart(db: Database, run: Run): Promise<Run | null> {
  await wait(pauseMs);
  const { companyId } = run;
  // Together: the due dates of a part of the people, and how far the run is.
  return db.transaction().execute(async (tx) => {
    const ids = await findActiveAfter(tx, companyId, run.afterId, part);
    const last = ids.at(-1);
    if (last === undefined || run.done % shownEvery === 0)
      await announce(tx, { topic: 'dueDates', ids: [], companyId });
    if (last === undefined) {
      await endRun(tx, run);
      return null;
    }
    await renew(tx, companyId, ids);
    const next = { ...run, done: run.done + ids.length, afterId: last };
    return (await advanceRun(tx, run, next)) ? next : null;
  });
}
