import { expect, test } from 'vitest';
import { wholeDays } from './completing.rules.ts';

test.each([
  ['2026-03-10T12:00:00.000Z', '2026-03-10T12:00:00.000Z', 0],
  ['2026-03-10T12:00:00.000Z', '2026-03-12T11:59:59.999Z', 1],
  ['2026-03-10T12:00:00.000Z', '2026-03-12T12:00:00.000Z', 2],
  // A clock that was set back.
  ['2026-03-10T12:00:00.000Z', '2026-03-09T12:00:00.000Z', 0],
])('from %s until %s are %i whole days', (from, until, days) => {
  expect(wholeDays(from, until)).toBe(days);
});
