import { expect, test } from 'vitest';
import { pauseFor, usualPace } from './refusal-pace.rules.ts';

test('the first refusals are answered at once, each further one later than the one before, and none later than a bound', () => {
  const pauses = Array.from({ length: 200 }, (_, at) => pauseFor(at + 1, usualPace));
  expect(pauses.slice(0, usualPace.free).every((pause) => pause === 0)).toBe(true);
  expect(pauses.slice(usualPace.free, usualPace.free + 4)).toEqual([100, 200, 400, 800]);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses.at(-1)).toBe(usualPace.longestPauseMs);
});
