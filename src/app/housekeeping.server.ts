import type { FastifyBaseLogger } from 'fastify';
import { forgetOldAttempts } from '../access/attempts.db.ts';
import { forgetOldKeys } from '../access/idempotency.db.ts';
import { forgetExpiredSessions } from '../access/sessions.db.ts';
import { recordUnknown } from '../access/unknown-sign-ins.db.ts';
import { clearNeverArrived } from '../documents/arrival.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { sweepWorkFolders } from './backup/work-folder.server.ts';

const hour = 3_600_000;
const minute = 60_000;

type Parts = { db: Database; storage: Storage; dataDir: string };

/**
 * At the start and then once an hour: drops sessions, sign-in counts and keys of creating calls that are over, uploads that
 * never became a document, and what a killed backup or restore has left. Once a minute: writes into the trail the failed sign-ins that were counted. Any number of processes may do it at
 * the same time.
 * @returns ends it
 */
export function keepHouse(parts: Parts, log: FastifyBaseLogger): () => void {
  const timers = [everySo(hour, () => forgetNow(parts), log), everySo(minute, () => recordUnknown(parts.db), log)];
  return () => timers.forEach(clearInterval);
}

function everySo(often: number, work: () => Promise<void>, log: FastifyBaseLogger): NodeJS.Timeout {
  const run = () => work().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed; it runs again'));
  void run();
  return setInterval(run, often).unref();
}

async function forgetNow({ db, storage, dataDir }: Parts): Promise<void> {
  sweepWorkFolders(dataDir);
  await forgetExpiredSessions(db);
  await forgetOldAttempts(db);
  await forgetOldKeys(db);
  await clearNeverArrived(db, storage);
}
