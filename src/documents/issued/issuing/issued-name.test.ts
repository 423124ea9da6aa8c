import { expect, test } from 'vitest';
import { initialsOf, issuedName, issuedOn, issueYear } from './issued-name.rules.ts';

test('a document is numbered in the year of the practice’s calendar, not of UTC', () => {
  expect(issueYear('2027-01-01T02:59:59.999Z')).toBe(2026);
  expect(issueYear('2027-01-01T03:00:00.000Z')).toBe(2027);
  expect(issuedOn('2027-01-01T02:59:59.999Z')).toBe('31/12/2026 23:59');
  expect(issuedOn('2026-11-22T16:05:00.000Z')).toBe('22/11/2026 13:05');
});

test('a number has six digits, and more when there are more', () => {
  expect(issuedName({ shortName: 'ASO', year: 2026, number: 123 })).toBe('ASO 2026/000123');
  expect(issuedName({ shortName: 'ASO', year: 2026, number: 1_234_567 })).toBe('ASO 2026/1234567');
});

test.each([
  ['Maria Aparecida dos Santos', 'M. A. S.'],
  ['  ângela d’Ávila e Souza ', 'Â. Á. S.'],
  ['Zé', 'Z.'],
  ['João P. Neto', 'J. P. N.'],
  ['O’Neil-Prado, Rui', 'O. N. P. R.'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
