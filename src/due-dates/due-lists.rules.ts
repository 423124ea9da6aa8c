import { daysAfter } from '../platform/contract/dates.ts';
import type { DueList, StoredState } from './due-dates.labels.ts';

/**
 * Who is in a list: those of a state, where it is by days those whose next exam is from one day up to before another, and where
 * it is of those who were never examined, them alone.
 */
export type ListRange = { state: StoredState; from: string | null; before: string | null; neverExamined: boolean };

/**
 * What a list of a day holds: each one by days without what is in those before it. Who was never examined is due since the
 * admission, and in the list of that day, too.
 */
export function rangeOf(list: DueList, day: string): ListRange {
  const scheduled = (from: number | null, before: number | null, neverExamined = false): ListRange => ({
    ...{ state: 'scheduled', neverExamined },
    from: from === null ? null : daysAfter(day, from),
    before: before === null ? null : daysAfter(day, before),
  });
  switch (list) {
    case 'overdue':
      return scheduled(null, 0);
    case 'in30':
      return scheduled(0, 31);
    case 'in60':
      return scheduled(31, 61);
    case 'in90':
      return scheduled(61, 91);
    case 'neverExamined':
      return scheduled(null, null, true);
    case 'withoutProtocol':
    case 'absent':
      return { ...scheduled(null, null), state: list };
  }
}

/** A list shows what is due with the next exam: whatever is by then, or in so many days from today. */
const togetherDays = 90;

/** The last day of the exams that a line of a list names. */
export function lastShown(nextOn: string | null, day: string): string {
  const horizon = daysAfter(day, togetherDays);
  return nextOn !== null && nextOn > horizon ? nextOn : horizon;
}
