import { expect, test } from 'vitest';
import { type Away, countedBy, daysAway, isLong, isLongBy, runOn, runsOf, sickDaysBy } from './absence-runs.rules.ts';

/** How the days of an absence are counted (NR-7, 7.5.9), one line for each edge. */

const away = (startsOn: string, endsOn: string | null, nature: Away['nature'] = ''): Away => ({
  ...{ id: startsOn, startsOn, endsOn, nature },
});

test.each([
  ['2026-10-01', '2026-10-01', 1],
  ['2026-10-01', '2026-10-29', 29],
  ['2026-10-01', '2026-10-30', 30],
  ['2026-02-01', '2026-03-01', 29],
  ['2024-02-01', '2024-03-01', 30],
  ['2026-12-15', '2027-01-13', 30],
])('from %s to %s somebody was away for %i days', (startsOn, endsOn, days) => {
  expect(daysAway({ startsOn, endsOn }, endsOn)).toBe(days);
});

test('an absence without an end, or of the future, is counted up to a day', () => {
  expect(daysAway(away('2026-10-01', null), '2026-10-30')).toBe(30);
  expect(daysAway(away('2026-10-01', '2026-12-01'), '2026-10-30')).toBe(30);
  expect(daysAway(away('2026-10-01', null), '2026-09-30')).toBe(0);
});

test.each<[string, Away[], boolean | null, number]>([
  ['29 days', [away('2026-10-01', '2026-10-29')], false, 1],
  ['30 days', [away('2026-10-01', '2026-10-30')], true, 1],
  ['30 days over the leap day', [away('2024-02-01', '2024-03-01')], true, 1],
  ['the same days of another year', [away('2026-02-01', '2026-03-01')], false, 1],
  ['without an end', [away('2026-10-01', null)], null, 1],
  ['two in a row, 15 and 15', [away('2026-10-01', '2026-10-15'), away('2026-10-16', '2026-10-30')], true, 1],
  ['two in a row, 15 and 14', [away('2026-10-01', '2026-10-15'), away('2026-10-16', '2026-10-29')], false, 1],
  ['the later one first', [away('2026-10-16', '2026-10-30'), away('2026-10-01', '2026-10-15')], true, 1],
  ['30 days, then no end', [away('2026-10-01', '2026-10-30'), away('2026-10-31', null)], true, 1],
  ['a day at work in between', [away('2026-10-01', '2026-10-15'), away('2026-10-17', '2026-10-31')], false, 2],
  ['30 days of another reason', [away('2026-10-01', '2026-10-30', 'other')], false, 1],
  ['of another reason, without an end', [away('2026-10-01', null, 'other')], false, 1],
  [
    'illness of 29 days after another reason',
    [away('2026-09-01', '2026-09-30', 'other'), away('2026-10-01', '2026-10-29', 'illness')],
    false,
    1,
  ],
  [
    'illness of 30 days after another reason',
    [away('2026-09-01', '2026-09-30', 'other'), away('2026-10-01', '2026-10-30', 'illness')],
    true,
    1,
  ],
])('%s', (_what, absences, long, count) => {
  const runs = runsOf(absences);
  expect(runs).toHaveLength(count);
  expect(runs.map(isLong).every((one) => one === long)).toBe(true);
});

test('a day is in the run that it is a part of', () => {
  const runs = runsOf([away('2026-10-01', '2026-10-15'), away('2026-10-16', '2026-10-30'), away('2026-12-01', null)]);
  expect(runOn(runs, '2026-09-30')).toBeNull();
  expect(runOn(runs, '2026-10-01')?.endsOn).toBe('2026-10-30');
  expect(runOn(runs, '2026-10-30')?.startsOn).toBe('2026-10-01');
  expect(runOn(runs, '2026-10-31')).toBeNull();
  expect(runOn(runs, '2028-01-01')?.startsOn).toBe('2026-12-01');
});

test('the days of illness are counted up to a day, over all parts of a run', () => {
  const [run] = runsOf([
    away('2026-10-01', '2026-10-10'),
    away('2026-10-11', '2026-10-20', 'other'),
    away('2026-10-21', null),
  ]);
  if (!run) throw new Error('there is one');
  expect(['2026-09-30', '2026-10-05', '2026-10-15', '2026-10-25'].map((day) => sickDaysBy(run, day))).toEqual([
    0, 5, 10, 15,
  ]);
  expect([run.id, run.parts.length]).toEqual(['2026-10-01', 3]);
});

test('an absence without an end is long from its thirtieth day on, unless it is for another reason', () => {
  const open = { id: 'a', startsOn: '2026-10-01', endsOn: null };
  const [sick] = runsOf([{ ...open, nature: '' }]);
  const [other] = runsOf([{ ...open, nature: 'other' }]);
  expect(['2026-10-29', '2026-10-30'].map((day) => sick && isLongBy(sick, day))).toEqual([false, true]);
  expect(other && isLongBy(other, '2027-10-01')).toBe(false);
});

test('a run without an end asks for the exam from its thirtieth day on, and one with an end by its own days', () => {
  const [open] = runsOf([away('2026-10-01', null)]);
  if (!open) throw new Error('an absence is a run');
  expect(isLong(countedBy(open, '2026-10-29'))).toBeNull();
  expect(isLong(countedBy(open, '2026-10-30'))).toBe(true);
  const [short] = runsOf([away('2026-10-01', '2026-10-29')]);
  expect(short && isLong(countedBy(short, '2026-12-01'))).toBe(false);
});
