import { expect, test } from 'vitest';
import { absencesOf } from './by-month.rules.ts';

test('of each month the absences that began and the days away, both ends counted, until today', () => {
  const turns = {
    // One from before, until 2 January; one from before without an end.
    away: 2,
    begun: new Map([
      ['2026-01-05', 1],
      ['2026-01-31', 2],
      ['2026-03-01', 1],
    ]),
    ended: new Map([
      ['2026-01-02', 1],
      ['2026-01-05', 1],
      ['2026-02-01', 2],
    ]),
  };
  expect(absencesOf(['2026-01', '2026-02', '2026-03'], turns, '2026-02-10')).toEqual([
    { month: '2026-01', begun: 3, days: 31 + 2 + 1 + 2 },
    { month: '2026-02', begun: 0, days: 10 + 2 },
    { month: '2026-03', begun: 1, days: 0 },
  ]);
});
