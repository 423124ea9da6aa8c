import { z } from 'zod';
import type { OnSetAside } from '../platform/jobs/run-job.server.ts';
import { checkJob } from './checking/check-job.server.ts';
import { endFailed } from './ended.server.ts';
import { writeJob } from './writing/write-job.server.ts';

const payload = z.object({ import: z.uuid() });

/** What was set aside will not be looked through, or written: whoever waits for it is told, and can send the file again. */
export const failImport: OnSetAside = async (tx, { kind, payload: encoded }) => {
  if (kind !== checkJob.kind && kind !== writeJob.kind) return;
  const { success, data } = payload.safeParse(JSON.parse(encoded));
  if (success) await endFailed(tx, data.import);
};
