import { describe, expect, test } from 'vitest';
import { besideBefore, diseasesBesidePeriod, shownCountsOf } from './shown-counts.rules.ts';

const table = (...rows: [name: string, ...counts: number[]][]) =>
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
  const others = table(['A', 8, 23], ['C', 4, 10]);
  expect(besideBefore(others, before)).toEqual({ rows: [], merged: null, total: [12, 33] });
});

describe('people with a disease, beside the report of the year before', () => {
  const year = table(['A', 3, 3, 20], ['B', 0, 4, 20]);

  test('are shown where none, or three or more, lie between what is older now and all of then', () => {
    const same = table(['A', 3, 6, 17], ['B', 0, 4, 20]);
    expect(diseasesBesidePeriod(same, year, true)).toEqual(same);
    const healed = table(['A', 0, 3, 20], ['B', 0, 4, 20]);
    expect(diseasesBesidePeriod(healed, year, true)).toEqual(healed);
    expect(diseasesBesidePeriod(same, null, true)).toEqual(same);
  });

  test('are a total alone where one of them has moved from row to row, or the rows are others', () => {
    const moved = table(['A', 0, 5, 20], ['B', 0, 5, 20]);
    expect(diseasesBesidePeriod(moved, year, true)).toEqual({ rows: [], merged: null, total: [0, 10, 40] });
    const others = table(['A', 0, 6, 20], ['C', 0, 4, 20]);
    expect(diseasesBesidePeriod(others, year, true)).toEqual({ rows: [], merged: null, total: [0, 10, 40] });
  });

  test('are not shown where that of a later year, issued before, tells of one more or less', () => {
    const later = table(['A', 0, 5, 18], ['B', 0, 4, 20]);
    expect(diseasesBesidePeriod(table(['A', 4, 0, 19], ['B', 4, 0, 20]), later, false).total).toBeNull();
    const same = table(['A', 5, 0, 18], ['B', 0, 4, 20]);
    expect(diseasesBesidePeriod(same, later, false)).toEqual(same);
  });

  test('are not shown where one of them is no longer there', () => {
    expect(diseasesBesidePeriod(table(['A', 0, 5, 20], ['B', 0, 4, 20]), year, true)).toEqual({
      rows: [],
      merged: null,
      total: null,
    });
  });
});
