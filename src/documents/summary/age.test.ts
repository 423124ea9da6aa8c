import { expect, test } from 'vitest';
import { ageOn } from './age.rules.ts';

test.each([
  ['the day before a birthday', '2026-05-19', 35],
  ['the birthday', '2026-05-20', 36],
  ['the end of the year', '2026-12-31', 36],
])('on %s somebody is so old', (_when, day, years) => {
  expect(ageOn('1990-05-20', day)).toBe(years);
});

test('who was born on the 29th of February is a year older on the 1st of March', () => {
  expect(ageOn('2000-02-29', '2026-02-28')).toBe(25);
  expect(ageOn('2000-02-29', '2026-03-01')).toBe(26);
});

test.each(['', '20-0', '2199-01-01'])('of a birth that is not known or to come nothing is said: %j', (birth) => {
  expect(ageOn(birth, '2026-11-27')).toBeNull();
});
