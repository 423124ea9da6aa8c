import { nextReportOn } from '../report-form.rules.ts';

/** An issued report: the day on which it was, how it stands, and which one it corrects. */
export type IssuedOn = { id: string; name: string; state: string; supersedesId: string | null; issuedOn: string };

/** The last report of a company, the day from which the next one is counted, and the day by which that is due. */
export type LastReport = { id: string; name: string; on: string; nextOn: string };

/**
 * Of all that were issued of a company the last one that stands (NR-7, 7.6.2: counted from the last report's date). A correction is of the report that it corrects
 * and puts nothing off; one that was cancelled is none.
 */
export function lastReport(issued: readonly IssuedOn[]): LastReport | null {
  const byId = new Map(issued.map((one) => [one.id, one]));
  const firstOf = (one: IssuedOn): IssuedOn => {
    const before = one.supersedesId === null ? undefined : byId.get(one.supersedesId);
    return before ? firstOf(before) : one;
  };
  const standing = issued
    .filter(({ state }) => state === 'issued')
    .map((one) => ({ id: one.id, name: one.name, on: firstOf(one).issuedOn }))
    .toSorted((one, other) => (one.on < other.on ? 1 : -1));
  const last = standing[0];
  return last ? { ...last, nextOn: nextReportOn(last.on) } : null;
}
