import { announce } from '../live/announce.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { dueRunJob } from './renewal/due-run-job.server.ts';
import { ensureWaiting } from './renewal/due-runs.db.ts';
import { renew } from './renewal/renewal.server.ts';

/** What a change elsewhere does to due dates, in its own transaction. */

/**
 * Computes anew what is due for these people of a company, active or not. After the change itself, and once for all people of a
 * transaction: they are held from here on, in the order of their ids. Open screens are told.
 */
export async function renewDueDates(
  tx: Database,
  { companyId, employeeIds }: { companyId: string; employeeIds: readonly string[] },
): Promise<void> {
  await renew(tx, companyId, employeeIds);
  const [employeeId, another] = employeeIds;
  const ofOne = employeeId !== undefined && another === undefined ? { employeeId } : {};
  await announce(tx, { topic: 'dueDates', companyId, ...ofOne, ids: [] });
}

/**
 * Has what is due for everybody of a company computed anew, by a job that begins when the transaction has ended. One that waits
 * already stands for this change, too.
 */
export async function renewAllDueDates(tx: Database, { companyId }: { companyId: string }): Promise<void> {
  const run = await ensureWaiting(tx, companyId);
  await enqueue(tx, dueRunJob, { company: companyId, run }, { key: run });
}
