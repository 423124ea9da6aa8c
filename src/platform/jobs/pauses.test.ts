import { expect, test } from 'vitest';
import { pauseAfter, usualPace } from './pauses.rules.ts';

const minute = 60_000;

test('each pause is three times the one before, up to six hours', () => {
  const pauses = Array.from({ length: 10 }, (_, at) => pauseAfter(at + 1, usualPace, 0.5));
  expect(pauses.slice(0, 5)).toEqual([10_000, 30_000, 1.5 * minute, 4.5 * minute, 13.5 * minute]);
  expect(pauses.slice(-2)).toEqual([360 * minute, 360 * minute]);
});

test('what failed together comes back up to a quarter sooner or later', () => {
  expect([0, 1].map((chance) => pauseAfter(2, usualPace, chance))).toEqual([22_500, 37_500]);
});
