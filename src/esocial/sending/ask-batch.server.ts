import { crashPoint } from '../../platform/crash-point.server.ts';
import { waitingOf } from './batch-events.db.ts';
import { pauseAfterFault, pauseWhileProcessing } from './batch-pauses.rules.ts';
import { updateBatch } from './batches.db.ts';
import type { Answer } from './service/answers.server.ts';
import { askMessage } from './service/envelopes.rules.ts';
import { recordSettled, refusedBy, type Settled, settledBy, settleEvents } from './settle-answers.server.ts';
import { type By, inMs, type Step } from './step.server.ts';
import { putOff } from './try-batch.server.ts';

const processing = '101';
const processed = new Set(['201', '202']);
/** The batch itself was not right; the others of four hundred and all of five hundred are about the question. */
const refusedForGood = new Set(['401', '402', '403', '405']);

/** Asks what became of a batch that was received. A fault while asking never changes it. */
export async function askBatch(by: By): Promise<Step> {
  const { services, batch, signer, addresses, signal } = by;
  const { db, esocial } = services;
  const { authorities } = esocial;
  const message = askMessage(batch.protocol ?? '');
  const outcome = await esocial.call({
    ...{ operation: 'ask', url: addresses.ask, message, pair: signer.pair, authorities, signal },
  });
  crashPoint('esocial:answered');
  if ('fault' in outcome) {
    await putOff(db, batch, { code: '', words: outcome.words });
    return 'wait';
  }
  const { answer } = outcome;
  if (answer.code === processing) return waitMore(by, answer);
  if (processed.has(answer.code) || refusedForGood.has(answer.code)) return settle(by, answer);
  await putOff(db, batch, answer);
  return 'wait';
}

async function waitMore({ services: { db }, batch }: By, { code, words, waitSeconds }: Answer): Promise<Step> {
  const change = { tries: batch.tries + 1, answer_code: code, answer: words };
  await updateBatch(db, batch, { ...change, ...inMs(pauseWhileProcessing(batch.tries, waitSeconds)) });
  return 'wait';
}

async function settle({ services: { db }, batch }: By, answer: Answer): Promise<Step> {
  const isRefused = refusedForGood.has(answer.code);
  const said = { answer_code: answer.code, answer: answer.words };
  // Together: what was said of each event, what is left of the batch, and the trail.
  await db.transaction().execute(async (tx) => {
    if (!(await updateBatch(tx, batch, said))) return;
    const known = { ...batch, version: batch.version + 1 };
    const settled = new Map<string, Settled>();
    let isKnownAlready = false;
    for (const { eventId } of await waitingOf(tx, batch)) {
      const found = answer.events.get(eventId ?? '');
      const to = isRefused ? refusedBy(answer) : found && settledBy(found);
      if (to === null) isKnownAlready = true;
      if (to) settled.set(eventId ?? '', to);
    }
    const { left, entries } = await settleEvents(tx, batch, settled);
    if (left === 0) {
      const state = isRefused ? 'refused' : 'done';
      await updateBatch(tx, known, { state, ended_at: new Date().toISOString() });
    } else {
      // Of those that are there already the receipts are asked for; of the others there is no answer yet.
      const state = isKnownAlready ? ({ state: 'trying' } as const) : {};
      await updateBatch(tx, known, { ...state, tries: batch.tries + 1, ...inMs(pauseAfterFault(batch.tries)) });
    }
    await recordSettled(tx, entries);
  });
  crashPoint('esocial:noted');
  return 'wait';
}
