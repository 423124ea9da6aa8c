import type { Tone } from '../ui/status/tone.ts';
import type { ReferralState } from './referrals.labels.ts';

/** The colour of where a referral stands, the same in every place (decision 120). */
export const referralTones: Readonly<Record<ReferralState, Tone>> = {
  scheduled: 'blue',
  arrived: 'amber',
  attending: 'violet',
  completed: 'green',
  missed: 'red',
  cancelled: 'red',
};
