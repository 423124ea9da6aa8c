import type { Database } from '../../platform/database/database.server.ts';
import { type NewEntry, record } from '../../trail/entries.db.ts';
import { answerField } from '../esocial.labels.ts';
import { workOn } from '../esocial-effects.server.ts';
import type { Violation } from '../events/violation.rules.ts';
import { findKeptEvent, type KeptEvent, updateEvent } from '../lines/events.db.ts';
import { findLine } from '../lines/lines.db.ts';
import { settleLine } from '../lines/settle.server.ts';
import { accept } from '../making/accept.server.ts';
import { endInBatch, waitingOf } from './batch-events.db.ts';
import type { Batch } from './batches.db.ts';
import type { EventAnswer, Said } from './service/answers.server.ts';

/** Who accepts an event by the service's own answer: nobody of the house. */
const byService = 'esocial';

/** What becomes of an event by what was said of it. */
export type Settled = { receipt: string } | { problems: readonly Violation[] };

/**
 * Writes down what was said of the events of a batch, in the transaction of the batch; the trail is its last word.
 * @param settled by the identity of the event
 * @returns how many are left without an answer
 */
export async function settleEvents(
  tx: Database,
  batch: Batch,
  settled: ReadonlyMap<string, Settled>,
): Promise<{ left: number; entries: NewEntry[] }> {
  const { companyId } = batch;
  const entries: NewEntry[] = [];
  let left = 0;
  for (const { id, eventId } of await waitingOf(tx, batch)) {
    const found = settled.get(eventId ?? '');
    const event = await findKeptEvent(tx, { companyId, id });
    if (!event || event.state === 'accepted' || event.state === 'dropped') {
      await endInBatch(tx, batch, id, event?.state === 'accepted' ? 'accepted' : 'gone');
    } else if (!found) {
      left += 1;
    } else {
      entries.push(await settleOne(tx, batch, event, found));
    }
  }
  if (entries.length > 0) await workOn(tx, companyId);
  return { left, entries };
}

async function settleOne(tx: Database, batch: Batch, seen: KeptEvent, to: Settled): Promise<NewEntry> {
  const { companyId, employeeId, id, kind } = seen;
  const isAccepted = 'receipt' in to;
  await endInBatch(tx, batch, id, isAccepted ? 'accepted' : 'refused');
  const event = await findKeptEvent(tx, seen);
  if (!event) throw new Error('an event is gone that was sent');
  const about = {
    action: 'updated',
    subject: 'esocialEvent',
    subjectId: id,
    companyId,
    employeeId,
    detail: kind,
  } as const;
  if (isAccepted) {
    await accept(tx, event, { receipt: to.receipt, by: byService });
    return { ...about, changes: { receipt: [event.receipt, to.receipt] } };
  }
  await updateEvent(tx, event, {
    state: 'refused',
    reasons: JSON.stringify(to.problems),
    checked_at: new Date().toISOString(),
  });
  const line = await findLine(tx, { companyId, id: event.lineId });
  // What has changed of its documents while it was away.
  if (line) await settleLine(tx, line, event.dueOn);
  return { ...about, changes: { state: ['sent', 'refused'] } };
}

/** Writes what the trail is told of a settled batch, as the last thing of its transaction. */
export async function recordSettled(tx: Database, entries: readonly NewEntry[]): Promise<void> {
  if (entries.length > 0) await record(tx, { address: null }, ...entries);
}

/** Its receipt was changed by somebody at the portal of the eSocial. */
const outdated = '157';
/** There is an event of this identity already. */
const duplicate = '106';

/** What becomes of an event by its answer; null where another question has to be asked, for there is such an event already. */
export function settledBy({ code, words, receipt, problems }: EventAnswer): Settled | null {
  // Success with a warning is success.
  if (receipt && (code === '201' || code === '202')) return { receipt };
  if (problems.some((one) => one.code === duplicate)) return null;
  const said = problems.length > 0 ? problems : [{ code, words, place: '' }];
  return { problems: said.map(asViolation) };
}

/** The words of a batch that was refused as a whole. */
export function refusedBy(said: Said): Settled {
  return { problems: [asViolation({ ...said, place: '' })] };
}

function asViolation({ code, words, place }: Said & { place: string }): Violation {
  const advice =
    code === outdated
      ? ' O evento foi mudado por outro caminho, como o portal: confira lá qual é o recibo que vale.'
      : '';
  return {
    ...{ code: `answer-${code}`, item: place || `eSocial ${code}` },
    message: `O eSocial respondeu: ${words || 'sem palavras'} (${code}).${advice}`,
    place: { screen: 'event', field: answerField },
  };
}
