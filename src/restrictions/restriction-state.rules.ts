import { daysAfter } from '../platform/contract/dates.ts';
import { type RestrictionState, toldBefore } from './restrictions.labels.ts';

/** What of a restriction says how it stands. */
export type RestrictionDays = {
  fromOn: string;
  /** The last day; null where none was said: it holds until another ASO. */
  untilOn: string | null;
  /** The day of the ASO that ended it. */
  endedOn: string | null;
  withdrawnAt: string | null;
};

/**
 * How a restriction stands on a day. It is ended by another ASO alone (NR-7, 7.5.19.1, e): one whose last day has passed without one is
 * told as that, and is not gone.
 * @param day `YYYY-MM-DD`
 */
export function restrictionState(of: RestrictionDays, day: string): RestrictionState {
  if (of.withdrawnAt !== null) return 'withdrawn';
  if (of.endedOn !== null) return 'ended';
  if (of.untilOn !== null && of.untilOn < day) return 'expired';
  if (of.fromOn > day) return 'coming';
  return of.untilOn !== null && of.untilOn <= dueBy(day) ? 'ending' : 'holding';
}

/** What ends, or is looked at again, by this day is due on a day: 30 days before. */
export function dueBy(day: string): string {
  return daysAfter(day, toldBefore);
}

/** Whether a physician is to look at it again soon, or should have. */
export function isReviewDue(of: RestrictionDays & { reviewOn: string | null }, day: string): boolean {
  if (of.withdrawnAt !== null || of.endedOn !== null) return false;
  return of.reviewOn !== null && of.reviewOn <= dueBy(day);
}

/** An ASO that is to end a restriction. */
export type EndingAso = { id: string; employeeId: string; stands: boolean; day: string };

/** Why an ASO does not end a restriction, with what to do; null where it does. */
export function refusedEnd(
  restriction: { employeeId: string; fromOn: string; documentId: string | null },
  aso: EndingAso | null,
): string | null {
  if (aso === null || aso.employeeId !== restriction.employeeId) return 'Escolha um ASO emitido para esta pessoa';
  if (!aso.stands) return 'Este ASO foi corrigido ou cancelado: escolha o que vale';
  if (aso.id === restriction.documentId) return 'A restrição veio deste ASO: o que a encerra é um novo';
  if (aso.day <= restriction.fromOn) {
    return 'Este ASO não é de depois do começo da restrição: só um novo ASO a encerra. Se ela foi registrada por engano, retire-a';
  }
  return null;
}
