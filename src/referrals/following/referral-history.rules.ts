import { momentOf } from '../../platform/clock/moments.ts';
import type { Fact } from '../../ui/Facts.tsx';
import type { ReferralWhole } from '../referrals.contract.ts';

const ends = { completed: 'Concluído', missed: 'Faltou', cancelled: 'Cancelado' } as const;

/** What has happened with a referral and when, in the order in which it happened. */
export function historyOf(referral: ReferralWhole): Fact[] {
  const { state } = referral;
  const end = state in ends ? ends[state as keyof typeof ends] : 'Terminou';
  const steps: readonly [string, string | null][] = [
    ['Encaminhado', referral.createdAt],
    ['Chegou', referral.arrivedAt],
    ['Chamado', referral.calledAt],
    ['Começou', referral.beganAt],
    [end, referral.endedAt],
  ];
  return steps.flatMap(([label, at]) => (at === null ? [] : [{ label, value: momentOf(at) }]));
}
