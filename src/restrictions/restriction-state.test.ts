import { expect, test } from 'vitest';
import { isReviewDue, refusedEnd, restrictionState } from './restriction-state.rules.ts';

const until = { fromOn: '2026-11-01', untilOn: '2027-02-28', endedOn: null, withdrawnAt: null };

test.each([
  ['2026-10-31', until, 'coming'],
  ['2026-11-01', until, 'holding'],
  ['2027-01-28', until, 'holding'],
  // 30 days before its end.
  ['2027-01-29', until, 'ending'],
  ['2027-02-28', until, 'ending'],
  // Passed, and no ASO has ended it: it is not gone.
  ['2027-03-01', until, 'expired'],
  ['2030-03-01', until, 'expired'],
  ['2030-03-01', { ...until, untilOn: null }, 'holding'],
  ['2027-03-01', { ...until, endedOn: '2027-02-10' }, 'ended'],
  ['2027-03-01', { ...until, endedOn: '2027-02-10', withdrawnAt: '2027-02-11T10:00:00Z' }, 'withdrawn'],
  ['2026-11-01', { ...until, untilOn: '2026-11-01' }, 'ending'],
] as const)('on %s, of %j: %s', (day, of, state) => {
  expect(restrictionState(of, day)).toBe(state);
});

test.each([
  ['2027-01-28', '2027-02-28', null, false],
  ['2027-01-29', '2027-02-28', null, true],
  ['2027-03-29', '2027-02-28', null, true],
  ['2027-03-29', '2027-02-28', '2027-02-20', false],
  ['2027-03-29', null, null, false],
])('on %s, to be looked at again on %s, ended on %s: due %s', (day, reviewOn, endedOn, due) => {
  expect(isReviewDue({ ...until, reviewOn, endedOn }, day)).toBe(due);
});

const restriction = { employeeId: 'a', fromOn: '2026-11-01', documentId: 'first' };
const aso = { id: 'second', employeeId: 'a', stands: true, day: '2026-12-01' };

test.each([
  [aso, null],
  [{ ...aso, day: '2026-11-02' }, null],
  [{ ...aso, day: '2026-11-01' }, /não é de depois/],
  [{ ...aso, day: '2026-10-01' }, /não é de depois/],
  [{ ...aso, id: 'first' }, /veio deste ASO/],
  [{ ...aso, stands: false }, /corrigido ou cancelado/],
  [{ ...aso, employeeId: 'b' }, /desta pessoa|para esta pessoa/],
  [null, /para esta pessoa/],
])('by %j it is refused with %s', (by, refusal) => {
  const said = refusedEnd(restriction, by);
  if (refusal) expect(said).toMatch(refusal);
  else expect(said).toBeNull();
});
