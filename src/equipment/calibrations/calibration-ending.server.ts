import { z } from 'zod';
import { type NotificationKind, scopeOf } from '../../notifications/notification-kind.server.ts';
import { notify } from '../../notifications/notify.server.ts';
import { daysAfter, formatDate, monthsAfter, today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import { findClinicalUsers } from '../../professionals/professional-lookups.db.ts';
import { activeAdmins } from '../../sign-in/accounts/accounts.db.ts';
import { calibratedUntil, calibrationState } from '../calibration.rules.ts';
import { findEndingCalibrations, findToldCalibrations, markCalibrationWarned } from './calibrations.db.ts';

/** The calibration of an equipment ends soon: what is examined with it afterwards does not stand (NR-7, Annex II). */
export const calibrationEnding: NotificationKind = {
  kind: 'calibration-ending',
  for: ['admin', 'professional'],
  mail: {
    label: 'Calibrações de equipamentos que vão vencer',
    text: 'A calibração de um equipamento da clínica vai vencer',
    usually: 'daily',
  },
  async tell(db, reader, ids) {
    const path = scopeOf(reader, 'equipment.read') ? '/equipment' : '/dashboard';
    const told = await findToldCalibrations(db, ids);
    return new Map(
      told.map(({ id, name, calibratedOn }) => {
        const until = formatDate(calibratedUntil(calibratedOn));
        const text = `A calibração de ${name} vale até ${until}. Depois disso nenhum exame é emitido com ele.`;
        return [id, { text, path }];
      }),
    );
  },
};

/** Once an hour, on one node: a new day may be the thirtieth before an end. */
export const calibrationEndingJob = defineJob({
  kind: 'calibration-ending',
  payload: z.object({}),
  everyMs: 3_600_000,
  handle: (_payload, { db }) => warnOfEnding(db, today()),
});

/** Tells administrators and those who attend, once of each calibration. */
async function warnOfEnding(db: Database, day: string): Promise<void> {
  // Together: each calibration, and whom it tells of its end.
  await db.transaction().execute(async (tx) => {
    for (const id of await findEndingCalibrations(tx, latestEnding(day))) {
      await notify(tx, calibrationEnding, {
        to: [...(await activeAdmins(tx)), ...(await findClinicalUsers(tx))],
        about: id,
      });
      await markCalibrationWarned(tx, id);
    }
  });
}

/** The last day of a calibration that is ending on another day, or over. */
function latestEnding(day: string): string {
  let last = daysAfter(monthsAfter(day, -11), 5);
  while (calibrationState(last, day) === 'valid') last = daysAfter(last, -1);
  return last;
}
