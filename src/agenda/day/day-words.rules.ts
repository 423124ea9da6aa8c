import { daysAfter, formatDate } from '../../platform/contract/dates.ts';
import { weekdayLabels } from '../agenda.labels.ts';

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return daysAfter(day, -((weekdayOf(day) + 6) % 7));
}

/** 'Segunda, 06-01-2031'. */
export function dayWords(day: string): string {
  return `${weekdayLabels[weekdayOf(day)]}, ${formatDate(day)}`;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
