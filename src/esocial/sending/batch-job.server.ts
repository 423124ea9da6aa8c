import { z } from 'zod';
import { findSignerOf, type Signer } from '../../certificates/certificate-lookups.server.ts';
import { announce } from '../../live/announce.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob, type JobServices } from '../../platform/jobs/job.server.ts';
import { bringForward, enqueue } from '../../platform/jobs/queue.db.ts';
import { askBatch } from './ask-batch.server.ts';
import { waitingOf } from './batch-events.db.ts';
import { batchPauses } from './batch-pauses.rules.ts';
import { type Batch, type BatchKey, findBatch, updateBatch } from './batches.db.ts';
import { signBatch } from './sign-batch.server.ts';
import { inMs, type Step } from './step.server.ts';
import { tryBatch } from './try-batch.server.ts';

/** So many steps lead a batch from its making to its first answer, and more than that are a circle. */
const mostSteps = 6;

/**
 * Leads a batch on: signs its events, sends them, asks what became of them. Each step is written down before the next begins; what it is to
 * wait for, another run of the job does. A second run at the same moment changes nothing (decision 122).
 */
export const batchJob = defineJob({
  kind: 'esocial-batch',
  payload: z.object({ company: z.uuid(), batch: z.uuid() }),
  together: 2,
  async handle({ company: companyId, batch: id }, services, { signal }) {
    for (let steps = 0; steps < mostSteps; steps++) {
      signal.throwIfAborted();
      const batch = await findBatch(services.db, { companyId, id });
      if (!batch || batch.endedAt !== null || batch.stoppedAt !== null) return;
      const step = await stepOf(services, batch, signal);
      // Whoever looks at the batch, or at its events, sees how far it is.
      await announce(services.db, { topic: 'esocialBatch', companyId, ids: [id] });
      if (step === 'wait') break;
    }
    await runAgain(services.db, { companyId, id });
  },
});

async function stepOf(services: JobServices, batch: Batch, signal: AbortSignal): Promise<Step> {
  const { db, encryptionKeys, esocial } = services;
  const signer = await findSignerOf(db, encryptionKeys, batch.companyId);
  if (!signer) return halt(services, batch, noSigner);
  const addresses = esocial.addresses[batch.environment === '1' ? 1 : 2];
  if (!addresses) return halt(services, batch, noAddress);
  const by = { services, batch, signer, addresses, signal };
  if (batch.state === 'received') return askBatch(by);
  if (batch.state === 'trying') return tryBatch(by, { isAgain: true });
  if (await isSigned(services, batch, signer)) return tryBatch(by, { isAgain: false });
  return (await signBatch(services, batch, signer)) ? 'go on' : 'wait';
}

/** Once all of its events are signed by whom the certificate is of today: another certificate signs anew what nobody has received. */
async function isSigned({ db }: JobServices, batch: Batch, signer: Signer): Promise<boolean> {
  if (batch.signer !== signer.holderName) return false;
  return (await waitingOf(db, batch)).every(({ xml }) => xml !== null);
}

/** What only a person changes: it is looked at again after the longest pause. */
async function halt({ db }: JobServices, batch: Batch, answer: string): Promise<Step> {
  await updateBatch(db, batch, { answer_code: '', answer, ...inMs(batchPauses.longestMs) });
  return 'wait';
}

/** The next run of a batch that waits; a node that ends before has not ended this one, which another begins anew. */
async function runAgain(db: Database, key: BatchKey): Promise<void> {
  const batch = await findBatch(db, key);
  if (!batch || batch.endedAt !== null || batch.stoppedAt !== null) return;
  await leadOn(db, batch, new Date(batch.nextAt));
}

/** Has a batch led on, at once or at a moment, however long it was to wait before. */
export async function leadOn(db: Database, { companyId, id }: BatchKey, runAt?: Date): Promise<void> {
  await bringForward(db, batchJob.kind, id, runAt);
  await enqueue(db, batchJob, { company: companyId, batch: id }, { key: id, ...(runAt ? { runAt } : {}) });
}

const noSigner =
  'Falta um certificado digital válido da empresa, ou da clínica com a procuração dela: envie-o em Configurações e retome o lote.';
const noAddress =
  'A empresa está no ambiente de produção, e esta instalação não tem os endereços dele: quem a opera define ESOCIAL_PRODUCTION_URLS.';
