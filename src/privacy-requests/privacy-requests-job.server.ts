import { z } from 'zod';
import { wasTold } from '../notifications/notifications.db.ts';
import { notify } from '../notifications/notify.server.ts';
import { daysAfter, today } from '../platform/contract/dates.ts';
import { defineJob } from '../platform/jobs/job.server.ts';
import { findClinicalUsers } from '../professionals/professional-lookups.db.ts';
import { privacyRequestDue } from './privacy-request-notifications.server.ts';
import { findDueBy } from './privacy-requests.db.ts';
import { daysOfWarning } from './privacy-requests.rules.ts';

const hour = 3_600_000;

/** Once an hour, on one node: tells the professionals, once, of each request whose time ends soon. */
export const privacyRequestsJob = defineJob({
  kind: 'privacy-requests-due',
  payload: z.object({}),
  everyMs: hour,
  handle: (_payload, { db }) =>
    // Together: the requests that are due, and whom it tells of each.
    db.transaction().execute(async (tx) => {
      const due = await findDueBy(tx, daysAfter(today(), daysOfWarning));
      if (due.length === 0) return;
      const clinical = await findClinicalUsers(tx);
      for (const id of due) {
        if (await wasTold(tx, privacyRequestDue.kind, id)) continue;
        await notify(tx, privacyRequestDue, { to: clinical, about: id });
      }
    }),
});
