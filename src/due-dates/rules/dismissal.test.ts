import { expect, test } from 'vitest';
import { daysBetween } from '../../platform/contract/dates.ts';
import { afterAsbestos, afterJob } from './after-job.rules.ts';
import { dismissalOf } from './dismissal.rules.ts';
import { exposureOf } from './exposure.rules.ts';

/** NR-7, 7.5.11, and after the contract Annex III, 2.17: one line for each edge. */

const end = '2026-11-22';
const by = '2026-12-02';

type Answer = { waived: boolean | null; doneOn?: string; late?: boolean };

test.each<[string, readonly string[], string | null, boolean, Answer]>([
  ['134 days at degree 1', ['2026-07-11'], '1', false, { waived: true }],
  ['135 days at degree 1', ['2026-07-10'], '1', false, { waived: false }],
  ['134 days at degree 2', ['2026-07-11'], '2', false, { waived: true }],
  ['135 days at degree 2', ['2026-07-10'], '2', false, { waived: false }],
  ['89 days at degree 3', ['2026-08-25'], '3', false, { waived: true }],
  ['90 days at degree 3', ['2026-08-24'], '3', false, { waived: false }],
  ['89 days at degree 4', ['2026-08-25'], '4', false, { waived: true }],
  ['90 days at degree 4', ['2026-08-24'], '4', false, { waived: false }],
  ['89 days in rural work', ['2026-08-25'], '1', true, { waived: true }],
  ['90 days in rural work of degree 1', ['2026-08-24'], '1', true, { waived: false }],
  ['89 days, degree unknown', ['2026-08-25'], null, false, { waived: true }],
  ['90 days, degree unknown', ['2026-08-24'], null, false, { waived: null }],
  ['134 days, degree unknown', ['2026-07-11'], null, false, { waived: null }],
  ['135 days, degree unknown', ['2026-07-10'], null, false, { waived: false }],
  ['the same day', [end], '4', false, { waived: true }],
  ['never examined', [], '1', false, { waived: false }],
  ['never examined, degree unknown', [], null, false, { waived: false }],
  ['of two the last one counts', ['2024-01-10', '2026-08-25'], '4', false, { waived: true }],
  ['the day after the end', ['2026-11-23'], '4', false, { waived: true, doneOn: '2026-11-23', late: false }],
  ['on the last of the ten days', [by], '4', false, { waived: true, doneOn: by, late: false }],
  ['on the eleventh day: late', ['2026-12-03'], '4', false, { waived: true, doneOn: '2026-12-03', late: true }],
  ['a year later: late', ['2027-12-03'], '1', false, { waived: true, doneOn: '2027-12-03', late: true }],
  [
    'an old one, and one after the end',
    ['2025-01-10', '2026-11-30'],
    '4',
    false,
    { waived: true, doneOn: '2026-11-30' },
  ],
  ['an old one, and one that is late', ['2025-01-10', '2026-12-20'], '4', false, { waived: true, late: true }],
  ['waived already, and one after the end', ['2026-11-01', '2026-12-20'], '4', false, { waived: true, late: false }],
  ['degree unknown, but made after the end', ['2026-07-11', '2026-11-30'], null, false, { waived: true, late: false }],
  [
    'of two after the end the first one',
    ['2026-11-30', '2027-05-01'],
    '4',
    false,
    { waived: true, doneOn: '2026-11-30' },
  ],
])('dismissal: %s', (_what, clinical, degree, rural, answer) => {
  const found = dismissalOf({ on: end, clinical, degree, rural });
  expect(found).toMatchObject(answer);
  expect(found.by).toBe(answer.waived ? null : by);
  expect(found.source).toContain('NR-7, 7.5.11');
  expect(found.source.includes('com atraso')).toBe(found.late);
});

test.each([
  ['2024-02-29', '2024-03-10'],
  ['2026-12-25', '2027-01-04'],
  ['2026-02-20', '2026-03-02'],
])('an end on %s is examined until %s', (on, until) => {
  expect(dismissalOf({ on, clinical: [], degree: '1', rural: false }).by).toBe(until);
});

test('over a leap day the days are counted, not the months', () => {
  const of = (day: string) => dismissalOf({ on: '2024-05-29', clinical: [day], degree: '3', rural: false }).waived;
  expect([of('2024-03-01'), of('2024-02-29')]).toEqual([true, false]);
});

test('says how late it was', () => {
  const said = (day: string) => dismissalOf({ on: end, clinical: [day], degree: '1', rural: false }).source;
  expect(said('2026-12-03')).toBe(
    'O exame clínico foi feito em 03-12-2026, com atraso de 1 dia: o prazo era 02-12-2026 (NR-7, 7.5.11).',
  );
});

test.each([
  ['2014-11-22', 3],
  ['2014-11-21', 2],
  ['2006-11-22', 2],
  ['2006-11-21', 1],
  ['2026-01-01', 3],
])('after asbestos since %s: every %i years, for 30', (exposedOn, everyYears) => {
  const days = daysBetween(exposedOn, end);
  const found = afterAsbestos({ from: exposedOn, until: end, days }, end);
  expect(found).toEqual({ everyYears, firstOn: `${2026 + everyYears}-11-22`, untilOn: '2056-11-22' });
});

test('of asbestos exams go on, of benzene and radiation the record is kept, of anything else nothing follows', () => {
  const exposure = { from: '2020-01-10', until: '2024-03-01', days: 1512 };
  const after = (code: string) => afterJob(end, (codes) => (codes.includes(code) ? exposure : null));
  const said = (code: string) => after(code).map(({ exams, text }) => [exams?.everyYears ?? null, text]);
  expect(said('01.02.001')).toEqual([
    [
      3,
      expect.stringMatching(
        /^Exposição ao asbesto desde 10-01-2020 e até 01-03-2024: .* a cada 3 anos, a primeira até 22-11-2029, até 22-11-2056/,
      ),
    ],
  ]);
  expect(said('01.03.001')).toEqual([[null, expect.stringMatching(/não fixa exames depois do contrato\. .* 40 anos/)]]);
  expect(said('02.01.006')).toEqual([[null, expect.stringMatching(/75 anos de idade, e por pelo menos 30 anos/)]]);
  expect(said('02.01.001')).toEqual([]);
});

type Stretch = { until: string; group: string | null; moved: boolean };
const moved = (until: string, group: string | null): Stretch => ({ until, group, moved: true });
const version = (until: string, group: string | null): Stretch => ({ until, group, moved: false });

test.each<[string, string | null, Stretch[], string, { from: string; until: string; days: number } | null]>([
  ['all of it', 'a', [], '2020-01-11', { from: '2020-01-01', until: '2020-01-11', days: 10 }],
  ['never', 'b', [], '2020-01-11', null],
  [
    'moved away from it',
    'b',
    [moved('2020-01-05', 'a')],
    '2020-01-11',
    { from: '2020-01-01', until: '2020-01-05', days: 4 },
  ],
  ['came to it', 'a', [moved('2020-01-05', 'b')], '2020-01-11', { from: '2020-01-05', until: '2020-01-11', days: 6 }],
  [
    'with a break, which is not counted',
    'a',
    [moved('2020-01-03', 'a'), moved('2020-01-08', 'b')],
    '2020-01-11',
    { from: '2020-01-01', until: '2020-01-11', days: 5 },
  ],
  [
    'in no group before',
    'a',
    [version('2020-01-05', null)],
    '2020-01-11',
    { from: '2020-01-05', until: '2020-01-11', days: 6 },
  ],
  ['a version that began after the end has it', 'a', [version('2020-02-01', 'b')], '2020-01-11', null],
  [
    'a version that began after the end no longer has it',
    'b',
    [version('2020-02-01', 'a')],
    '2020-01-11',
    { from: '2020-01-01', until: '2020-01-11', days: 10 },
  ],
  ['an earlier contract', 'b', [moved('2019-12-31', 'a')], '2020-01-11', null],
])('exposure: %s', (_what, group, before, endedOn, expected) => {
  const place = { group, before, admittedOn: '2020-01-01', inFunctionOn: '2020-01-01' };
  expect(exposureOf(place, endedOn, (one) => one === 'a')).toEqual(expected);
});
