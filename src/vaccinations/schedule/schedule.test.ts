import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter, monthsAfter } from '../../platform/contract/dates.ts';
import { vaccineInformation } from '../vaccine-information.labels.ts';
import { type Planned, schemeOf, schemeText, vaccineKey, vaccineNamed } from '../vaccine-schemes.labels.ts';
import { type VaccineCode, vaccines } from '../vaccines.labels.ts';
import { doseIssue, isThere } from './dose-checks.rules.ts';
import { type Given, nextDose, serologyDue } from './next-dose.rules.ts';

const known = Object.keys(vaccines) as Exclude<VaccineCode, 'other'>[];
const since = '2026-01-05';
const given = (...days: string[]): Given[] => days.map((givenOn, at) => ({ number: at + 1, givenOn }));
const other = (fields: Partial<Planned>): Planned => {
  return { code: 'other', name: 'Raiva', doses: 3, everyMonths: 1, repeatMonths: null, ...fields };
};

describe('the next dose', () => {
  test.each<[string, Exclude<VaccineCode, 'other'>, Given[], [number, string] | null]>([
    ['nobody was given any: since the plan asks for it', 'hepatitisB', [], [1, since]],
    ['31-01 and a month is the last of February', 'hepatitisB', given('2026-01-31'), [2, '2026-02-28']],
    ['the third by the first, not by the second', 'hepatitisB', given('2026-01-31', '2026-02-28'), [3, '2026-07-31']],
    ['in a leap year February has 29', 'hepatitisB', given('2028-01-31'), [2, '2028-02-29']],
    ['a second so late moves the third: 56 days', 'hepatitisB', given('2026-01-31', '2026-07-10'), [3, '2026-09-04']],
    ['one that is late by a little moves nothing', 'hepatitisB', given('2026-01-31', '2026-06-05'), [3, '2026-07-31']],
    ['one day later it does', 'hepatitisB', given('2026-01-31', '2026-06-06'), [3, '2026-08-01']],
    ['complete, and nothing repeats it', 'hepatitisB', given('2026-01-31', '2026-02-28', '2026-07-31'), null],
    ['what is outside of the scheme does not count', 'hepatitisB', [{ number: 0, givenOn: '2026-03-01' }], [1, since]],
    ['a first whose day nobody knows', 'hepatitisB', [{ number: 2, givenOn: '2026-03-01' }], [3, '2026-08-01']],
    ['tetanus: the second', 'tetanus', given('2026-01-31'), [2, '2026-03-31']],
    ['tetanus: 30 days after a late second', 'tetanus', given('2026-01-31', '2026-05-20'), [3, '2026-06-19']],
    ['tetanus: ten years', 'tetanus', given('2016-01-31', '2016-03-31', '2016-05-31'), [4, '2026-05-31']],
    ['tetanus: by the last booster', 'tetanus', [{ number: 4, givenOn: '2020-02-29' }], [4, '2030-02-28']],
    ['influenza: a dose since the plan', 'influenza', [], [1, since]],
    ['influenza: yearly', 'influenza', [{ number: 1, givenOn: '2024-02-29' }], [1, '2025-02-28']],
    ['measles: a month is at least 30 days', 'measles', given('2026-01-31'), [2, '2026-03-02']],
    ['yellow fever: once', 'yellowFever', given('2010-05-05'), null],
  ])('%s', (_what, code, doses, expected) => {
    const next = nextDose(vaccines[code].scheme, doses, since);
    expect(next && [next.number, next.dueOn]).toEqual(expected);
  });

  test.each<[string, Partial<Planned>, Given[], [number, string] | null]>([
    ['by the one before it', {}, given('2026-01-31', '2026-04-10'), [3, '2026-05-10']],
    [
      'repeated every five years',
      { repeatMonths: 60 },
      given('2026-01-01', '2026-02-01', '2026-03-01'),
      [4, '2031-03-01'],
    ],
    ['only repeated', { doses: 0, everyMonths: null, repeatMonths: 6 }, given('2026-01-31'), [1, '2026-07-31']],
    ['once', { doses: 1, everyMonths: null }, given('2026-01-31'), null],
  ])('of another vaccine, as its plan says: %s', (_what, fields, doses, expected) => {
    const next = nextDose(schemeOf(other(fields)), doses, since);
    expect(next && [next.number, next.dueOn]).toEqual(expected);
  });
});

test.each<[string, Given[], string[], [string, string] | null]>([
  ['30 to 60 days after the third', given('2026-01-31', '2026-02-28', '2026-07-31'), [], ['2026-08-30', '2026-09-29']],
  ['not before the third', given('2026-01-31', '2026-02-28'), [], null],
  ['an exam on the 30th day', given('2026-01-31', '2026-02-28', '2026-07-31'), ['2026-08-30'], null],
  ['one too soon', given('2026-01-31', '2026-02-28', '2026-07-31'), ['2026-08-29'], ['2026-08-30', '2026-09-29']],
])('anti-HBs: %s', (_what, doses, examined, expected) => {
  const due = serologyDue(vaccines.hepatitisB.scheme, doses, examined);
  expect(due && [due.fromOn, due.untilOn]).toEqual(expected);
});

test.each<[string, Exclude<VaccineCode, 'other'>, Given, Given[], 'number' | 'given_on' | null]>([
  ['28 days after the first', 'hepatitisB', { number: 2, givenOn: '2026-02-28' }, given('2026-01-31'), null],
  ['27 days', 'hepatitisB', { number: 2, givenOn: '2026-02-27' }, given('2026-01-31'), 'given_on'],
  ['outside of the scheme', 'hepatitisB', { number: 0, givenOn: '2026-02-27' }, given('2026-01-31'), null],
  [
    'a third without the second: 84 days',
    'hepatitisB',
    { number: 3, givenOn: '2026-04-24' },
    given('2026-01-31'),
    'given_on',
  ],
  ['a fourth', 'hepatitisB', { number: 4, givenOn: '2027-01-01' }, given('2026-01-31'), 'number'],
  [
    'a first after the second',
    'hepatitisB',
    { number: 1, givenOn: '2026-03-02' },
    [{ number: 2, givenOn: '2026-03-01' }],
    'given_on',
  ],
  [
    'a booster before the third',
    'tetanus',
    { number: 4, givenOn: '2016-05-31' },
    given('2016-01-31', '2016-03-31', '2016-05-31'),
    'given_on',
  ],
  ['a yearly one', 'influenza', { number: 1, givenOn: '2026-02-27' }, [{ number: 1, givenOn: '2026-02-20' }], null],
])('a dose that is written down: %s', (_what, code, dose, standing, expected) => {
  expect(doseIssue(vaccines[code].scheme, dose, standing)?.path ?? null).toBe(expected);
});

test('a dose of a number is there once; those that repeat a scheme by their days', () => {
  const { hepatitisB, influenza } = vaccines;
  expect(isThere(hepatitisB.scheme, { number: 1, givenOn: '2026-05-05' }, given('2026-01-31'))).toBeDefined();
  expect(isThere(influenza.scheme, { number: 1, givenOn: '2026-05-05' }, given('2026-01-31'))).toBeUndefined();
  expect(isThere(influenza.scheme, { number: 1, givenOn: '2026-01-31' }, given('2026-01-31'))).toBeDefined();
});

test('one vaccine is found by its code, or by its name however it is typed', () => {
  expect(vaccineKey({ code: 'other', name: ' Hepatite  Á ' })).toBe(vaccineKey({ code: 'other', name: 'hepatite a' }));
  expect(vaccineKey({ code: 'tetanus', name: 'dT' })).toBe('tetanus');
  expect(schemeText(vaccines.hepatitisB.scheme)).toBe(
    '3 doses: 0, 1 e 6 meses; Anti-HBs de 30 a 60 dias depois da última dose',
  );
  expect(schemeText(vaccines.tetanus.scheme)).toBe('3 doses: 0, 2 e 4 meses; reforço a cada 10 anos');
  expect(schemeText(vaccines.influenza.scheme)).toBe('uma dose a cada ano');
  expect(schemeText(schemeOf(other({})))).toBe('3 doses, a cada mês');
});

test('a document names a vaccine as its table does, however it is typed, and tells what that one protects from', () => {
  expect(vaccineNamed(' HEPATITE B ')).toEqual({ code: 'hepatitisB', name: '' });
  expect(vaccineNamed('Raiva')).toEqual({ code: 'other', name: 'Raiva' });
  for (const { name } of Object.values(vaccines)) expect(vaccineKey(vaccineNamed(name))).not.toMatch(/^other/);
  expect(vaccineInformation('hepatite b').protects).toContain('hepatite B');
  expect(vaccineInformation('Raiva').protects).toContain('a que o trabalho expõe');
});

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter('1990-01-01', days));
const delays = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 3, maxLength: 3 });

/** Everybody follows the scheme, each dose so many days after it was due. */
function followed(code: (typeof known)[number], start: string, late: readonly number[]): Given[] {
  const { scheme } = vaccines[code];
  const doses: Given[] = [];
  for (const [at] of scheme.doses.entries()) {
    const next = nextDose(scheme, doses, start);
    if (next) doses.push({ number: next.number, givenOn: daysAfter(next.dueOn, late[at] ?? 0) });
  }
  return doses;
}

test('whoever comes when a dose is due, or later, is never too soon, and ends the scheme', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known), day, delays, (code, start, late) => {
      const { scheme } = vaccines[code];
      const doses = followed(code, start, late);
      for (const [at, dose] of doses.entries()) expect(doseIssue(scheme, dose, doses.slice(0, at))).toBeNull();
      expect(doses).toHaveLength(scheme.doses.length);
      const next = nextDose(scheme, doses, start);
      if (scheme.repeatMonths === null) expect(next).toBeNull();
      else if (doses.length > 0) {
        expect(next?.dueOn).toBe(monthsAfter(doses.at(-1)?.givenOn ?? '', scheme.repeatMonths));
      }
    }),
  );
});

test('the order of entry does not matter, and who comes later is never due sooner', () => {
  fc.assert(
    fc.property(fc.constantFrom(...known), day, delays, fc.integer({ min: 1, max: 400 }), (code, start, late, more) => {
      const { scheme } = vaccines[code];
      const doses = followed(code, start, late);
      for (let count = 1; count <= doses.length; count += 1) {
        const some = doses.slice(0, count);
        const next = nextDose(scheme, some, start);
        expect(nextDose(scheme, some.toReversed(), start)).toEqual(next);
        const later = some.map((dose, at) =>
          at === count - 1 ? { ...dose, givenOn: daysAfter(dose.givenOn, more) } : dose,
        );
        const moved = nextDose(scheme, later, start);
        if (next && moved) expect(moved.dueOn >= next.dueOn).toBe(true);
      }
    }),
  );
});
