import { z } from 'zod';
import { findCompanyUser } from '../../companies/company-lookups.db.ts';
import { findMoversOf } from '../../due-dates/places/place-lookups.server.ts';
import { findAdmittedOn } from '../../employees/employee-lookups.db.ts';
import { notify } from '../../notifications/notify.server.ts';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { findClinicalUsers } from '../../professionals/professional-lookups.db.ts';
import { findBegun, hasProgramme } from '../../programmes/programme-lookups.db.ts';
import { companiesWithConditionsOn } from '../conditions/conditions.db.ts';
import { companiesOfPeople, markPeople } from '../exposure/people-marks.db.ts';
import { uncheckedCompanies, uncheckWaiting } from '../lines/events.db.ts';
import { markedCompanies } from '../lines/marks.db.ts';
import { eventsJob } from '../making/events-job.server.ts';
import { leadOn } from '../sending/batch-job.server.ts';
import { lateBatches } from '../sending/batches.db.ts';
import { companiesWithDue } from './due-events.db.ts';
import { daysOfWarning } from './due-words.rules.ts';
import { esocialDue } from './esocial-notifications.server.ts';

const hour = 3_600_000;

/**
 * Once an hour, on one node: tells companies and professionals of what is to be sent soon, once a day however often it looks; and
 * gives companies their job whose ASOs are still to be looked at, as those that were issued before, or whose job was lost, and whose events wait for
 * something else than a register.
 */
export const esocialDayJob = defineJob({
  kind: 'esocial-day',
  payload: z.object({}),
  everyMs: hour,
  async handle(_payload, { db }) {
    // Together: what was told of a day, and the letters that tell it.
    await db.transaction().execute(tellOfDue);
    await uncheckWaiting(db);
    await noteBegun(db);
    const marked = [...(await markedCompanies(db)), ...(await companiesOfPeople(db))];
    for (const company of new Set([...marked, ...(await uncheckedCompanies(db))])) {
      await enqueue(db, eventsJob, { company }, { key: company });
    }
    for (const batch of await lateBatches(db, new Date().toISOString())) await leadOn(db, batch);
  },
});

async function tellOfDue(tx: Database): Promise<void> {
  const companies = await companiesWithDue(tx, daysAfter(today(), daysOfWarning));
  if (companies.length === 0) return;
  await notify(tx, esocialDue, { to: await findClinicalUsers(tx) });
  for (const companyId of companies) await notify(tx, esocialDue, { to: await findCompanyUser(tx, companyId) });
}

/** Conditions that begin today are others: of a version of a programme, of a group, of who begins to work, or goes elsewhere. */
async function noteBegun(db: Database): Promise<void> {
  const day = today();
  const companies = [...(await findBegun(db, daysAfter(day, -1), day)), ...(await companiesWithConditionsOn(db, day))];
  for (const companyId of new Set(companies)) await markPeople(db, companyId, null);
  for (const { companyId, id } of [...(await findAdmittedOn(db, day)), ...(await findMoversOf(db, day))]) {
    if (await hasProgramme(db, companyId)) await markPeople(db, companyId, [id]);
  }
}
