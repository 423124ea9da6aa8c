import type { SignedInContext } from '../../access/caller.server.ts';
import { takeTicket } from '../../agenda/care-days.db.ts';
import { findPerson } from '../../employees/employee-lookups.db.ts';
import { findDoneOn } from '../../exams/exam-lookups.db.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { conflict, invalidInput } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { isTaken } from '../../platform/database/unique.server.ts';
import { actOnRecord } from '../../trail/change.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { mustStillFit } from '../making/occasion-checks.server.ts';
import { tellOfReferral } from '../referral-notifications.server.ts';
import type { ReferralChange, ReferralRow } from '../referrals.db.ts';
import type { Priority } from '../referrals.labels.ts';
import { mustAllow, referralKind, takeStep } from '../take-step.server.ts';
import { noneChecked } from './checklist/checked-exams.server.ts';
import { doubtOfAge } from './priority.rules.ts';

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
  return actOnRecord(context, referralKind, {
    id: referralId,
    write: async (tx, referral) => ({ after: referral, entry: await take(tx, referral) }),
  });
}

/**
 * Somebody is there: they get a ticket of today. Who was expected on an earlier day comes into today's queue, by order of arrival.
 * @throws 400 where today does not fit the occasion, or for a priority that the register's age is not one of, until it is confirmed; 409 for who is expected later, and where the person has another open referral of the same occasion
 */
export async function arrive(
  context: SignedInContext,
  referralId: string,
  { occasionConfirmed = false, ...first }: First & { occasionConfirmed?: boolean | undefined },
): Promise<string> {
  let ticket = '';
  const arriving = onReferral(context, referralId, async (tx, referral) => {
    const day = today();
    if (referral.day > day) {
      const on = formatDate(referral.day);
      throw conflict(`O atendimento está marcado para ${on}. Remarque-o para hoje e registre então a chegada.`);
    }
    await mustBeOfAge(tx, referral, first);
    await mustStillFit(tx, context.scope, { referral, on: day, confirmed: occasionConfirmed });
    const change = await placeInQueue(tx, { ...referral, ticket: null }, first.priority);
    ticket = change.ticket;
    return takeStep(tx, referral, 'arrive', { ...change, ...noneChecked });
  });
  try {
    await arriving;
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw conflict('Esta pessoa tem outro encaminhamento aberto para a mesma ocasião: registre a chegada naquele.');
  }
  return ticket;
}

/** Whether somebody goes first by law, and that it is right although the register has another age. */
export type First = { priority: Priority; priorityConfirmed?: boolean | undefined };

/** @throws 400 where the register's age says otherwise, until it is confirmed */
export async function mustBeOfAge(
  tx: Database,
  referral: Pick<ReferralRow, 'companyId' | 'employeeId'>,
  { priority, priorityConfirmed }: First,
): Promise<void> {
  if (priorityConfirmed) return;
  const person = await findPerson(tx, referral.companyId, referral.employeeId);
  const doubt = doubtOfAge(priority, person?.birthDate ?? '', today());
  if (doubt) throw invalidInput([{ path: 'priorityConfirmed', message: doubt }]);
}

/** A place in today's queue: the one that somebody has already, or the next. */
export async function placeInQueue(
  tx: Database,
  referral: Pick<ReferralRow, 'placeId' | 'day' | 'startsAt' | 'ticket' | 'arrivedAt'>,
  priority: Priority,
): Promise<{ ticket: string } & ReferralChange> {
  const day = today();
  const { ticket, placeId, arrivedAt } = referral;
  if (ticket !== null && referral.day === day) return { ticket, arrivedAt };
  return {
    ...{ day, startsAt: referral.day === day ? referral.startsAt : null, priority },
    ...{ ticket: await takeTicket(tx, { placeId, day }, priority !== ''), arrivedAt: new Date().toISOString() },
    ...notCalled,
  };
}

const notCalled = { room: null, calledAt: null };

/** They are not there after all. */
export function undoArrival(context: SignedInContext, referralId: string): Promise<void> {
  const nowhere = { ticket: null, arrivedAt: null, priority: '' as const, ...notCalled, ...noneChecked };
  return onReferral(context, referralId, (tx, referral) => takeStep(tx, referral, 'undoArrival', nowhere));
}

/** @throws 409 before the day has come, 400 for who was examined on it, until that is confirmed */
export function miss(context: SignedInContext, referralId: string, isConfirmed = false): Promise<void> {
  return onReferral(context, referralId, async (tx, referral) => {
    if (referral.day > today()) throw conflict(`O dia do atendimento, ${formatDate(referral.day)}, ainda não chegou.`);
    mustAllow('miss', referral);
    if (!isConfirmed) await mustNotHaveCome(tx, referral);
    const entry = await takeStep(tx, referral, 'miss', { ...notCalled, ...noneChecked });
    await tellOfReferral(tx, context, 'missed', { id: referralId, companyId: referral.companyId });
    return entry;
  });
}

/** An exam of that day says that they were there; which one is not for the reception to read. */
async function mustNotHaveCome(tx: Database, { companyId, employeeId, day }: ReferralRow) {
  const done = await findDoneOn(tx, { companyId, employeeId, doneOn: day });
  if (done.length === 0) return;
  const message = `Há exame desta pessoa registrado em ${formatDate(day)}: ela veio. Conclua o encaminhamento, ou confirme que faltou a ele`;
  throw invalidInput([{ path: 'missedConfirmed', message }]);
}
