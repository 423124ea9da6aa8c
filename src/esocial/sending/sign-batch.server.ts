import { setTimeout as wait } from 'node:timers/promises';
import type { Signer } from '../../certificates/certificate-lookups.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { JobServices } from '../../platform/jobs/job.server.ts';
import { record } from '../../trail/entries.db.ts';
import { findKeptEvent, type KeptEvent, updateEvent } from '../lines/events.db.ts';
import { checkEvents } from '../making/check-event.server.ts';
import { type Left, letOneLeave } from '../making/leave.server.ts';
import { signEvent } from '../signing/sign-event.server.ts';
import { endInBatch, keepSigned, waitingOf } from './batch-events.db.ts';
import { type Batch, updateBatch } from './batches.db.ts';
import { sealEvent } from './sealed-event.server.ts';

/** Between two signatures others have their turn. */
const pauseMs = 2;

type Services = Pick<JobServices, 'db' | 'encryptionKeys'>;

/**
 * Signs the events of a batch as registers and documents have them now; each has its identity before. One that may not go any more leaves the
 * batch, and stands among the pendencies.
 * @returns false where the batch was led on by another meanwhile
 */
export async function signBatch({ db, encryptionKeys }: Services, batch: Batch, signer: Signer): Promise<boolean> {
  const { companyId } = batch;
  const waiting = await waitingOf(db, batch);
  const kept = await Promise.all(waiting.map(({ id }) => findKeptEvent(db, { companyId, id })));
  const events = kept.flatMap((event) => (event && isToSign(event) ? [event] : []));
  const checked = await checkEvents(db, encryptionKeys, events);
  const ready = events.flatMap((event, at) => {
    const found = checked[at];
    return found?.ready && found.ready.employer.environment === batch.environment
      ? [{ event, ready: found.ready }]
      : [];
  });
  // Together: the identities of what is to be signed.
  const left = await db.transaction().execute(async (tx) => {
    const all: Left[] = [];
    for (const { event, ready: how } of ready) {
      const one = await letOneLeave(tx, event, how);
      // What has changed since it was looked at is not what was found to be right.
      if (one.event.version === event.version) all.push(one);
    }
    return all;
  });
  const signed: { id: string; version: number; xml: string }[] = [];
  for (const { event, xml } of left) {
    const version = event.leftAt === null ? event.version + 1 : event.version;
    signed.push({ id: event.id, version, xml: await signEvent(xml, signer.pair) });
    await wait(pauseMs);
  }
  // Together: the events as they were signed, those that stay behind, and what the trail says of the certificate.
  return db.transaction().execute(async (tx) => {
    const change = { signer: signer.holderName, events: ready.length };
    const ended = ready.length === 0 ? ({ state: 'undone', ended_at: new Date().toISOString() } as const) : {};
    if (!(await updateBatch(tx, batch, { ...change, ...ended }))) return false;
    const stayed = new Set(waiting.map(({ id }) => id));
    // What has changed meanwhile is looked at and signed anew by the next step.
    for (const { event } of ready) stayed.delete(event.id);
    let count = 0;
    for (const { id, version, xml } of signed) {
      const place = { batchId: batch.id, eventId: id };
      const event = await findKeptEvent(tx, { companyId, id });
      if (event?.version !== version || !(await updateEvent(tx, event, { state: 'signed', reasons: '[]' }))) continue;
      await keepSigned(tx, batch, id, sealEvent(place, xml, encryptionKeys));
      count += 1;
    }
    for (const id of stayed) await leaveBehind(tx, batch, id);
    const about = { subject: 'certificate', subjectId: signer.id, companyId } as const;
    if (count > 0) await record(tx, { address: null }, { action: 'signed', ...about, times: count });
    return true;
  });
}

function isToSign({ state }: KeptEvent): boolean {
  return state === 'ready' || state === 'refused' || state === 'signed';
}

/** Looked at anew by its own job, which says what it lacks. */
async function leaveBehind(tx: Database, batch: Batch, id: string): Promise<void> {
  await endInBatch(tx, batch, id, 'gone');
  const event = await findKeptEvent(tx, { companyId: batch.companyId, id });
  if (event && isToSign(event)) await updateEvent(tx, event, { state: 'pending', checked_at: null });
}
