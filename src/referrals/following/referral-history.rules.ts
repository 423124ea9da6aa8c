import { momentOf } from '../../platform/clock/moments.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import type { Fact } from '../../ui/Facts.tsx';
import type { ReferralWhole } from '../referrals.contract.ts';
import { whenLabel } from '../referrals.labels.ts';

type Move = ReferralWhole['moves'][number];

/** What has happened with a referral and when, in the order in which it happened. */
export function historyOf(referral: ReferralWhole): Fact[] {
  const steps: readonly { label: string; at: string | null; more?: string }[] = [
    { label: 'Encaminhado', at: referral.createdAt },
    ...referral.moves.map((move) => ({ label: 'Remarcado', at: move.at, more: moveWords(move) })),
    { label: 'Chegou', at: referral.arrivedAt },
    { label: 'Chamado', at: referral.calledAt },
    { label: 'Começou', at: referral.beganAt },
    { label: referral.state === 'cancelled' ? 'Cancelado' : 'Concluído', at: referral.endedAt }, // Who has missed theirs may still come.
  ];
  return steps.flatMap(({ label, at, more }) =>
    at === null ? [] : [{ label, value: more ? `${momentOf(at)}, ${more}` : momentOf(at) }],
  );
}

/** 'pela clínica: de 12-01-2026, às 08:00, para 13-01-2026, por ordem de chegada'; the places where they differ. */
function moveWords({ byCompany, from, to }: Move): string {
  const others = from.placeName !== to.placeName;
  const at = (one: Move['from']) => `${formatDate(one.day)}, ${whenLabel(one)}${others ? `, em ${one.placeName}` : ''}`;
  return `pela ${byCompany ? 'empresa' : 'clínica'}: de ${at(from)}, para ${at(to)}`;
}
