import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/chance/chance.ts';
import { countShown, mayShow, mayShowBeside, type NamedCounts, namedCounts, shownTable } from './secret-cells.rules.ts';

const table = (...rows: [name: string, ...counts: number[]][]) =>
  shownTable(
    rows.map(([name, ...counts]) => ({ name, counts })),
    { ...namedCounts, rank: ({ counts }) => 0.5 + (counts[1] ?? 0) / 100 },
  );

test.each([
  // [with it, others]
  [[0, 3], true],
  [[0, 2], false],
  [[3, 3], true],
  [[1, 30], false],
  [[2, 30], false],
  [[4, 1], false],
  [[4, 2], false],
  [[5, 0], false],
  [[0, 0], false],
  // New cases, old cases, others.
  [[3, 0, 95], true],
  [[2, 3, 95], false],
  [[3, 1, 96], false],
])('of %j it may be shown: %s', (counts, shown) => {
  expect(mayShow(counts)).toBe(shown);
});

test('small rows are merged, and one more with them where a subtraction would give one back', () => {
  expect(table(['A', 1, 9], ['B', 2, 8], ['C', 5, 20])).toEqual({
    rows: [{ name: 'C', counts: [5, 20] }],
    merged: {
      of: [
        { name: 'A', counts: [1, 9] },
        { name: 'B', counts: [2, 8] },
      ],
      row: { name: 'A, B', counts: [3, 17] },
    },
    total: { name: 'A, B, C', counts: [8, 37] },
  });
  const alone = table(['A', 1, 9], ['B', 4, 16], ['C', 5, 20]);
  expect(alone.merged?.row).toEqual({ name: 'A, B', counts: [5, 25] });
  expect(alone.rows).toEqual([{ name: 'C', counts: [5, 20] }]);
});

test('where all together are too few nothing is shown, not even the total', () => {
  expect(table(['A', 1, 9], ['B', 1, 8])).toEqual({ rows: [], merged: null, total: null });
  expect(table(['A', 2, 9])).toEqual({ rows: [], merged: null, total: null });
  expect(table()).toEqual({ rows: [], merged: null, total: null });
});

test('a row where everybody examined has it is not shown', () => {
  expect(table(['A', 5, 0], ['B', 3, 9]).rows).toEqual([]);
});

/** Every small table of so many rows, by the sizes that everybody knows. */
function worlds(sizes: readonly number[]): NamedCounts[][] {
  return sizes.reduce<NamedCounts[][]>(
    (tables, size, at) =>
      tables.flatMap((rows) =>
        Array.from({ length: size + 1 }, (_, count) => [...rows, { name: `${at}`, counts: [count, size - count] }]),
      ),
    [[]],
  );
}

/** All that may be shown of a table, by whatever chance nobody knows: of what is merged only which rows these are. */
function sightsOf(rows: readonly NamedCounts[]): Set<string> {
  const some = [0.1, 0.15, 0.5, 0.6, 0.9];
  const ranks = rows.reduce<number[][]>((all) => all.flatMap((one) => some.map((rank) => [...one, rank])), [[]]);
  return new Set(
    ranks
      .filter((one) => new Set(one).size === one.length)
      .map((one) => {
        const shown = shownTable(rows, { ...namedCounts, rank: ({ name }) => one[Number(name)] ?? 0 });
        return JSON.stringify({ ...shown, merged: shown.merged?.row ?? null });
      }),
  );
}

/** What is left possible of every table by what is shown of it. */
function possibleBySight(sizes: readonly number[]): Map<string, NamedCounts[][]> {
  const possible = new Map<string, NamedCounts[][]>();
  for (const rows of worlds(sizes)) {
    for (const sight of sightsOf(rows)) possible.set(sight, [...(possible.get(sight) ?? []), rows]);
  }
  return possible;
}

test('who knows how many were examined, all that is shown and how it is chosen computes no count of one or two, nor that everybody has it', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(sizes, (known) => {
      for (const [sight, possible] of possibleBySight(known)) {
        for (const [at, size] of known.entries()) {
          const [only = 0, ...others] = new Set(possible.map((rows) => rows[at]?.counts[0] ?? 0));
          const computed = others.length === 0 && only > 0 && !mayShow([only, size - only]);
          expect(computed, `${known.join(' ')}: ${sight}`).toBe(false);
        }
      }
    }),
    { numRuns: runs(80) },
  );
});

test('of large tables every merged row may still have had other counts than it has, as far as sums tell', () => {
  const row = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 40 }));
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 30 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (all, chance) => {
        const rows = all.map((counts, at) => ({ name: `${at}`, counts, rank: chance.next().value }));
        const { rank, ...looked } = { ...namedCounts, rank: ({ name }: NamedCounts) => rows[Number(name)]?.rank ?? 0 };
        const shown = shownTable<NamedCounts>(rows, { ...looked, rank });
        for (const { counts } of shown.rows) expect(mayShow(counts)).toBe(true);
        if (!shown.merged) return;
        const [having = 0, others = 0] = shown.merged.row.counts;
        expect(mayShow([having, others])).toBe(true);
        for (const { counts } of shown.merged.of) {
          const size = counts.reduce((sum, count) => sum + count, 0);
          const rest = having + others - size;
          const [least, most] = [Math.max(0, having - rest), Math.min(size, having)];
          expect(size === 0 || having === 0 || most > least).toBe(true);
        }
      },
    ),
    { numRuns: runs(400) },
  );
});

test('a count beside one that was shown before is none that gives one or two people back', () => {
  expect(mayShowBeside([5, 20], [3, 22])).toBe(false);
  expect(mayShowBeside([6, 19], [3, 22])).toBe(true);
  expect(mayShowBeside([3, 22], [3, 22])).toBe(true);
  expect(mayShowBeside([1, 2], null)).toBe(true);
  // Everybody who came between the two has it.
  expect(mayShowBeside([8, 25], [5, 25])).toBe(false);
  expect(mayShowBeside([5, 25], [8, 25])).toBe(false);
  expect(mayShowBeside([8, 28], [5, 25])).toBe(true);
  expect(mayShowBeside([5, 28], [5, 25])).toBe(true);
});

test('a count that may not be shown is written as a word', () => {
  expect([countShown(null), countShown(0), countShown(12)]).toEqual(['suprimido', '0', '12']);
});
