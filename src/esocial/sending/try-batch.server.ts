import { crashPoint } from '../../platform/crash-point.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { moveEvents, waitingOf } from './batch-events.db.ts';
import { pauseAfterFault, pauseWhileProcessing } from './batch-pauses.rules.ts';
import { type Batch, findBatch, updateBatch } from './batches.db.ts';
import { findKnown } from './find-known.server.ts';
import { openEvent } from './sealed-event.server.ts';
import type { CallOutcome } from './service/call-service.server.ts';
import { batchMessage, employerOf } from './service/envelopes.rules.ts';
import { recordSettled, refusedBy, type Settled, settleEvents } from './settle-answers.server.ts';
import { type By, inMs, type Step } from './step.server.ts';

/** Codes by which a batch is refused for what it is; every other one says that nothing was received, for now. */
const refusedForGood = new Set(['401', '402', '403', '405', '411']);

/**
 * Sends a batch. That it is tried is written down before; without an answer nobody knows whether it was received: the next run asks first which of
 * its events are there, and sends the others again, under the same identities.
 */
export async function tryBatch(by: By, { isAgain }: { isAgain: boolean }): Promise<Step> {
  const { services, signer, addresses, signal } = by;
  const { db, esocial } = services;
  const batch = isAgain ? await withoutKnown(by) : await nowTried(db, by.batch);
  if (!batch || batch.endedAt !== null) return 'wait';
  const events = await eventsOf(by, batch);
  const [first] = events;
  if (!first) return finish(db, batch, { code: '', words: '' });
  crashPoint('esocial:trying');
  const transmitter = { type: signer.holder.length === 11 ? '2' : '1', number: signer.holder };
  const message = batchMessage(employerOf(first.xml), transmitter, events);
  const { authorities } = esocial;
  const outcome = await esocial.call({
    ...{ operation: 'send', url: addresses.send, message, pair: signer.pair, authorities, signal },
  });
  crashPoint('esocial:answered');
  await noteOutcome(db, batch, outcome);
  crashPoint('esocial:noted');
  return 'wait';
}

/** @returns the batch as it is then; null where another has led it on */
async function nowTried(db: Database, batch: Batch): Promise<Batch | null> {
  // Together: that the batch is tried, and its events.
  return db.transaction().execute(async (tx) => {
    const first_tried_at = batch.firstTriedAt ?? new Date().toISOString();
    if (!(await updateBatch(tx, batch, { state: 'trying', first_tried_at }))) return null;
    await moveEvents(tx, batch, 'signed', 'sent');
    return findBatch(tx, batch);
  });
}

/** Takes the receipts of those that are there already. @returns the batch as it is then; null where nothing is known */
async function withoutKnown(by: By): Promise<Batch | null> {
  const { services, batch, signer, addresses, signal } = by;
  const { db, esocial } = services;
  const since = batch.firstTriedAt ?? new Date().toISOString();
  const asking = { services: esocial, url: addresses.find, signer, since, signal };
  const found = await findKnown(asking, await eventsOf(by, batch));
  if ('fault' in found) {
    await putOff(db, batch, { code: '', words: found.words });
    return null;
  }
  // Together: the events that are known to be there, the batch, and the trail.
  return db.transaction().execute(async (tx) => {
    const settled = new Map<string, Settled>([...found.receipts].map(([id, receipt]) => [id, { receipt }]));
    if (!(await updateBatch(tx, batch, {}))) return null;
    const { entries } = await settleEvents(tx, batch, settled);
    const after = await findBatch(tx, batch);
    await recordSettled(tx, entries);
    return after;
  });
}

async function eventsOf({ services: { db, encryptionKeys } }: By, batch: Batch) {
  return (await waitingOf(db, batch)).flatMap(({ id, eventId, xml }) =>
    eventId && xml ? [{ eventId, xml: openEvent({ batchId: batch.id, eventId: id }, xml, encryptionKeys) }] : [],
  );
}

type Said = { code: string; words: string };

async function noteOutcome(db: Database, batch: Batch, outcome: CallOutcome): Promise<void> {
  if ('fault' in outcome) {
    const said = { code: '', words: outcome.words };
    return outcome.fault === 'unreached' ? notReceived(db, batch, said) : putOff(db, batch, said);
  }
  const { code, words, protocol } = outcome.answer;
  if (protocol !== null) return received(db, batch, { code, words }, protocol);
  // It says that it was received, and not under which protocol: what became of it is asked by the events.
  if (code === '201' || code === '202') return putOff(db, batch, { code, words });
  if (!refusedForGood.has(code)) return notReceived(db, batch, { code, words });
  // Together: the batch that was refused, its events, and the trail.
  await db.transaction().execute(async (tx) => {
    const events = await waitingOf(tx, batch);
    const ended = { state: 'refused', ended_at: new Date().toISOString(), answer_code: code, answer: words } as const;
    if (!(await updateBatch(tx, batch, ended))) return;
    const settled = new Map(events.map(({ eventId }) => [eventId ?? '', refusedBy({ code, words })]));
    const { entries } = await settleEvents(tx, batch, settled);
    await recordSettled(tx, entries);
  });
}

async function received(db: Database, batch: Batch, { code, words }: Said, protocol: string): Promise<void> {
  const change = { state: 'received', protocol, tries: 0, answer_code: code, answer: words } as const;
  await updateBatch(db, batch, { ...change, ...inMs(pauseWhileProcessing(0, null)) });
}

/** Nothing was received: the batch waits as before it was tried. */
async function notReceived(db: Database, batch: Batch, { code, words }: Said): Promise<void> {
  // Together: the batch and its events, as before.
  await db.transaction().execute(async (tx) => {
    const change = { state: 'waiting', tries: batch.tries + 1, answer_code: code, answer: words } as const;
    if (!(await updateBatch(tx, batch, { ...change, ...inMs(pauseAfterFault(batch.tries)) }))) return;
    await moveEvents(tx, batch, 'sent', 'signed');
  });
}

/** Nobody knows: nothing changes but when the next run is. */
export async function putOff(db: Database, batch: Batch, { code, words }: Said): Promise<void> {
  const change = { tries: batch.tries + 1, answer_code: code, answer: words };
  await updateBatch(db, batch, { ...change, ...inMs(pauseAfterFault(batch.tries)) });
}

/** Every event of the batch has its outcome. */
async function finish(db: Database, batch: Batch, { code, words }: Said): Promise<Step> {
  const said = code ? { answer_code: code, answer: words } : {};
  await updateBatch(db, batch, { state: 'done', ended_at: new Date().toISOString(), ...said });
  return 'wait';
}
