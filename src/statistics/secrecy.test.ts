import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/chance/chance.ts';
import { told, toldMonths, toldTogether } from './secrecy.rules.ts';

/** Those of whom somebody else asks have so many in each part; nobody has more than this many. */
const most = 12;
const part = fc.integer({ min: 0, max: most });
const people = Array.from({ length: most + 1 }, (_, count) => count);

const of = (count: number) => ({ count, people: count });

test('from a number that is told nobody finds one or two people: each that would say so has another that is told alike', () => {
  for (const count of [1, 2]) {
    const shown = told(count, count);
    expect(people.filter((other) => told(other, other) === shown).length).toBeGreaterThan(1);
  }
});

test('of parts whose sum is known, one of one or two people is never found by taking the others away', () => {
  fc.assert(
    fc.property(part, part, (fit, unfit) => {
      const shown = toldTogether({ fit: of(fit), unfit: of(unfit) });
      // All that whoever reads it must take for possible: whatever else would be told alike and has the same sum.
      const possible = people.flatMap((one) => {
        const other = fit + unfit - one;
        if (other < 0) return [];
        const same = toldTogether({ fit: of(one), unfit: of(other) });
        return same.fit === shown.fit && same.unfit === shown.unfit ? [{ fit: one, unfit: other }] : [];
      });
      for (const name of ['fit', 'unfit'] as const) {
        const known = new Set(possible.map((each) => each[name]));
        const [only] = known;
        if (known.size === 1) expect([0, ...people.slice(3)], `${name} of ${fit} and ${unfit}`).toContain(only);
      }
    }),
    { numRuns: runs(2_000) },
  );
});

test('a number of exams is suppressed by the people who had them, not by how many they had', () => {
  expect([told(9, 2), told(9, 3), told(0, 0), told(3, 3)]).toEqual(['suppressed', 9, 0, 3]);
});

test('a month is told from the eleventh day of the next one on, as it was known at the beginning of that day where the practice is', () => {
  const months = ['2026-09', '2026-10', '2026-11', '2026-12'];
  const until = (now: string) => toldMonths(months, now).map(({ month }) => month);
  expect(until('2026-12-11T02:59:59.999Z')).toEqual(['2026-09', '2026-10']);
  expect(until('2026-12-11T03:00:00.000Z')).toEqual(['2026-09', '2026-10', '2026-11']);
  expect(toldMonths(['2026-12'], '2027-02-01T00:00:00.000Z')).toEqual([
    { month: '2026-12', asOf: '2027-01-11T03:00:00.000Z' },
  ]);
});
