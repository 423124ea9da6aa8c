import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Counts, mayShow } from '../../platform/counting/secret-cells.rules.ts';
import { runs } from '../../testing/chance/chance.ts';
import type { ReportContent, ShownCounts } from '../annual-reports.contract.ts';
import { besideIssued } from './beside-issued.rules.ts';
import { shownCountsOf } from './shown-counts.rules.ts';
import { follows } from './solving.example.ts';

/*
 * What a company reads over time of one exam, as people of a year are examined after its report was issued, or an exam is withdrawn, and it is corrected: it knows who was examined when and
 * where, and solves what all the cells of all the reports say together, by linear subtraction. Nothing of one or two people, nor that all of some have it, follows.
 */

type Person = { place: number; since: number; until: number; isAbnormal: boolean };

/** Whether somebody's exam counts in a version of the report. */
function isThere({ since, until }: Person, version: number): boolean {
  return since <= version && version < until;
}

const places = ['Fábrica', 'Loja', 'Sede'];

function contentOf(people: readonly Person[], version: number, ranks: readonly number[]): ReportContent {
  const rows = places
    .map((name, place) => {
      const own = people.filter((one) => one.place === place && isThere(one, version));
      const abnormal = own.filter(({ isAbnormal }) => isAbnormal).length;
      return { name, counts: [abnormal, own.length - abnormal] };
    })
    .filter(({ counts: [abnormal = 0, others = 0] }) => abnormal + others > 0);
  const table = shownCountsOf(rows, (name) => ranks[places.indexOf(name)] ?? 0);
  return {
    ...{ from: '2025-01-01', until: '2025-12-31', form: 'whole', degree: '3', employees: 40, breakdown: 'unit' },
    ...{ clinical: [], complementary: [], abnormal: [{ code: '0281', name: 'Audiometria', table }], unknown: 0 },
    ...{ diseases: null, cats: null },
  };
}

/** Who is in each cell of a table that is shown, by their numbers, of those who were there by a version. */
function cellsOf(table: ShownCounts, people: readonly Person[], version: number): number[][] {
  const named = [
    ...table.rows.map(({ name }) => [name]),
    ...(table.merged ? [table.merged.names] : []),
    ...(table.total ? [places] : []),
  ];
  return named.map((names) =>
    people.flatMap((one, at) => (isThere(one, version) && names.includes(places[one.place] ?? '') ? [at] : [])),
  );
}

/** Groups of people whom no cell tells apart, and every two of them together. */
function groupsOf(people: readonly Person[], cells: readonly (readonly number[])[]): number[][] {
  const marks = people.map((_, at) => cells.map((cell) => (cell.includes(at) ? '1' : '0')).join(''));
  const groups = [...Map.groupBy(people.keys(), (at) => marks[at] ?? '')].flatMap(([mark, group]) =>
    mark.includes('1') ? [group] : [],
  );
  return groups.flatMap((group, at) => [group, ...groups.slice(at + 1).map((other) => [...group, ...other])]);
}

const person = fc.record({
  place: fc.integer({ min: 0, max: places.length - 1 }),
  since: fc.integer({ min: 0, max: 3 }),
  // Most stay: of some the exam is withdrawn again.
  until: fc.oneof({ weight: 6, arbitrary: fc.constant(4) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) }),
  isAbnormal: fc.boolean(),
});

test('from all that is shown as people come and go and a report is corrected nothing of one or two of them can be computed', () => {
  let told = 0;
  fc.assert(
    fc.property(
      fc.array(person, { minLength: 8, maxLength: 45 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
      (people, ranks) => {
        const issued: { id: string; name: string; state: string; content: ReportContent }[] = [];
        const cells: number[][] = [];
        for (let version = 0; version <= 3; version++) {
          const { content } = besideIssued(contentOf(people, version, ranks), issued);
          issued.unshift({ id: `${version}`, name: '', state: version === 3 ? 'issued' : 'superseded', content });
          const [kind] = content.abnormal;
          if (kind) cells.push(...cellsOf(kind.table, people, version));
        }
        const totals = issued.map(({ content }) => content.abnormal[0]?.table.total).filter((total) => total);
        if (new Set(totals.map(String)).size > 1) told += 1;
        const indicator = (group: readonly number[]) => people.map((_, at) => (group.includes(at) ? 1 : 0));
        const known = cells.map(indicator);
        for (const group of groupsOf(people, cells)) {
          const having = group.filter((at) => people[at]?.isAbnormal).length;
          const counts: Counts = [having, group.length - having];
          const isSecret = having > 0 && !mayShow(counts);
          if (isSecret) expect(follows(indicator(group), known), JSON.stringify(counts)).toBe(false);
        }
      },
    ),
    { numRuns: runs(600) },
  );
  // Not because a correction never tells of anything new.
  expect(told).toBeGreaterThan(0);
});
