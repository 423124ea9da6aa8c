import { renewDueDates } from '../due-dates/due-effects.server.ts';
import { wasTold } from '../notifications/notifications.db.ts';
import { notify } from '../notifications/notify.server.ts';
import { daysAfter, today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findClinicalUsers } from '../professionals/professional-lookups.db.ts';
import { findAbsenceRuns } from './absence-lookups.db.ts';
import { absenceEnding, absenceLong } from './absence-notifications.server.ts';
import { isLong, isLongBy, type Run, runOn } from './absence-runs.rules.ts';

type Person = { companyId: string; employeeId: string };

/** How long before its end an absence is told of: time enough to book the exam. */
const daysBefore = 7;

/**
 * What a change of somebody's absences does: their due dates are computed anew, and the clinic is told of what has come to 30 days
 * or ends soon. Near the end of a transaction, before the trail.
 * @param newEnd the end that was written, if it is another one: of that the clinic is told anew
 */
export async function absenceChanged(tx: Database, person: Person, newEnd: string | null): Promise<void> {
  await renewDueDates(tx, { companyId: person.companyId, employeeIds: [person.employeeId] });
  await tellOfTurn(tx, person, { day: today(), newEnd });
}

/** Tells the clinic, once, of an absence that has come to 30 days, or that asks for an exam and ends soon, by a day. */
export async function tellOfTurn(
  tx: Database,
  { companyId, employeeId }: Person,
  { day, newEnd = null }: { day: string; newEnd?: string | null },
): Promise<void> {
  const runs = await findAbsenceRuns(tx, companyId, [employeeId]);
  const run = runOn(runs.get(employeeId) ?? [], day);
  if (!run) return;
  // The end is that of the part which it ends with.
  const last = run.parts.at(-1)?.id ?? run.id;
  const tellLong = isLongBy(run, day) && !(await wasTold(tx, absenceLong.kind, run.id));
  const tellEnding = endsSoon(run, day) && (newEnd === run.endsOn || !(await wasTold(tx, absenceEnding.kind, last)));
  if (!tellLong && !tellEnding) return;
  const to = await findClinicalUsers(tx);
  if (tellLong) await notify(tx, absenceLong, { to, about: run.id });
  if (tellEnding) await notify(tx, absenceEnding, { to, about: last });
}

function endsSoon(run: Run, day: string): boolean {
  return isLong(run) === true && run.endsOn !== null && run.endsOn <= daysAfter(day, daysBefore);
}
