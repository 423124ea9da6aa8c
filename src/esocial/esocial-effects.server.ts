import type { Database } from '../platform/database/database.server.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { hasProgramme } from '../programmes/programme-lookups.db.ts';
import { markPeople } from './exposure/people-marks.db.ts';
import { uncheckEvents } from './lines/events.db.ts';
import { insertMark, markOpenEvents } from './lines/marks.db.ts';
import { eventsJob } from './making/events-job.server.ts';

/** What a change elsewhere does to the events of the eSocial, in its own transaction. */

/** An ASO was issued, corrected by this one, or cancelled: its events are made or taken back by a job. Once is enough, twice changes nothing. */
export async function noteAso(tx: Database, { companyId, documentId }: { companyId: string; documentId: string }) {
  await insertMark(tx, { companyId, documentId });
  await workOn(tx, companyId);
}

/**
 * What events are made of has changed: those of the company that have not left, or of these people of it, are looked at anew, and so are
 * their conditions where a programme says them.
 * @param employeeIds null for everybody
 */
export async function recheckEvents(
  tx: Database,
  { companyId, employeeIds }: { companyId: string; employeeIds: readonly string[] | null },
): Promise<void> {
  if (employeeIds?.length === 0) return;
  const isUnchecked = await uncheckEvents(tx, companyId, employeeIds);
  if (isUnchecked && employeeIds) await markOpenEvents(tx, companyId, employeeIds);
  const isNoted = await hasProgramme(tx, companyId);
  if (isNoted) await markPeople(tx, companyId, employeeIds);
  if (isUnchecked || isNoted) await workOn(tx, companyId);
}

/** Has the events of a company made and looked at, by a job that begins when the transaction has ended. */
export async function workOn(tx: Database, companyId: string): Promise<void> {
  await enqueue(tx, eventsJob, { company: companyId }, { key: companyId });
}
