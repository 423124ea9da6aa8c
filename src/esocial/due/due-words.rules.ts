import { daysBetween, formatDate } from '../../platform/contract/dates.ts';

/** So many days before the last one it is soon. */
export const daysOfWarning = 7;

/** How near the last day of an event is: late, soon, or later; none where the law names no day. */
export type Urgency = 'late' | 'soon' | 'later' | 'none';

/** How near a last day is on a day, both `YYYY-MM-DD`. */
export function urgencyOf(dueOn: string | null, day: string): Urgency {
  if (!dueOn) return 'none';
  const left = daysBetween(day, dueOn);
  if (left < 0) return 'late';
  return left <= daysOfWarning ? 'soon' : 'later';
}

/** A last day in words, so that no colour says it alone. */
export function dueText(dueOn: string | null, day: string): string {
  if (!dueOn) return 'Assim que possível';
  const left = daysBetween(day, dueOn);
  if (left === 0) return `Hoje, ${formatDate(dueOn)}`;
  if (left < 0) return `Atrasado desde ${formatDate(dueOn)}`;
  return left <= daysOfWarning
    ? `Até ${formatDate(dueOn)}: ${left === 1 ? 'amanhã' : `${left} dias`}`
    : `Até ${formatDate(dueOn)}`;
}
