import { z } from 'zod';
import { findCompanyUser } from '../../companies/company-lookups.db.ts';
import { notify } from '../../notifications/notify.server.ts';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import { referralTomorrow } from '../referral-notifications.server.ts';
import { takeToRemind } from './reminders.db.ts';

const hour = 3_600_000;

/** So many are told of by one transaction: whoever wants to change one of them waits no longer than that. */
const part = 100;

/**
 * Once an hour, on one node: who is expected tomorrow, as the practice's calendar has it, is told to their company. Also who was
 * booked or moved to tomorrow since the last hour; nobody twice. To the person nothing is sent: the register has no address of theirs.
 */
export const remindersJob = defineJob({
  kind: 'referral-reminders',
  payload: z.object({}),
  everyMs: hour,
  handle: (_payload, { db }, { signal }) => remindOfTomorrow(db, today(), signal),
});

/** Tells the companies, once, of the appointments of the day after this one. */
export async function remindOfTomorrow(db: Database, day: string, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    // Together: a part of the referrals, and whom it tells of each.
    if (!(await db.transaction().execute((tx) => remindOfSome(tx, day)))) return;
  }
}

/** @returns whether there may be more */
async function remindOfSome(tx: Database, day: string): Promise<boolean> {
  const { taken, mayBeMore } = await takeToRemind(tx, { on: day, of: daysAfter(day, 1) }, part);
  for (const [companyId, some] of Map.groupBy(taken, (one) => one.companyId)) {
    const to = await findCompanyUser(tx, companyId);
    for (const { id } of some) await notify(tx, referralTomorrow, { to, about: id });
  }
  return mayBeMore;
}
