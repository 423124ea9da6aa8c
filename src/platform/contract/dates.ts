import { tidied } from './understand.ts';

/** Where the practice is: its today and its hours, wherever a server or a browser stands. */
export const practiceZone = 'America/Sao_Paulo';

/** What separates day, month and year. */
const sep = String.raw`(?:\s*[-/.]\s*|\s+)`;
/** A time after the date is let go, its zone, too: `1990-05-20T00:00Z` is a day that a program wrote, not a moment. */
const time = String.raw`(?:[T,\s]+\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:Z|[-+]\d{2}:?\d{2})?)?`;
const dayFirst = new RegExp(String.raw`^\D*(\d{1,2})${sep}(\d{1,2})${sep}(\d{4})${time}(?!\d|\p{L})\D*$`, 'iu');
const yearFirst = new RegExp(String.raw`^\D*(\d{4})${sep}(\d{1,2})${sep}(\d{1,2})${time}(?!\d|\p{L})\D*$`, 'iu');
/** As dates are kept: nothing has to be made out of them. */
const inItsForm = /^\d{4}-\d{2}-\d{2}$/;
const unseparated = /^\D*(\d{2})(\d{2})(\d{4})(?!\d|\p{L})\D*$/u;

/**
 * @param text a day as it is typed or pasted: `01-02-2020`, `1/2/2020`, `01022020`, `2020-02-01`, `em 1.2.2020, 10:30`
 * @returns the date as `YYYY-MM-DD`, or null when it is none, has a year of two digits or is not in the calendar (31-02-2020)
 */
export function parseDate(text: string): string | null {
  const date = writtenDay(text);
  return date !== null && date > '0001' && isInCalendar(date) ? date : null;
}

function isInCalendar(date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth(year, month);
}

/** @param month from 1 */
function daysOfMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** What is wrong with the text of a date. */
export function dateProblem(text: string): string {
  if (writtenDay(text) === null) return 'Data deve ter o formato DD-MM-AAAA';
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
export function writtenDay(text: string): string | null {
  if (inItsForm.test(text)) return text;
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
  const now = Date.now();
  const minute = Math.floor(now / 60_000);
  if (minute !== known.minute) known = { minute, day: dayIn(new Date(now).toISOString()) };
  return known.day;
}

/** The day of the minute that was asked for last: a day begins with a minute, and a file of thousands asks for each line. */
let known = { minute: -1, day: '' };

/** The day that a moment is in, there. */
export function dayIn(moment: string): string {
  return inBrazil.format(new Date(moment));
}

/** How many minutes after midnight a moment is there, by the clock on the wall: `08:20` is 500, also on days of 23 or 25 hours. */
export function minuteOf(moment: string): number {
  const [hour = 0, minute = 0] = clockInBrazil.format(new Date(moment)).split(':').map(Number);
  return hour * 60 + minute;
}

const clockInBrazil = new Intl.DateTimeFormat('en-GB', {
  timeZone: practiceZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const inBrazil = new Intl.DateTimeFormat('en-CA', { timeZone: practiceZone, dateStyle: 'short' });

/** The same day in another year or month: `2020-02-29` and 12 months are `2021-02-28`. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const from = year * 12 + month - 1 + months;
  const [then, nth] = [Math.floor(from / 12), (from % 12) + 1];
  return [`${then}`.padStart(4, '0'), two(nth), two(Math.min(day, daysOfMonth(then, nth)))].join('-');
}

function two(part: number): string {
  return `${part}`.padStart(2, '0');
}

/** So many days after a date, or before it: `2026-01-31` and 1 are `2026-02-01`. */
export function daysAfter(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** How many days lie between two dates: `2026-01-31` to `2026-02-01` is 1, the other way round -1. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
