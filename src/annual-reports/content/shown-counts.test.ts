import { expect, test } from 'vitest';
import { besideBefore, shownCountsOf } from './shown-counts.rules.ts';

const table = (...rows: [string, number, number][]) =>
  shownCountsOf(
    rows.map(([name, ...counts]) => ({ name, counts })),
    () => 0.5,
  );

const before = table(['A', 5, 20], ['B', 4, 10]);

test('what was shown before is shown again', () => {
  expect(besideBefore(before, before)).toEqual(before);
  expect(besideBefore(before, null)).toEqual(before);
});

test('a total that gives one person back beside the one before is not shown, nor is anything else', () => {
  expect(besideBefore(table(['A', 6, 20], ['B', 4, 10]), before)).toEqual({ rows: [], merged: null, total: null });
});

test('where only rows would tell, the total alone is shown', () => {
  const moved = table(['A', 6, 19], ['B', 3, 11]);
  expect(besideBefore(moved, before)).toEqual({ rows: [], merged: null, total: [9, 30] });
  const others = table(['A', 8, 20], ['C', 4, 10]);
  expect(besideBefore(others, before)).toEqual({ rows: [], merged: null, total: [12, 30] });
});
