import { momentOf } from '../../platform/clock/moments.ts';
import type { ReferralWhole } from '../referrals.contract.ts';
import type { ReferralState } from '../referrals.labels.ts';

/** A step on the way from the referral to the ASO, and what is said of it. */
export type TimelineStep = { label: string; words: string; isDone: boolean; isNow: boolean };

/** At which step a referral is, from 0, and what that means. */
const now: Readonly<Record<ReferralState, { at: number; words: string }>> = {
  scheduled: { at: 0, words: 'Agora: à espera da chegada' },
  missed: { at: 0, words: 'Agora: não compareceu' },
  cancelled: { at: 0, words: 'Não segue: foi cancelado' },
  arrived: { at: 1, words: 'Agora: à espera de ser chamado' },
  attending: { at: 2, words: 'Agora: sendo atendido' },
  completed: { at: 3, words: 'Agora: tudo feito' },
};

type Timed = Pick<ReferralWhole, 'state' | 'createdAt' | 'arrivedAt' | 'beganAt' | 'endedAt'>;

/** The way of a referral: what is done and when, where it is now, and what is still to come. */
export function timelineOf({ state, createdAt, arrivedAt, beganAt, endedAt }: Timed): TimelineStep[] {
  const here = now[state];
  const steps = [
    { label: 'Encaminhado', at: createdAt },
    { label: 'Chegou', at: arrivedAt },
    { label: 'Atendido', at: beganAt },
    { label: 'ASO', at: state === 'completed' ? endedAt : null },
  ];
  // Somebody who had come may be called off since: what was done stays done.
  const last = state === 'cancelled' ? steps.findLastIndex(({ at }) => at !== null) : here.at;
  return steps.map(({ label, at }, step) => {
    const isDone = step <= last;
    const isNow = step === last;
    const unsaid = isDone ? 'Sem horário registrado' : state === 'cancelled' ? 'Não haverá' : 'Ainda não';
    const when = at !== null && isDone ? momentOf(at) : unsaid;
    return { label, words: isNow ? `${when}. ${here.words}` : when, isDone, isNow };
  });
}
