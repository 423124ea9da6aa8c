import type { SignedInContext } from '../../access/caller.server.ts';
import { dayIn, minuteOf } from '../../platform/contract/dates.ts';
import { conflict } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { record } from '../../trail/entries.db.ts';
import { employerNumber, employerType } from '../events/employer.rules.ts';
import { eventId, mostOfASecond } from '../events/event-id.rules.ts';
import { findKeptEvent, type KeptEvent, updateEvent } from '../lines/events.db.ts';
import { type Checked, checkEvents } from './check-event.server.ts';
import { takeSequence } from './identities.db.ts';

/** An event as it leaves: its identity and its XML, not signed. */
export type Left = { event: KeptEvent; eventId: string; xml: string };

/**
 * Lets events leave the house as they are now, looked at once more. What leaves for the first time is given its identity, in the same
 * transaction as the note that it has left; the same event has the same identity however often it leaves (decision 117).
 * @throws 409 where one may not go, with the first thing that keeps it
 */
export async function letLeave(context: SignedInContext, events: readonly KeptEvent[]): Promise<Left[]> {
  const { db, encryptionKeys } = context;
  const looked = await checkEvents(db, encryptionKeys, events);
  const kept = looked.find(({ ready }) => ready === null);
  if (kept) throw conflict(kept.violations[0]?.message ?? 'Este evento ainda não está pronto.');
  // Together: the identities of what leaves, and the trail.
  return db.transaction().execute(async (tx) => {
    const left: Left[] = [];
    for (const [at, event] of events.entries()) left.push(await letOneLeave(tx, event, looked[at]?.ready ?? null));
    const entries = left.map(({ event }) => {
      const { companyId, employeeId, id: subjectId, kind: detail } = event;
      return { action: 'exported', subject: 'esocialEvent', subjectId, companyId, employeeId, detail } as const;
    });
    await record(tx, context, ...entries);
    return left;
  });
}

/** Lets one event leave, and gives it its identity if it has none. @throws 409 where it is another one by now */
export async function letOneLeave(tx: Database, seen: KeptEvent, ready: Checked['ready']): Promise<Left> {
  const event = await findKeptEvent(tx, seen);
  if (!event || !ready || event.documentId !== seen.documentId) throw conflict(changedMeanwhile);
  const at = new Date().toISOString();
  const id = event.eventId ?? (await newIdentity(tx, ready.employer, at));
  const leftAt = event.leftAt ?? at;
  if (event.leftAt === null && !(await updateEvent(tx, event, { event_id: id, left_at: leftAt }))) {
    throw conflict(changedMeanwhile);
  }
  return { event, eventId: id, xml: ready.xml(id) };
}

async function newIdentity(
  tx: Database,
  employer: NonNullable<Checked['ready']>['employer'],
  at: string,
): Promise<string> {
  const minute = minuteOf(at);
  const two = (part: number) => String(part).padStart(2, '0');
  const second = `${dayIn(at).replaceAll('-', '')}${two(Math.floor(minute / 60))}${two(minute % 60)}${at.slice(17, 19)}`;
  const sequence = await takeSequence(tx, `${employerType(employer)}${employerNumber(employer)}`, second);
  if (sequence > mostOfASecond) throw conflict('Há eventos demais neste segundo: tente de novo.');
  return eventId(employer, second, sequence);
}

const changedMeanwhile = 'Este evento mudou neste momento. Veja-o de novo antes de baixar.';
