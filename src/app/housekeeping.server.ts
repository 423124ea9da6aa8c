import type { FastifyBaseLogger } from 'fastify';
import { deleteOldKeys } from '../access/idempotency.db.ts';
import { sweepWorkFolders } from '../backup/work-folder.server.ts';
import { clearNeverArrived } from '../documents/files/arrival.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { deleteOldAttempts } from '../sign-in/limits/attempts.db.ts';
import { recordUnknown } from '../sign-in/limits/unknown-sign-ins.db.ts';
import { deleteExpiredSessions } from '../sign-in/sessions/sessions.db.ts';
import { mostAheadMs, watchClock } from '../trail/clock.rules.ts';

const hour = 3_600_000;
const minute = 60_000;

type Parts = { db: Database; storage: Storage; dataDir: string };

/**
 * At the start and then once an hour: removes sessions, sign-in counts and keys of creating calls that are long over, uploads
 * that never became a document, and what a killed backup or restore has left. Once a minute: writes into the trail the failed
 * sign-ins that were counted. Any number of processes may do it at the same time.
 * @returns ends it
 */
export function startHousekeeping(parts: Parts, log: FastifyBaseLogger): () => void {
  const hasJumped = watchClock();
  const forget = async () => {
    if (hasJumped()) return log.error('the clock has jumped by more than a day; nothing is removed until it is right');
    await cleanUp(parts);
  };
  const timers = [everySo(hour, forget, log), everySo(minute, () => recordUnknown(parts.db), log)];
  return () => timers.forEach(clearInterval);
}

function everySo(often: number, work: () => Promise<void>, log: FastifyBaseLogger): NodeJS.Timeout {
  const run = () => work().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed; it runs again'));
  void run();
  return setInterval(run, often).unref();
}

/** What is over holds no longer at once; it is removed so late that no clock the start accepts removes what still holds. */
export async function cleanUp({ db, storage, dataDir }: Parts, now = new Date()): Promise<void> {
  const surely = new Date(now.getTime() - mostAheadMs);
  sweepWorkFolders(dataDir);
  await deleteExpiredSessions(db, surely);
  await deleteOldAttempts(db, surely);
  await deleteOldKeys(db, surely);
  await clearNeverArrived(db, storage, now.getTime(), surely.getTime());
}
