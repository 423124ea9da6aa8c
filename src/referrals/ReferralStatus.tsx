import { Status } from '../ui/status/Status.tsx';
import type { Tone } from '../ui/status/tone.ts';
import { type ReferralState, stateLabels } from './referrals.labels.ts';

const tones: Readonly<Record<ReferralState, Tone>> = {
  scheduled: 'blue',
  arrived: 'amber',
  attending: 'violet',
  completed: 'green',
  missed: 'red',
  cancelled: 'red',
};

/** Where a referral stands, in a word. */
export function ReferralStatus({ state }: { state: ReferralState }) {
  return <Status tone={tones[state]}>{stateLabels[state]}</Status>;
}
