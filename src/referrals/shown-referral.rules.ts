import { reachOf } from '../access/policy.ts';
import type { ReferralWhole, ReferredExam } from './referrals.contract.ts';

type Reader = { type: string };

/** A referral as its reader may have it: why an exam is asked for, and when it was done last, is none of the reception's (product 17.1). */
export function asShown(referral: ReferralWhole, reader: Reader): ReferralWhole {
  return mayReadReasons(reader) ? referral : { ...referral, exams: referral.exams.map(withoutReason) };
}

/** The exams of a plan as their reader may have them: the reception has what is to do, and nothing of what was done. */
export function plannedAsShown<Planned extends ReferredExam & { isDone: boolean }>(
  exams: readonly Planned[],
  reader: Reader,
): Planned[] {
  return mayReadReasons(reader) ? [...exams] : exams.filter(({ isDone }) => !isDone).map(withoutReason);
}

function mayReadReasons({ type }: Reader): boolean {
  return reachOf(type, 'referrals.readReasons') !== null;
}

function withoutReason<Exam extends ReferredExam>(exam: Exam): Exam {
  return { ...exam, reason: '' };
}
