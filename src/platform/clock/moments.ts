import { dayIn, formatDate, minuteOf } from '../contract/dates.ts';

/*
 * When something happened is told by the clock of the practice, on every screen and whoever reads it, so that two people who speak of
 * it see the same time (decision 75), and each of these is written in one way wherever it is read (decision 107).
 */

/** The day of a moment: '22-11-2026'; nothing for what is no time. */
export function dayOf(at: string): string {
  return isMoment(at) ? formatDate(dayIn(at)) : '';
}

/** Minutes since midnight as a time: 500 is '08:20'. */
export function timeOf(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The time of a moment: '14:05'; nothing for what is no time. */
export function timeOfDay(at: string): string {
  return isMoment(at) ? timeOf(minuteOf(at)) : '';
}

/** A moment, in a list as in a sentence: '22-11-2026, às 14:05'; nothing for what is no time. */
export function momentOf(at: string): string {
  return isMoment(at) ? `${dayOf(at)}, às ${timeOfDay(at)}` : '';
}

/** A moment where the order of two within a minute counts, as in a log: '22-11-2026, às 14:05:09'; nothing for what is no time. */
export function preciseMoment(at: string): string {
  return isMoment(at) ? `${momentOf(at)}:${two(new Date(at).getUTCSeconds())}` : '';
}

function isMoment(at: string): boolean {
  return !Number.isNaN(Date.parse(at));
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
