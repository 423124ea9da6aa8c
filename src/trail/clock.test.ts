import { expect, test } from 'vitest';
import { stateOfClock, watchClock } from './clock.rules.ts';

const now = new Date('2026-11-21T03:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000).toISOString();

test.each([
  ['an empty trail', null],
  ['a moment ago', daysAgo(0)],
  ['a clock that is a little behind', daysAgo(-0.9)],
  ['a practice that was closed for a month', daysAgo(31)],
  ['two months', daysAgo(59.9)],
])('%s needs no word', (_what, last) => {
  expect(stateOfClock(last, now, undefined)).toBe('plain');
});

test.each([
  ['a clock that is behind by days', daysAgo(-2)],
  ['a trail that ends twenty years from now', '2046-05-01T00:00:00.000Z'],
  ['a clock that is ahead by years', '2006-05-01T00:00:00.000Z'],
])('%s needs one, and only today’s day is one', (_what, last) => {
  expect(stateOfClock(last, now, undefined)).toBe('doubtful');
  expect(stateOfClock(last, now, last.slice(0, 10))).toBe('doubtful');
  expect(stateOfClock(last, now, '2026-11-18')).toBe('doubtful');
  for (const day of ['2026-11-20', '2026-11-21']) expect(stateOfClock(last, now, day)).toBe('confirmed');
});

test('a clock that is set while the server runs is noticed, and that it is right again', () => {
  let [clock, steady] = [1_000_000, 5];
  const hasJumped = watchClock(
    () => clock,
    () => steady,
  );
  const hour = 3_600_000;
  [clock, steady] = [clock + 1_000 * hour, steady + 1_000 * hour];
  expect(hasJumped()).toBe(false);
  clock += 12 * hour;
  expect(hasJumped()).toBe(false);
  clock += 13 * hour;
  expect(hasJumped()).toBe(true);
  clock -= 60 * hour;
  expect(hasJumped()).toBe(true);
  clock += 35 * hour;
  expect(hasJumped()).toBe(false);
});
