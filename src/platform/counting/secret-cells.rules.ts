/*
 * What may be shown of people counted by what must not be known of each of them (decision 138). A count of one or two is secret,
 * whether it stands in a table or follows from one by subtraction; so is that everybody has what is counted. Small rows are merged
 * with others until what they are together may be shown; where even all of them may not, nothing is. Whoever counts people for eyes
 * that may not know it of one of them asks this, on every way out: screen, sheet, PDF, picture, spoken text.
 */

/** Fewer people than these are never told of. */
const fewestShown = 3;

/** How a count is written, everywhere; null for one that may not be shown, which is never written as nothing, nor as 0. */
export function countShown(count: number | null): string {
  return count === null ? 'suprimido' : String(count);
}

/** People in classes of which each belongs to one; the last one is that of those of whom there is nothing to hide. */
export type Counts = readonly number[];

/** Whether these counts may be shown: see above. */
export function mayShow(counts: Counts): boolean {
  const people = counts.reduce((sum, count) => sum + count, 0);
  const secret = counts.slice(0, -1);
  const others = counts.at(-1) ?? 0;
  if (people < fewestShown) return false;
  if (secret.every((count) => count === 0)) return true;
  return others >= fewestShown && secret.every((count) => count === 0 || count >= fewestShown);
}

/** A table as it may be shown: its rows, those that had to be merged as one, and the total; null for what is suppressed. */
export type ShownTable<Row> = { rows: Row[]; merged: { of: Row[]; row: Row } | null; total: Row | null };

/** Of those that need not be merged so many are, once others must: else it would tell why each one was. */
const withoutNeed = 0.2;

/** How rows of a table are looked at. */
export type Looked<Row> = {
  counts: (row: Row) => Counts;
  /** What some rows are together. */
  merge: (rows: readonly Row[]) => Row;
  /** By what rows are taken to be merged with small ones, from 0 to 1: chance that no reader of the table knows, the same whenever it is made. */
  rank: (row: Row) => number;
};

/**
 * What may be shown of a table of disjoint rows whose total is shown, too. What is merged with small rows is not chosen by what people have, nor by
 * anything else that a reader knows: who can tell the one from the other could compute more than is shown.
 */
export function shownTable<Row>(rows: readonly Row[], { counts, merge, rank }: Looked<Row>): ShownTable<Row> {
  const total = merge(rows);
  if (rows.length === 0 || !mayShow(counts(total))) return { rows: [], merged: null, total: null };
  const hidden = rows.filter((row) => !mayShow(counts(row)));
  if (hidden.length === 0) return { rows: [...rows], merged: null, total };
  const others = rows.filter((row) => !hidden.includes(row)).sort((one, other) => rank(one) - rank(other));
  let isEnough = false;
  for (const next of others) {
    // What may be shown may be so with more of what may, too.
    isEnough ||= hidden.length > 1 && mayShow(counts(merge(hidden)));
    if (!isEnough || rank(next) < withoutNeed) hidden.push(next);
  }
  // A single row that is the whole table says what its total says.
  if (hidden.length < 2) return { rows: [], merged: null, total: null };
  // In their own order: that in which they were merged would tell of them.
  const of = rows.filter((row) => hidden.includes(row));
  return { rows: rows.filter((row) => !hidden.includes(row)), merged: { of, row: merge(of) }, total };
}

/** Plain counts under names, as most tables have them. */
export type NamedCounts = { name: string; counts: Counts };

export const namedCounts: Omit<Looked<NamedCounts>, 'rank'> = {
  counts: ({ counts }) => counts,
  merge: (rows) => ({
    name: rows.map(({ name }) => name).join(', '),
    counts: (rows[0]?.counts ?? []).map((_, at) => rows.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)),
  }),
};

/**
 * Whether a count may be shown beside one of the same people that was shown before: what lies between them would be a count of one or two, or of people who all
 * have what is counted.
 * @param before null where nothing was shown
 */
export function mayShowBeside(counts: Counts, before: Counts | null): boolean {
  if (before === null) return true;
  const between = before.map((count, at) => Math.abs((counts[at] ?? 0) - count));
  const people = (of: Counts) => of.reduce((sum, count) => sum + count, 0);
  // As many as before: some have become others, and who they are is not told.
  const isWhole = people(counts) === people(before) || mayShow(between);
  return isWhole && between.every((count) => count === 0 || count >= fewestShown);
}
