import type { SignedInContext } from '../../access/caller.server.ts';
import { findEmployeesToRefer } from '../../employees/employee-lookups.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import { changesBetween } from '../../trail/changes.rules.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { lockReferralsOf } from '../completing/completing.db.ts';
import { examsToRefer, planOf } from '../making/referred-exams.server.ts';
import { tellOfReferral } from '../referral-notifications.server.ts';
import { type ReferralRow, updateReferral } from '../referrals.db.ts';
import { openStates } from '../referrals.labels.ts';
import { aboutReferral, takeStep } from '../take-step.server.ts';
import { leavable, type OpenWhenLeaving } from './leaving.labels.ts';

const reason = 'Colaborador inativado';

/**
 * What becomes of the open referrals of somebody who is inactivated and held, in the same transaction. Who is being attended at that
 * moment is attended to the end, and an exam for the dismissal stays what it is.
 * @param choice `keep` leaves them, `cancel` calls them off, `dismissal` makes the first of them the exam for the dismissal (NR-7,
 * 7.5.11) and calls the others off
 * @returns what the trail is told, as the last thing of the transaction
 */
export async function leaveReferrals(
  tx: Database,
  context: SignedInContext,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  choice: OpenWhenLeaving,
): Promise<NewEntry[]> {
  if (choice === 'keep') return [];
  const open = (await lockReferralsOf(tx, { companyId, employeeId })).filter(isOpen);
  const others = open.filter(({ occasion, state }) => occasion !== 'dismissal' && leavable.includes(state));
  const hasDismissal = open.some(({ occasion }) => occasion === 'dismissal');
  const [first, ...rest] = others.toSorted((a, b) => a.day.localeCompare(b.day));
  if (!first) return [];
  const entries: NewEntry[] = [];
  if (choice === 'cancel' || hasDismissal) entries.push(await cancelled(tx, context, first));
  else entries.push(await madeDismissal(tx, context, first));
  for (const referral of rest) entries.push(await cancelled(tx, context, referral));
  return entries;
}

function isOpen({ state }: ReferralRow): boolean {
  return (openStates as readonly string[]).includes(state);
}

async function cancelled(tx: Database, context: SignedInContext, referral: ReferralRow): Promise<NewEntry> {
  const entry = await takeStep(tx, referral, 'cancel', { cancelReason: reason, endedAt: new Date().toISOString() });
  const { id, companyId, professionalId } = referral;
  await tellOfReferral(tx, context, 'cancelled', { id, companyId, professionalId });
  return entry;
}

/** The appointment stays; what is to be done there is what the protocol asks for at the end of the work. */
async function madeDismissal(tx: Database, context: SignedInContext, referral: ReferralRow): Promise<NewEntry> {
  const [person] = await findEmployeesToRefer(tx, context.scope, [referral.employeeId]);
  const plan = person && (await planOf(tx, person, { occasion: 'dismissal', on: referral.day }));
  const exams = plan ? examsToRefer(plan) : [];
  await updateReferral(tx, referral, {
    ...{ occasion: 'dismissal', newFunction: '', returnOn: null },
    exams: JSON.stringify(exams),
  });
  return {
    ...aboutReferral('updated', referral),
    changes: changesBetween({ occasion: occasionLabels[referral.occasion] }, { occasion: occasionLabels.dismissal }),
  };
}
