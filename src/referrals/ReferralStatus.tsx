import { Status } from '../ui/status/Status.tsx';
import { referralTones } from './referral-tones.rules.ts';
import { type ReferralState, stateLabels } from './referrals.labels.ts';

/** Where a referral stands, in a word. */
export function ReferralStatus({ state }: { state: ReferralState }) {
  return <Status tone={referralTones[state]}>{stateLabels[state]}</Status>;
}
