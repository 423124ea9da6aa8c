import { daysAfter, monthsAfter } from '../platform/contract/dates.ts';
import { mostMonths } from './statistics.labels.ts';

/** Months are `YYYY-MM`, the first and the last counted. */
export type Period = { from: string; to: string };

/** The twelve months that end with a day's own. */
export function usualPeriod(day: string): Period {
  return { from: monthsAfter(day, -11).slice(0, 7), to: day.slice(0, 7) };
}

/** What was asked for, with what was not said as it is usual: twelve months in any case. */
export function askedPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }, day: string): Period {
  if (from && to) return { from, to };
  if (to) return { from: monthsAfter(`${to}-01`, -11).slice(0, 7), to };
  if (!from) return usualPeriod(day);
  return { from, to: [monthsAfter(`${from}-01`, 11).slice(0, 7), day.slice(0, 7)].toSorted()[0] ?? from };
}

/** Why a period is not counted, or null. */
export function periodProblem({ from, to }: Period): string | null {
  if (from > to) return 'O último mês não pode ser anterior ao primeiro';
  return monthsOf({ from, to }).length > mostMonths ? `Escolha no máximo ${mostMonths} meses` : null;
}

/** Its months, one after the other; of one that is too long one more than are counted. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (
    let month = from;
    month <= to && months.length <= mostMonths;
    month = monthsAfter(`${month}-01`, 1).slice(0, 7)
  ) {
    months.push(month);
  }
  return months;
}

export function firstDayOf(month: string): string {
  return `${month}-01`;
}

export function lastDayOf(month: string): string {
  return daysAfter(monthsAfter(`${month}-01`, 1), -1);
}
