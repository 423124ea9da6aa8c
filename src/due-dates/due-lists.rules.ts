import { daysAfter } from '../platform/contract/dates.ts';
import type { DueList, DueState } from './due-dates.labels.ts';

/** Who is in a list: those of a state, where it is by days those whose next exam is from one day up to before another. */
export type ListRange = { state: DueState; from: string | null; before: string | null };

/** What a list of a day holds: each one without what is in those before it. */
export function rangeOf(list: DueList, day: string): ListRange {
  const within = (from: number | null, before: number): ListRange => ({
    state: 'scheduled',
    from: from === null ? null : daysAfter(day, from),
    before: daysAfter(day, before),
  });
  switch (list) {
    case 'overdue':
      return within(null, 0);
    case 'in30':
      return within(0, 31);
    case 'in60':
      return within(31, 61);
    case 'in90':
      return within(61, 91);
    default:
      return { state: list, from: null, before: null };
  }
}

/** A list shows what is due with the next exam: whatever is by then, or in so many days from today. */
const togetherDays = 90;

/** The last day of the exams that a line of a list names. */
export function lastShown(nextOn: string | null, day: string): string {
  const horizon = daysAfter(day, togetherDays);
  return nextOn !== null && nextOn > horizon ? nextOn : horizon;
}
