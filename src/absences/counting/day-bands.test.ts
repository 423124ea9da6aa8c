import { expect, test } from 'vitest';
import { bandOf, countedByBand } from './day-bands-lookups.server.ts';

test.each([
  [1, 'upTo3'],
  [3, 'upTo3'],
  [4, 'upTo15'],
  [15, 'upTo15'],
  [16, 'more'],
  [400, 'more'],
])('%i days are in %s', (days, band) => {
  expect(bandOf(days)).toBe(band);
});

test('counted are those that began in the period, with all their days; one without an end by today', () => {
  const stretches = [
    { startsOn: '2026-01-01', endsOn: '2026-01-03', count: 2 },
    { startsOn: '2026-01-01', endsOn: '2026-01-04', count: 1 },
    { startsOn: '2026-01-31', endsOn: '2026-02-15', count: 3 },
    { startsOn: '2026-01-20', endsOn: null, count: 1 },
    { startsOn: '2025-12-31', endsOn: '2026-01-31', count: 9 },
    { startsOn: '2026-02-01', endsOn: '2026-02-01', count: 9 },
    { startsOn: '2026-01-30', endsOn: '2026-01-30', count: 9 },
  ];
  const days = { from: '2026-01-01', to: '2026-01-31', today: '2026-01-29' };
  expect(countedByBand(stretches.slice(0, 4).concat(stretches.slice(4)), days)).toEqual([
    { band: 'upTo3', absences: 2 },
    { band: 'upTo15', absences: 2 },
    { band: 'more', absences: 0 },
  ]);
  expect(countedByBand(stretches, { ...days, today: '2026-03-01' })).toEqual([
    { band: 'upTo3', absences: 11 },
    { band: 'upTo15', absences: 1 },
    { band: 'more', absences: 4 },
  ]);
});
