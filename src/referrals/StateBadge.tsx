import { Badge } from '@mantine/core';
import { type ReferralState, stateLabels } from './referrals.labels.ts';

const plain = { c: 'var(--mantine-color-text)', bg: 'var(--mantine-color-default-hover)' };
const attention = { c: 'var(--attention)', bg: 'var(--attention-ground)' };
const fit = { c: 'var(--fit)', bg: 'var(--fit-ground)' };

const colours: Readonly<Record<ReferralState, { c: string; bg: string }>> = {
  scheduled: plain,
  arrived: fit,
  attending: fit,
  completed: fit,
  missed: attention,
  cancelled: attention,
};

/** Where a referral stands, in a word. */
export function StateBadge({ state }: { state: ReferralState }) {
  return (
    <Badge tt="none" component="span" {...colours[state]}>
      {stateLabels[state]}
    </Badge>
  );
}
