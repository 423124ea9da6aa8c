import { expect, test } from 'vitest';
import { highestDegree, nextReportOn, overlaps, reportForm } from './report-form.rules.ts';

test.each([
  ['1', 25, 'short'],
  ['2', 25, 'short'],
  ['2', 26, 'whole'],
  ['3', 10, 'short'],
  ['3', 11, 'whole'],
  ['4', 10, 'short'],
  ['4', 11, 'whole'],
  ['', 3, 'asked'],
])('of degree %j with %i employees the report is %s (NR-7, 7.6.6)', (degree, employees, form) => {
  expect(reportForm(degree, employees)).toBe(form);
});

test('the next report is due a year after the last one', () => {
  expect([nextReportOn('2024-02-29'), nextReportOn('2026-11-27')]).toEqual(['2025-02-28', '2027-11-27']);
});

test('a company has the highest degree of its units', () => {
  expect([highestDegree(['1', '3', '2']), highestDegree([]), highestDegree([''])]).toEqual(['3', '', '']);
});

test('periods that share a day overlap', () => {
  const year = { from: '2026-01-01', until: '2026-12-31' };
  expect(overlaps(year, { from: '2026-12-31', until: '2027-12-30' })).toBe(true);
  expect(overlaps(year, { from: '2027-01-01', until: '2027-12-31' })).toBe(false);
});
