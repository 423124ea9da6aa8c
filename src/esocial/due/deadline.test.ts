import { expect, test } from 'vitest';
import { holidaysOf } from '../../agenda/holidays/national-holidays.rules.ts';
import { daysAfter } from '../../platform/contract/dates.ts';
import { isDayOff } from '../../reference/reference-lookups.server.ts';
import { deadlineOfS2220 } from './deadline.rules.ts';
import { dueText, urgencyOf } from './due-words.rules.ts';

/** The last day for ASOs of each month of three years, by the calendars of those years. */
const table: readonly [month: string, due: string][] = [
  ['2026-01', '2026-02-16'], // A Sunday.
  ['2026-02', '2026-03-16'], // A Sunday.
  ['2026-03', '2026-04-15'],
  ['2026-04', '2026-05-15'],
  ['2026-05', '2026-06-15'],
  ['2026-06', '2026-07-15'],
  ['2026-07', '2026-08-17'], // A Saturday.
  ['2026-08', '2026-09-15'],
  ['2026-09', '2026-10-15'],
  ['2026-10', '2026-11-16'], // A Sunday, and Proclamação da República.
  ['2026-11', '2026-12-15'],
  ['2026-12', '2027-01-15'],
  ['2027-01', '2027-02-15'],
  ['2027-02', '2027-03-15'],
  ['2027-03', '2027-04-15'],
  ['2027-04', '2027-05-17'], // A Saturday.
  ['2027-05', '2027-06-15'],
  ['2027-06', '2027-07-15'],
  ['2027-07', '2027-08-16'], // A Sunday.
  ['2027-08', '2027-09-15'],
  ['2027-09', '2027-10-15'],
  ['2027-10', '2027-11-16'], // A Monday, and Proclamação da República.
  ['2027-11', '2027-12-15'],
  ['2027-12', '2028-01-17'], // A Saturday.
  ['2028-01', '2028-02-15'],
  ['2028-02', '2028-03-15'],
  ['2028-03', '2028-04-17'], // A Saturday.
  ['2028-04', '2028-05-15'],
  ['2028-05', '2028-06-15'],
  ['2028-06', '2028-07-17'], // A Saturday.
  ['2028-07', '2028-08-15'],
  ['2028-08', '2028-09-15'],
  ['2028-09', '2028-10-16'], // A Sunday.
  ['2028-10', '2028-11-16'], // A Wednesday, and Proclamação da República.
  ['2028-11', '2028-12-15'],
  ['2028-12', '2029-01-15'],
];

test.each(table)('an ASO of %s is told of until %s', (month, due) => {
  for (const day of ['01', '15', '28']) expect(deadlineOfS2220(`${month}-${day}`, null, isDayOff)).toBe(due);
});

test('the table has 36 months', () => {
  expect(new Set(table.map(([month]) => month)).size).toBe(36);
});

test.each([
  ['2026-10-30', '2026-11-20', '2026-12-15'],
  ['2026-11-20', '2026-10-30', '2026-12-15'],
  ['2026-12-31', '2027-01-04', '2027-02-15'],
])('an ASO at admission of %s with the admission on %s is told of until %s', (aso, admission, due) => {
  expect(deadlineOfS2220(aso, admission, isDayOff)).toBe(due);
});

test('in a year whose holidays nobody has written down the 15th stays: early is in time', () => {
  expect(deadlineOfS2220('2090-09-10', null, isDayOff)).toBe('2090-10-15');
  expect(isDayOff('2090-10-15')).toBeNull();
});

test('the table of holidays is what the laws say, year by year', () => {
  for (let year = 2014; year <= 2040; year++) {
    const byLaw = new Set(holidaysOf(year).flatMap(({ day, isNational }) => (isNational ? [day] : [])));
    for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = daysAfter(day, 1)) {
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
      expect(isDayOff(day), day).toBe(weekday === 0 || weekday === 6 || byLaw.has(day));
    }
  }
});

test.each([
  [null, 'none', 'Assim que possível'],
  ['2026-11-25', 'late', 'Atrasado desde 25-11-2026'],
  ['2026-11-26', 'soon', 'Hoje, 26-11-2026'],
  ['2026-11-27', 'soon', 'Até 27-11-2026: amanhã'],
  ['2026-12-03', 'soon', 'Até 03-12-2026: 7 dias'],
  ['2026-12-04', 'later', 'Até 04-12-2026'],
] as const)('a last day %s is %s: %s', (dueOn, urgency, text) => {
  expect(urgencyOf(dueOn, '2026-11-26')).toBe(urgency);
  expect(dueText(dueOn, '2026-11-26')).toBe(text);
});
