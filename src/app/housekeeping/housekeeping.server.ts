import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { deleteOldKeys } from '../../access/idempotency.db.ts';
import { sweepWorkFolders } from '../../backup/work-folder.server.ts';
import { clearBundles } from '../../documents/bundles/bundle-files.server.ts';
import { clearNeverArrived } from '../../documents/files/arrival.server.ts';
import { enqueueUnfinished } from '../../documents/issued/issuing/finish-issue.server.ts';
import { deleteOldCloudSignings } from '../../documents/signatures/cloud/cloud-signings.db.ts';
import { enqueueUnstamped } from '../../documents/signatures/stamps/stamp-job.server.ts';
import { clearImports } from '../../imports/import-files.server.ts';
import { deleteOldNotifications } from '../../notifications/notifications.db.ts';
import { deleteOldDeliveries } from '../../outbox/told.db.ts';
import { enqueueWaiting } from '../../outbox/webhook-job.server.ts';
import { defineJob, type JobServices } from '../../platform/jobs/job.server.ts';
import { deleteOldDevices } from '../../sign-in/devices/devices.db.ts';
import { deleteOldAttempts } from '../../sign-in/limits/attempts.db.ts';
import { recordUnknown } from '../../sign-in/limits/unknown-sign-ins.db.ts';
import { deleteExpiredLinks } from '../../sign-in/links/links.db.ts';
import { deleteOldFormerEmails } from '../../sign-in/mails/former-emails.db.ts';
import { deleteOldChallenges } from '../../sign-in/passkeys/challenges.db.ts';
import { deleteExpiredSessions } from '../../sign-in/sessions/sessions.db.ts';
import { mostAheadMs } from '../../trail/clock.rules.ts';

declare module '../../platform/jobs/job.server.ts' {
  interface JobServices {
    /** Whether this process has seen the clock go otherwise than time does. */
    hasClockJumped: () => boolean;
  }
}

const hour = 3_600_000;
const minute = 60_000;
/** So long the log of a webhook reaches back. */
const deliveriesMs = 30 * 24 * hour;

/**
 * Once an hour, on one node: removes sessions, sign-in counts, keys of creating calls and notifications that are long over, and
 * uploads that never became a document, and files of ASOs that nobody may fetch any more, and imports of another week; and sees to it that what was issued
 * gets its file.
 */
export const cleanUpJob = defineJob({
  kind: 'clean-up',
  payload: z.object({}),
  everyMs: hour,
  async handle(_payload, services) {
    if (!services.hasClockJumped()) return cleanUp(services);
    services.log.error('the clock has jumped by more than a day; nothing is removed until it is right');
  },
});

/** Once a minute, on one node: writes the failed sign-ins that were counted into the trail. */
export const countedSignInsJob = defineJob({
  kind: 'counted-sign-ins',
  payload: z.object({}),
  everyMs: minute,
  handle: (_payload, { db }) => recordUnknown(db),
});

/** What is over holds no longer at once; it is removed so late that no clock the start accepts removes what still holds. */
export async function cleanUp({ db, storage }: Pick<JobServices, 'db' | 'storage'>, now = new Date()): Promise<void> {
  const surely = new Date(now.getTime() - mostAheadMs);
  await deleteExpiredSessions(db, surely);
  await deleteOldAttempts(db, surely);
  await deleteExpiredLinks(db, surely);
  await deleteOldFormerEmails(db, surely);
  await deleteOldDevices(db, surely);
  await deleteOldChallenges(db, surely);
  await deleteOldCloudSignings(db, surely);
  await deleteOldKeys(db, surely);
  await deleteOldNotifications(db, surely);
  await deleteOldDeliveries(db, new Date(surely.getTime() - deliveriesMs));
  await enqueueWaiting(db);
  // A file that went too early is asked for again with a click; one that stays too long is many people's data.
  await clearBundles(db, storage, now);
  await clearImports(db, storage, now);
  await clearNeverArrived(db, storage, now.getTime(), surely.getTime());
  await enqueueUnfinished(db, new Date(now.getTime() - hour));
  await enqueueUnstamped(db, new Date(now.getTime() - hour));
}

/**
 * At the start and then once an hour, on every node: what killed backups and restores have left on its own disk.
 * @returns ends it
 */
export function keepDiskTidy(dataDir: string, log: FastifyBaseLogger): () => void {
  const sweep = () => {
    try {
      sweepWorkFolders(dataDir);
    } catch (error) {
      log.error({ err: error }, 'the work folders could not be swept; it is tried again');
    }
  };
  sweep();
  const timer = setInterval(sweep, hour).unref();
  return () => clearInterval(timer);
}
