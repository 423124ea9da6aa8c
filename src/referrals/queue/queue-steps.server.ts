import type { SignedInContext } from '../../access/caller.server.ts';
import { takeTicket } from '../../agenda/care-days.db.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { conflict } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { isTaken } from '../../platform/database/unique.server.ts';
import { type NewEntry, record } from '../../trail/entries.db.ts';
import { tellOfReferral } from '../referral-notifications.server.ts';
import type { ReferralChange, ReferralRow } from '../referrals.db.ts';
import type { Priority } from '../referrals.labels.ts';
import { heldReferral, takeStep } from '../take-step.server.ts';

/**
 * What the reception does with somebody of the queue (product 17.7): each in one transaction that holds the referral, and with an
 * entry of the trail. What its state does not allow is refused with 409 that names the state.
 */

/** Takes a step on a referral that is held. @throws 404 */
export function onReferral(
  context: SignedInContext,
  referralId: string,
  take: (tx: Database, referral: ReferralRow) => Promise<NewEntry | null>,
): Promise<void> {
  return context.db.transaction().execute(async (tx) => {
    const entry = await take(tx, await heldReferral(tx, context.scope, referralId));
    if (entry) await record(tx, context, entry);
  });
}

/**
 * Somebody is there: they get a ticket of today. Who was expected on an earlier day comes into today's queue, by order of arrival.
 * @throws 409 for who is expected later, and where the person has another open referral of the same occasion
 */
export async function arrive(context: SignedInContext, referralId: string, priority: Priority): Promise<string> {
  let ticket = '';
  const arriving = onReferral(context, referralId, async (tx, referral) => {
    const day = today();
    if (referral.day > day) {
      const on = formatDate(referral.day);
      throw conflict(`O atendimento está marcado para ${on}. Remarque-o para hoje e registre então a chegada.`);
    }
    const change = await placeInQueue(tx, { ...referral, ticket: null }, priority);
    ticket = change.ticket;
    return takeStep(tx, referral, 'arrive', change);
  });
  try {
    await arriving;
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw conflict('Esta pessoa tem outro encaminhamento aberto para a mesma ocasião: registre a chegada naquele.');
  }
  return ticket;
}

/** A place in today's queue: the one that somebody has already, or the next. */
export async function placeInQueue(
  tx: Database,
  referral: Pick<ReferralRow, 'place_id' | 'day' | 'starts_at' | 'ticket' | 'arrived_at'>,
  priority: Priority,
): Promise<{ ticket: string } & ReferralChange> {
  const day = today();
  const { ticket, place_id: placeId, arrived_at: arrivedAt } = referral;
  if (ticket !== null && referral.day === day) return { ticket, arrived_at: arrivedAt };
  return {
    ...{ day, starts_at: referral.day === day ? referral.starts_at : null, priority },
    ...{ ticket: await takeTicket(tx, { placeId, day }, priority !== ''), arrived_at: new Date().toISOString() },
    ...notCalled,
  };
}

const notCalled = { room: null, called_at: null };

/** They are not there after all. */
export function undoArrival(context: SignedInContext, referralId: string): Promise<void> {
  const nowhere = { ticket: null, arrived_at: null, priority: '' as const, ...notCalled };
  return onReferral(context, referralId, (tx, referral) => takeStep(tx, referral, 'undoArrival', nowhere));
}

/** @throws 409 before the day has come */
export function miss(context: SignedInContext, referralId: string): Promise<void> {
  return onReferral(context, referralId, async (tx, referral) => {
    if (referral.day > today()) throw conflict(`O dia do atendimento, ${formatDate(referral.day)}, ainda não chegou.`);
    const entry = await takeStep(tx, referral, 'miss', notCalled);
    await tellOfReferral(tx, context, 'missed', { id: referralId, companyId: referral.company_id });
    return entry;
  });
}
