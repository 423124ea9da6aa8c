import { expect, test } from 'vitest';
import { notAsGiven } from './doses-of-register.rules.ts';

const dose = (fields: object = {}) => {
  return {
    vaccine: 'Hepatite B',
    dose: '1ª dose',
    date: '2026-01-31',
    lot: 'HB-1',
    manufacturer: 'Butantan',
    origin: 'Aplicada pela clínica',
    ...fields,
  };
};
const second = dose({ dose: '2ª dose', date: '2026-02-28' });

test.each([
  ['all of them', [dose(), second], [dose(), second], 0],
  ['in another order', [second, dose()], [dose(), second], 0],
  ['one left out', [dose()], [dose(), second], 1],
  ['another lot', [dose({ lot: 'HB-2' })], [dose()], 1],
  ['another origin', [dose({ origin: 'Carteira apresentada' })], [dose()], 1],
  ['one that nobody gave', [dose(), second], [dose()], 1],
  ['none given', [dose()], [], 1],
])('a card with %s', (_what, doses, given, issues) => {
  expect(notAsGiven({ doses }, given)).toHaveLength(issues);
});
