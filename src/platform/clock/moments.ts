import { practiceZone } from '../contract/dates.ts';

/*
 * When something happened is told by the clock of the practice, on every screen and whoever reads it, so that two people who speak of
 * it see the same time (decision 75).
 */

/** The day of a moment: '22/11/2026'; nothing for what is no time. */
export function dayOf(at: string): string {
  return told(at, { dateStyle: 'short' });
}

/** The time of a moment: '14:05'; nothing for what is no time. */
export function timeOfDay(at: string): string {
  return told(at, { timeStyle: 'short' });
}

/** A date as people write it: '21 de nov. de 2026'. */
export function mediumDate(at: string): string {
  return told(at, { dateStyle: 'medium' });
}

/** A date as a letter writes it: '21 de novembro de 2026'. */
export function longDate(at: string): string {
  return told(at, { dateStyle: 'long' });
}

/** A moment as a list shows it: '22/11/2026 14:05'; nothing for what is no time. */
export function stamp(at: string): string {
  return dayOf(at) && `${dayOf(at)} ${timeOfDay(at)}`;
}

/** A moment as a log shows it: '22/11/2026 14:05:09'; nothing for what is no time. */
export function preciseStamp(at: string): string {
  return dayOf(at) && `${dayOf(at)} ${told(at, { timeStyle: 'medium' })}`;
}

/** A moment as a heading shows it: '22/11/2026, 14:05'; nothing for what is no time. */
export function momentOf(at: string): string {
  return dayOf(at) && `${dayOf(at)}, ${timeOfDay(at)}`;
}

/** A moment as a sentence tells it: '22/11/2026 às 14:05'; nothing for what is no time. */
export function dayAndTime(at: string): string {
  return dayOf(at) && `${dayOf(at)} às ${timeOfDay(at)}`;
}

/** Made when first asked for: to make one takes thousands of times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function told(at: string, style: Intl.DateTimeFormatOptions): string {
  const ms = Date.parse(at);
  if (Number.isNaN(ms)) return '';
  const name = JSON.stringify(style);
  const format = formats.get(name) ?? new Intl.DateTimeFormat('pt-BR', { ...style, timeZone: practiceZone });
  formats.set(name, format);
  return format.format(ms);
}
