import { findAbsenceRuns } from '../../absences/absence-lookups.db.ts';
import type { Scope } from '../../access/scope.ts';
import { type DueOccasion, findDueOccasions } from '../../due-dates/due-lookups.db.ts';
import { findEmployeesToRefer } from '../../employees/employee-lookups.db.ts';
import { today } from '../../platform/contract/dates.ts';
import { invalidInput } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { ReferralRow } from '../referrals.db.ts';
import { absenceBefore, doubtsOf, examinedAlready } from './occasion-checks.rules.ts';
import type { Referred } from './refer.server.ts';
import type { ReferredFields } from './referring.contract.ts';

type OccasionFields = Pick<ReferredFields, 'occasion' | 'newFunction' | 'returnOn' | 'occasionConfirmed'>;

/**
 * Refuses what does not fit the occasion of somebody who is held, and what may still be right until it is confirmed.
 * @param on the day on which they come
 * @throws 400
 */
export async function mustFit(
  tx: Database,
  scope: Scope,
  { person, on, fields }: { person: Referred; on: string; fields: OccasionFields },
): Promise<void> {
  const { occasion, newFunction, returnOn, occasionConfirmed } = fields;
  const due = (await findDueOccasions(tx, scope, [person.id])).get(person.id);
  const absences = (await findAbsenceRuns(tx, person.companyId, [person.id])).get(person.id) ?? [];
  const doubts = doubtsOf({
    ...{ occasion, on, newFunction, returnOn, person, today: today() },
    isExamined: due?.isExamined ?? false,
    isChanging: due?.occasion === 'riskChange',
    absence: absenceBefore(absences, returnOn),
  });
  const open = doubts.filter(({ path }) => path !== 'occasionConfirmed' || !occasionConfirmed);
  if (open.length > 0) throw invalidInput(open);
}

/**
 * The same of a referral that gets another day than it had: what has become of the person since counts, and the new day.
 * @throws 400
 */
export async function mustStillFit(
  tx: Database,
  scope: Scope,
  { referral, on, confirmed }: { referral: ReferralRow; on: string; confirmed: boolean },
): Promise<void> {
  const [person] = referral.day === on ? [] : await findEmployeesToRefer(tx, scope, [referral.employeeId]);
  if (!person) return;
  const { occasion, newFunction, returnOn } = referral;
  const fields = { occasion, newFunction, returnOn: returnOn ?? '', occasionConfirmed: confirmed };
  await mustFit(tx, scope, { person, on, fields });
}

/** Refuses the exam at admission for somebody who has been examined since. @throws 400 */
export function mustNotBeExamined(person: Referred, due: DueOccasion | undefined, path: string): void {
  if (due?.isExamined) throw invalidInput([{ path, message: examinedAlready(person) }]);
}
