import { createContext, useContext } from 'react';
import type { ReferralWhole } from '../../../referrals/referrals.contract.ts';
import type { RecordedExam } from './recorded-days.rules.ts';

/** What the register has of the person, and the guide that is being attended: the form itself makes no calls. */
export type Recorded = {
  exams: readonly RecordedExam[];
  referral: ReferralWhole | null;
  /** The day that the way here was about, `YYYY-MM-DD`. */
  day: string | undefined;
};

export const RecordedContext = createContext<Recorded>({ exams: [], referral: null, day: undefined });

export function useRecordedExams(): Recorded {
  return useContext(RecordedContext);
}
