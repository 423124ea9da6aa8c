import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.server.ts';
import { recordVerified } from './verifications.db.ts';

/** Once a minute, on one node: writes the verifications that were counted into the trail. */
export const countedVerificationsJob = defineJob({
  kind: 'counted-verifications',
  payload: z.object({}),
  everyMs: 60_000,
  handle: (_payload, { db }) => recordVerified(db),
});
