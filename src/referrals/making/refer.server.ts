import { ORPCError } from '@orpc/contract';
import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../../access/caller.server.ts';
import type { Scope } from '../../access/scope.ts';
import { findEmployeesToRefer, lockEmployees } from '../../employees/employee-lookups.db.ts';
import { today } from '../../platform/contract/dates.ts';
import { conflict, invalidInput, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import type { Appointment } from '../booking/book.server.ts';
import { findOpenReferral } from '../referral-reads.db.ts';
import type { ReferredExam } from '../referrals.contract.ts';
import { insertReferral, takeReferralNumber } from '../referrals.db.ts';
import type { ReferManyInput } from './referring.contract.ts';

/** Somebody who can be sent, as they were found within the scope. */
export type Referred = Awaited<ReturnType<typeof findEmployeesToRefer>>[number];

/** A referral that is about to be made. */
export type NewReferral = {
  person: Referred;
  occasion: Occasion;
  newFunction: string;
  returnOn: string | null;
  exams: readonly ReferredExam[];
  appointment: Appointment;
};

/**
 * Holds people within the scope until the transaction ends, in the order of their identifiers, before anything else is held:
 * whether one has been sent already is true until then.
 * @throws 404 for who is not there, 400 for who is inactive, except for the exam of a dismissal
 */
export async function holdPeople(
  tx: Database,
  scope: Scope,
  { ids, occasion, field }: { ids: readonly string[]; occasion: ReferManyInput['occasion'] | Occasion; field: string },
): Promise<Referred[]> {
  const wanted = [...new Set(ids)];
  await lockEmployees(tx, wanted);
  const people = await findEmployeesToRefer(tx, scope, wanted);
  if (people.length < wanted.length) throw notFound('Colaborador não encontrado.');
  const inactive = occasion === 'dismissal' ? undefined : people.find(({ inactivatedAt }) => inactivatedAt !== null);
  if (inactive) {
    const message = `${inactive.name} está inativo. Reative o cadastro antes de encaminhar.`;
    throw invalidInput([{ path: field, message }]);
  }
  return people;
}

/** Refuses to send somebody who is held a second time. @throws 409 with a code of its own and the open guide */
export async function mustNotBeOpen(
  tx: Database,
  scope: Scope,
  { employeeId, occasion, except }: { employeeId: string; occasion: Occasion; except?: string },
): Promise<void> {
  const open = await findOpenReferral(tx, scope, { employeeId, occasion });
  if (!open || open.id === except) return;
  const message = `Já há um encaminhamento em aberto para esta ocasião: ${open.name}.`;
  const issues = [{ path: 'occasion', message }];
  throw new ORPCError('REFERRED_ALREADY', { status: 409, message, data: { issues, referral: open } });
}

/**
 * Numbers referrals of people who are held and writes them down. Whatever they need was held before: numbers come last.
 * @returns their identifiers, and what the caller writes to the trail as the last thing of its transaction
 */
export async function writeReferrals(
  tx: Database,
  { caller }: SignedInContext,
  referrals: readonly NewReferral[],
): Promise<{ ids: string[]; entries: NewEntry[] }> {
  const year = Number(today().slice(0, 4));
  const ids: string[] = [];
  const entries: NewEntry[] = [];
  for (const { person, occasion, newFunction, returnOn, exams, appointment } of referrals) {
    const id = uuid();
    await insertReferral(tx, {
      ...{ companyId: person.companyId, id, year, number: await takeReferralNumber(tx, year) },
      ...{ employeeId: person.id, occasion, newFunction, returnOn },
      ...{ exams: JSON.stringify(exams), placeId: appointment.placeId, day: appointment.day },
      ...{ startsAt: appointment.startsAt, minutes: appointment.minutes },
      ...{ professionalId: appointment.professionalId, state: 'scheduled', priority: '', ticket: null, room: null },
      ...{ arrivedAt: null, calledAt: null, beganAt: null, attendedBy: null, endedAt: null },
      ...{ documentId: null, cancelReason: null, madeBy: caller.userId },
    });
    ids.push(id);
    entries.push({
      ...{ action: 'referred', subject: 'referral', subjectId: id },
      ...{ companyId: person.companyId, employeeId: person.id },
    });
  }
  return { ids, entries };
}

/** Refuses many of whom some are sent already, unless they are to be left out. @throws 409 with how many it is about */
export function mustLeaveOut(open: number, total: number): never {
  const who = open === 1 ? '1 pessoa já tem' : `${open} pessoas já têm`;
  const message = `${who} um encaminhamento em aberto para esta ocasião.`;
  if (open === total) throw conflict(`${message} Não resta ninguém a encaminhar.`, 'employeeIds');
  throw new ORPCError('REFERRED_ALREADY', { status: 409, message, data: { open, total } });
}
