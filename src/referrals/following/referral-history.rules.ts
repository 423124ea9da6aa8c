import { momentOf } from '../../platform/clock/moments.ts';
import type { Fact } from '../../ui/Facts.tsx';
import type { ReferralWhole } from '../referrals.contract.ts';

/** What has happened with a referral and when, in the order in which it happened. */
export function historyOf(referral: ReferralWhole): Fact[] {
  const steps: readonly [string, string | null][] = [
    ['Encaminhado', referral.createdAt],
    ['Chegou', referral.arrivedAt],
    ['Chamado', referral.calledAt],
    ['Começou', referral.beganAt],
    [referral.state === 'cancelled' ? 'Cancelado' : 'Concluído', referral.endedAt], // Who has missed theirs may still come.
  ];
  return steps.flatMap(([label, at]) => (at === null ? [] : [{ label, value: momentOf(at) }]));
}
