import type { ReferralState } from './referrals.labels.ts';

/**
 * What can be done with a referral: from which states, and what state it has then (product 17.4). Whatever changes a state asks this
 * table, within the transaction that holds the referral.
 */
const steps = {
  move: { from: ['scheduled', 'arrived', 'missed'], to: 'scheduled' },
  cancel: { from: ['scheduled', 'arrived', 'missed'], to: 'cancelled' },
  arrive: { from: ['scheduled', 'missed'], to: 'arrived' },
  undoArrival: { from: ['arrived'], to: 'scheduled' },
  call: { from: ['arrived'], to: 'arrived' },
  attend: { from: ['arrived'], to: 'attending' },
  takeOver: { from: ['attending'], to: 'attending' },
  sendBack: { from: ['attending'], to: 'arrived' },
  miss: { from: ['scheduled', 'arrived'], to: 'missed' },
  complete: { from: ['scheduled', 'arrived', 'attending', 'missed'], to: 'completed' },
  reopen: { from: ['completed'], to: 'attending' },
} as const satisfies Readonly<Record<string, { from: readonly ReferralState[]; to: ReferralState }>>;

export type Step = keyof typeof steps;

/** The state after a step; null where the present one does not allow it. */
export function stateAfter(step: Step, state: ReferralState): ReferralState | null {
  const { from, to } = steps[step];
  return (from as readonly ReferralState[]).includes(state) ? to : null;
}
