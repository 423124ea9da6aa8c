import {
  type Counts,
  mayShowBeside,
  type NamedCounts,
  namedCounts,
  type ShownTable,
  shownTable,
} from '../../platform/counting/secret-cells.rules.ts';
import type { ShownCounts } from '../annual-reports.contract.ts';

/** What may be shown of a table, under the names of its rows. */
export function tableOf<Row>(
  table: ShownTable<Row>,
  { name, counts }: { name: (row: Row) => string; counts: (row: Row) => Counts },
): ShownCounts {
  return {
    rows: table.rows.map((row) => ({ name: name(row), counts: [...counts(row)] })),
    merged: table.merged && { names: table.merged.of.map(name), counts: [...counts(table.merged.row)] },
    total: table.total && [...counts(table.total)],
  };
}

/** The same of rows that are counts under names already. */
export function shownCountsOf(rows: readonly NamedCounts[], rank: (name: string) => number): ShownCounts {
  const shown = shownTable(rows, { ...namedCounts, rank: (row) => rank(row.name) });
  return tableOf(shown, { name: ({ name }) => name, counts: ({ counts }) => counts });
}

const nothing: ShownCounts = { rows: [], merged: null, total: null };

/**
 * A table as it may be shown beside one of the same people that was shown before: where what lies between two counts would be one or two people, nothing of it
 * is; where other rows are merged than before, or only a row would tell, the total alone.
 */
export function besideBefore(now: ShownCounts, before: ShownCounts | null): ShownCounts {
  if (!before?.total || !now.total) return now;
  if (!mayShowBeside(now.total, before.total)) return nothing;
  const [shown, known] = [cellsOf(now), cellsOf(before)];
  const mayAll = [...shown].every(([name, counts]) => mayShowBeside(counts, known.get(name) ?? null));
  return areSame(shown, known) && mayAll ? now : { ...nothing, total: now.total };
}

/**
 * Diseases as they may be shown beside those of a report of another period: who has an older one in the later of the two is among those who had one in the earlier,
 * and what lies between the two, of the total and of every row, may not be one or two people.
 * @param isLater whether this one is the later of the two: it is not where reports are issued, or corrected, after that of a later year
 */
export function diseasesBesidePeriod(now: ShownCounts, other: ShownCounts | null, isLater: boolean): ShownCounts {
  if (!other?.total || !now.total) return now;
  const may = (own: Counts, others: Counts) => (isLater ? mayBeOlder(own, others) : mayBeOlder(others, own));
  if (!may(now.total, other.total)) return nothing;
  const [shown, known] = [cellsOf(now), cellsOf(other)];
  if (known.size === 0) return now;
  const mayAll = [...shown].every(([name, counts]) => may(counts, known.get(name) ?? []));
  return areSame(shown, known) && mayAll ? now : { ...nothing, total: now.total };
}

function mayBeOlder([, older = 0]: Counts, [found = 0, olderThen = 0]: Counts): boolean {
  const between = Math.abs(found + olderThen - older);
  return between !== 1 && between !== 2;
}

/** What a table shows beside its total, by name. */
function cellsOf(table: ShownCounts): Map<string, Counts> {
  return new Map([
    ...table.rows.map(({ name, counts }) => [name, counts] as const),
    ...(table.merged ? [[table.merged.names.join('\n'), table.merged.counts] as const] : []),
  ]);
}

function areSame(shown: Map<string, Counts>, known: Map<string, Counts>): boolean {
  return shown.size === known.size && [...shown.keys()].every((name) => known.has(name));
}
