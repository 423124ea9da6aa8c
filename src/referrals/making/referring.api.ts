import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { createOnce } from '../../access/idempotency.server.ts';
import { reachOf } from '../../access/policy.ts';
import { findDueOccasions } from '../../due-dates/due-lookups.db.ts';
import { findEmployeesToRefer } from '../../employees/employee-lookups.db.ts';
import { notAllowed, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { type PlannedFor, plannedFor } from '../../programmes/plan/plan-lookups.server.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { record } from '../../trail/entries.db.ts';
import { book, bookInARow } from '../booking/book.server.ts';
import { tellOfReferral } from '../referral-notifications.server.ts';
import { findOpenReferral, findReferral } from '../referral-reads.db.ts';
import { asShown, plannedAsShown } from '../shown-referral.rules.ts';
import { mustNotBeExamined } from './occasion-checks.server.ts';
import { holdPeople, mustLeaveOut, type Referred, writeReferrals } from './refer.server.ts';
import { referOne } from './refer-one.server.ts';
import { examsToRefer, nothingPlanned, planOf } from './referred-exams.server.ts';
import { type ReferInput, type ReferManyInput, referringContract } from './referring.contract.ts';

/** Sending people to the practice. */
export const referringApi = forSignedIn(referringContract, {
  refer: ({ input, context }) => createOnce(context, (tx) => refer(tx, context, input)),

  referMany: ({ input, context }) => createOnce(context, (tx) => referMany(tx, context, input)),

  plan: async ({ input: { employeeId, occasion, on, newFunction }, context: { db, scope, caller } }) => {
    const [person] = await findEmployeesToRefer(db, scope, [employeeId]);
    if (!person) throw notFound('Colaborador não encontrado.');
    const { group, exams } = await planOf(db, person, { occasion, on, ...(newFunction ? { newFunction } : {}) });
    const asked = exams.map(({ doneOn, ...exam }) => ({ ...exam, isDone: doneOn !== null }));
    const open = await findOpenReferral(db, scope, { employeeId, occasion });
    return { hasGroup: group !== null, exams: plannedAsShown(asked, caller), open };
  },
});

async function refer(tx: Database, context: SignedInContext, input: ReferInput) {
  const { id, entries } = await referOne(tx, context, input, input.day, () => book(tx, input));
  const referral = await findReferral(tx, context.scope, id);
  if (!referral) throw notFound('Encaminhamento não encontrado.');
  await record(tx, context, ...entries);
  return { referral: asShown(referral, context.caller) };
}

async function referMany(tx: Database, context: SignedInContext, input: ReferManyInput) {
  const { employeeIds, occasion, placeId, day, byArrival } = input;
  const { scope, caller } = context;
  // Of what each has to do the reception reads nothing: neither does what is made of it tell them.
  if (occasion === 'due' && reachOf(caller.type, 'referrals.readReasons') === null) throw notAllowed();
  const people = await holdPeople(tx, scope, { ids: employeeIds, occasion, field: 'employeeIds' });
  const due = await findDueOccasions(tx, scope, employeeIds);
  const free: Sent[] = [];
  // As they were asked for: who is first on the list has the first time.
  for (const id of new Set(employeeIds)) {
    const person = people.find((one) => one.id === id);
    const own = occasion === 'due' ? (due.get(id)?.occasion ?? 'periodic') : occasion;
    if (!person) continue;
    if (own === 'admission' && day > person.admittedOn) mustNotBeExamined(person, due.get(id), 'employeeIds');
    // Who is due by a change is in the new function already, or about to be.
    const newFunction = own === 'riskChange' ? person.function : '';
    if (!(await findOpenReferral(tx, scope, { employeeId: id, occasion: own }))) {
      free.push({ person, occasion: own, newFunction });
    }
  }
  const leftOut = people.length - free.length;
  if (leftOut > 0 && (input.open === 'ask' || free.length === 0)) mustLeaveOut(leftOut, people.length);
  const plans = await plansOf(tx, free, day);
  const occasions = free.map((one) => one.occasion);
  const appointments = await bookInARow(tx, { placeId, day, byArrival }, occasions);
  const referrals = free.flatMap((one, at) => {
    const appointment = appointments[at];
    const exams = examsToRefer(plans.get(one.person.id) ?? nothingPlanned);
    return appointment ? [{ ...one, returnOn: null, exams, appointment }] : [];
  });
  const { ids, entries } = await writeReferrals(tx, context, referrals);
  for (const [at, id] of ids.entries()) {
    const companyId = referrals[at]?.person.companyId ?? '';
    // Each company is told once.
    if (referrals.findIndex(({ person }) => person.companyId === companyId) === at) {
      await tellOfReferral(tx, context, 'made', { id, companyId });
    }
  }
  await record(tx, context, ...entries);
  return { referralIds: ids, leftOut };
}

/** Somebody who is sent, and for what. */
type Sent = { person: Referred; occasion: Occasion; newFunction: string };

/** What the protocols ask of people of several companies and occasions, by whom. */
async function plansOf(tx: Database, sent: readonly Sent[], on: string): Promise<Map<string, PlannedFor>> {
  const plans = new Map<string, PlannedFor>();
  const alike = Map.groupBy(sent, ({ person, occasion }) => `${person.companyId} ${occasion}`);
  for (const theirs of alike.values()) {
    const [{ person, occasion }] = theirs as [Sent, ...Sent[]];
    const asked = { companyId: person.companyId, occasion, on };
    const people = theirs.map((one) => ({ ...one.person, newFunction: one.newFunction }));
    for (const [id, plan] of await plannedFor(tx, people, asked)) plans.set(id, plan);
  }
  return plans;
}
