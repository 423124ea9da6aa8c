import { z } from 'zod';
import { cloudFailureOf } from '../../../certificates/cloud-lookups.server.ts';
import { scopeOf } from '../../../notifications/notification-kind.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { defineJob, type Job } from '../../../platform/jobs/job.server.ts';
import { enqueue } from '../../../platform/jobs/queue.db.ts';
import { findReceiver } from '../../../sign-in/users.db.ts';
import { deleteCloudSigning, findAuthorised } from './cloud-signings.db.ts';
import { sealedAuthorisations } from './sealed-authorisation.server.ts';
import { signInCloud } from './sign-in-cloud.server.ts';

/**
 * Takes up again what somebody has authorised and the provider did not sign, for as long as they have authorised it; afterwards it waits
 * for them as anything that is unsigned does.
 */
export const cloudSigningJob: Job<{ signing: string }> = defineJob({
  kind: 'cloud-signing',
  payload: z.object({ signing: z.uuid() }),
  async handle({ signing: id }, { db, storage, signing, icpBrasilDir, encryptionKeys }) {
    const row = await findAuthorised(db, id);
    if (!row) return;
    const user = await findReceiver(db, row.userId);
    // Whoever may no longer sign has nothing signed in their name.
    const scope = user && scopeOf({ ...user, userId: row.userId, ownerId: row.professionalId }, 'documents.sign');
    if (!user?.hasAccess || !scope || !signing.cloud || row.expiresAt <= new Date().toISOString()) {
      await deleteCloudSigning(db, id);
      return;
    }
    const caller = { userId: row.userId, type: user.type };
    const desk = { db, storage, scope, signing, icpBrasilDir, caller, address: null };
    const failure = await signInCloud(desk, row, sealedAuthorisations.open(row.id, row.secret, encryptionKeys))
      .then((done) => done.failure)
      .catch(cloudFailureOrThrow);
    // Not as an attempt that fails: pauses that grow would outlast the authorisation.
    if (failure === 'down') await askAgain(db, id);
    else await deleteCloudSigning(db, id);
  },
});

/** So long a provider that does not answer is left alone. */
const pauseMs = 5 * 60_000;

/** Has what was authorised taken up again in a while. */
export function askAgain(tx: Database, id: string): Promise<void> {
  return enqueue(tx, cloudSigningJob, { signing: id }, { key: id, runAt: new Date(Date.now() + pauseMs) });
}

function cloudFailureOrThrow(error: unknown) {
  const failure = cloudFailureOf(error);
  if (!failure) throw error;
  return failure;
}
