import { tidied } from './understand.ts';

/** What separates day, month and year. */
const sep = String.raw`(?:\s*[-/.]\s*|\s+)`;
/** A time after the date is let go, its zone, too: `1990-05-20T00:00Z` is a day that a program wrote, not a moment. */
const time = String.raw`(?:[T,\s]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:Z|[-+]\d{2}:?\d{2})?)?`;
const dayFirst = new RegExp(String.raw`^\D*(\d{1,2})${sep}(\d{1,2})${sep}(\d{4})${time}(?!\d|\p{L})\D*$`, 'iu');
const yearFirst = new RegExp(String.raw`^\D*(\d{4})${sep}(\d{1,2})${sep}(\d{1,2})${time}(?!\d|\p{L})\D*$`, 'iu');
const unseparated = /^\D*(\d{2})(\d{2})(\d{4})(?!\d|\p{L})\D*$/u;

/**
 * @param text a day as it is typed or pasted: `01-02-2020`, `1/2/2020`, `01022020`, `2020-02-01`, `em 1.2.2020, 10:30`
 * @returns the date as `YYYY-MM-DD`, or null when it is none, has a year of two digits or is not in the calendar (31-02-2020)
 */
export function parseDate(text: string): string | null {
  const date = written(text);
  const parsed = new Date(`${date}T00:00:00Z`);
  const exists = date !== null && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
  return exists && date > '0001' ? date : null;
}

/** What is wrong with the text of a date. */
export function dateProblem(text: string): string {
  if (written(text) === null) return 'Data deve ter o formato DD-MM-AAAA';
  return parseDate(text) ? `O ano deve ser ${earliestYear} ou depois` : 'Esta data não existe no calendário';
}

/** No date that anybody registers is older; what seems to be is a slip, such as a year first that was typed into DD-MM-YYYY. */
const earliestYear = '1900';

/** Whether a date is from 1900 or later. */
export function isUsualYear(date: string): boolean {
  return date >= earliestYear;
}

/** `2026-11-21` → `21-11-2026`, the form that dates are shown and typed in; any other text stays as it is. */
export function formatDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match ? `${match[3]}-${match[2]}-${match[1]}` : date;
}

/** The day that a text names, whether or not the calendar has it. */
function written(text: string): string | null {
  const tidy = tidied(text).replace(/(\d)[ºª°]/g, '$1');
  const local = dayFirst.exec(tidy) ?? unseparated.exec(tidy);
  const [, year, month, day] = yearFirst.exec(tidy) ?? (local ? [local[0], local[3], local[2], local[1]] : []);
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null;
}

/**
 * Today, as `YYYY-MM-DD`, where the practice is. Dates have no time zone, but today does: at half past nine in the evening
 * in São Paulo, UTC is in tomorrow already. No part of Brazil is more than an hour ahead.
 */
export function today(): string {
  return dayIn(new Date().toISOString());
}

/** The day that a moment is in, there. */
export function dayIn(moment: string): string {
  return inBrazil.format(new Date(moment));
}

const inBrazil = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** The same day in another year or month: `2020-02-29` and 12 months are `2021-02-28`. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
