import { expect, test } from 'vitest';
import { type IssuedOn, lastReport } from './last-report.rules.ts';

const issued = (id: string, issuedOn: string, fields: Partial<IssuedOn> = {}): IssuedOn => ({
  ...{ id, name: `Relatório ${id}`, state: 'issued', supersedesId: null, issuedOn },
  ...fields,
});
const of = (...all: IssuedOn[]) => {
  const last = lastReport(all);
  return last && [last.id, last.on, last.nextOn];
};

test('the next one is due a year after the last one, and with none nobody knows', () => {
  expect(of()).toBe(null);
  expect(of(issued('a', '2024-02-29'))).toEqual(['a', '2024-02-29', '2025-02-28']);
  expect(of(issued('a', '2025-03-10'), issued('b', '2026-02-01'))).toEqual(['b', '2026-02-01', '2027-02-01']);
});

test('a correction, and one of that, put nothing off', () => {
  const first = issued('a', '2025-03-10', { state: 'superseded' });
  const second = issued('b', '2025-06-01', { state: 'superseded', supersedesId: 'a' });
  const third = issued('c', '2025-11-20', { supersedesId: 'b' });
  expect(of(third, second, first)).toEqual(['c', '2025-03-10', '2026-03-10']);
});

test('a correction of an older one is not the last one', () => {
  const old = issued('a', '2024-03-10', { state: 'superseded' });
  const corrected = issued('c', '2025-11-20', { supersedesId: 'a' });
  expect(of(corrected, issued('b', '2025-03-01'), old)).toEqual(['b', '2025-03-01', '2026-03-01']);
});

test('one that was cancelled counts for nothing, and what is issued in its place counts from its own day', () => {
  const cancelled = issued('b', '2026-02-01', { state: 'cancelled' });
  expect(of(cancelled, issued('a', '2025-03-10'))).toEqual(['a', '2025-03-10', '2026-03-10']);
  expect(of(issued('c', '2026-04-01'), cancelled)).toEqual(['c', '2026-04-01', '2027-04-01']);
});
