import type { FastifyBaseLogger } from 'fastify';
import { forgetOldAttempts } from '../access/attempts.db.ts';
import { forgetOldKeys } from '../access/idempotency.db.ts';
import { forgetExpiredSessions } from '../access/sessions.db.ts';
import { clearNeverArrived } from '../documents/arrival.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { Storage } from '../platform/storage/storage.ts';

const hour = 3_600_000;

/**
 * At the start and then once an hour: drops sessions, sign-in counts and keys of creating calls that are over and uploads that never became a
 * document. Any number of processes may do it at the same time. Answers the timer.
 */
export function forgetWhatExpired(parts: { db: Database; storage: Storage }, log: FastifyBaseLogger): NodeJS.Timeout {
  const run = () =>
    forgetNow(parts).catch((error: unknown) =>
      log.error({ err: error }, 'housekeeping failed; it runs again in an hour'),
    );
  void run();
  return setInterval(run, hour).unref();
}

async function forgetNow({ db, storage }: { db: Database; storage: Storage }): Promise<void> {
  await forgetExpiredSessions(db);
  await forgetOldAttempts(db);
  await forgetOldKeys(db);
  await clearNeverArrived(db, storage);
}
