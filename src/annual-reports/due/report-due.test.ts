import { expect, test } from 'vitest';
import { dueState, knownLast } from './report-due.rules.ts';

const issued = { id: 'a', name: 'Relatório 1', state: 'issued', supersedesId: null, issuedOn: '2025-03-10' };

test.each([
  ['2026-02-07', 'later'],
  ['2026-02-08', 'ending'],
  ['2026-03-10', 'ending'],
  ['2026-03-11', 'overdue'],
])('due by 10-03-2026, on %s a report is %s', (day, state) => {
  expect(dueState(knownLast([issued], ''), day)).toBe(state);
});

test('after one of 29-02-2024 the next one is due by 28-02-2025', () => {
  const last = knownLast([{ ...issued, issuedOn: '2024-02-29' }], '');
  expect([dueState(last, '2025-01-28'), dueState(last, '2025-01-29')]).toEqual(['later', 'ending']);
  expect([dueState(last, '2025-02-28'), dueState(last, '2025-03-01')]).toEqual(['ending', 'overdue']);
});

test('where none was issued here the one that was made elsewhere counts, and where nobody knows of any it is said', () => {
  expect(knownLast([], '2025-05-02')).toEqual({ id: null, name: '', on: '2025-05-02', nextOn: '2026-05-02' });
  expect(knownLast([issued], '2024-05-02')?.id).toBe('a');
  expect(knownLast([issued], '2025-05-02')?.id).toBe(null);
  expect(dueState(knownLast([], ''), '2026-01-01')).toBe('unknown');
});
