import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { findAllCompanies, findCompanyUser } from '../../companies/company-lookups.db.ts';
import { notify } from '../../notifications/notify.server.ts';
import { today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import { findClinicalUsers } from '../../professionals/professional-lookups.db.ts';
import { reportDue } from './report-due-notifications.server.ts';
import { insertNotice } from './report-notices.db.ts';
import { reportsDue } from './reports-due.server.ts';

const hour = 3_600_000;

/** Once an hour, on one node. */
export const reportsDueJob = defineJob({
  kind: 'annual-reports-due',
  payload: z.object({}),
  everyMs: hour,
  handle: (_payload, { db }) => tellOfReports(db, today()),
});

/** Tells each company and the professionals of its next annual report, once when it is near, and once when its day is over. */
async function tellOfReports(db: Database, day: string): Promise<void> {
  const due = await reportsDue(db, await findAllCompanies(db), day);
  // Together: what is told of each company, and that it was told.
  await db.transaction().execute(async (tx) => {
    const clinical = await findClinicalUsers(tx);
    for (const { companyId, last, state } of due) {
      if (!last || (state !== 'ending' && state !== 'overdue')) continue;
      const id = uuid();
      if (!(await insertNotice(tx, { companyId, id, dueOn: last.nextOn, state }))) continue;
      await notify(tx, reportDue, { to: [...(await findCompanyUser(tx, companyId)), ...clinical], about: id });
    }
  });
}
