import type { SignedInContext } from '../../access/caller.server.ts';
import { notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import type { Appointment } from '../booking/book.server.ts';
import { tellOfReferral } from '../referral-notifications.server.ts';
import { mustFit } from './occasion-checks.server.ts';
import { holdPeople, mustNotBeOpen, writeReferrals } from './refer.server.ts';
import { planOf, referredExams } from './referred-exams.server.ts';
import type { ReferredFields } from './referring.contract.ts';

/**
 * Makes the referral of one person within a transaction and tells the company of it.
 * @param on the day by which the protocol says what is due
 * @param appoint holds the appointment, after the person and before the number
 * @returns the referral, and what the caller writes to the trail as the last thing of its transaction
 * @throws 404 for nobody, 400 for who or what can't be referred, or does not fit the occasion, 409 where the person has an open referral of the occasion
 */
export async function referOne(
  tx: Database,
  context: SignedInContext,
  fields: ReferredFields,
  on: string,
  appoint: () => Promise<Appointment>,
): Promise<{ id: string; entries: NewEntry[] }> {
  const { employeeId, occasion, newFunction, returnOn, exams: asked } = fields;
  const [person] = await holdPeople(tx, context.scope, { ids: [employeeId], occasion, field: 'employeeId' });
  if (!person) throw notFound('Colaborador não encontrado.');
  await mustNotBeOpen(tx, context.scope, { employeeId, occasion });
  await mustFit(tx, context.scope, { person, on, fields });
  const plan = await planOf(tx, person, { occasion, on, newFunction });
  const exams = referredExams(asked, plan, context.caller);
  const appointment = await appoint();
  const isReturn = occasion === 'return' && returnOn !== '';
  const { ids, entries } = await writeReferrals(tx, context, [
    {
      ...{ person, occasion, exams, appointment, returnOn: isReturn ? returnOn : null },
      newFunction: occasion === 'riskChange' ? newFunction : '',
    },
  ]);
  const [id = ''] = ids;
  await tellOfReferral(tx, context, 'made', { id, companyId: person.companyId });
  return { id, entries };
}
