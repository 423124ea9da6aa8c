import { holidaysOf } from '../../src/agenda/holidays/national-holidays.rules.ts';
import { daysAfter } from '../../src/platform/contract/dates.ts';

/** Whether the practice attends on a day: Monday to Friday, but for the national holidays. */
function isWorkday(day: string): boolean {
  const holidays = holidaysOf(Number(day.slice(0, 4)));
  return ![0, 6].includes(weekdayOf(day)) && !holidays.some((one) => one.isNational && one.day === day);
}

/** The day itself, or the last one before it on which the practice attends. */
export function workdayUpTo(day: string): string {
  return isWorkday(day) ? day : workdayUpTo(daysAfter(day, -1));
}

/** The last Wednesday up to a day on which the practice attends: that is its day for examining most people. */
export function examDayUpTo(day: string): string {
  return isWorkday(day) && weekdayOf(day) === 3 ? day : examDayUpTo(daysAfter(day, -1));
}

/** 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return daysAfter(day, -((weekdayOf(day) + 6) % 7));
}

/** The days of the week that a day is in, and of the next one, on which the practice attends. */
export function workdaysAround(day: string): string[] {
  return Array.from({ length: 14 }, (_, nth) => daysAfter(mondayOf(day), nth)).filter(isWorkday);
}
