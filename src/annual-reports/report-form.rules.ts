import { monthsAfter } from '../platform/contract/dates.ts';
import type { ReportForm } from './annual-reports.labels.ts';

/** Up to so many employees of a degree of risk only a and b of 7.6.2 are reported (NR-7, 7.6.6). */
const shortUpTo: Readonly<Record<string, number>> = { 1: 25, 2: 25, 3: 10, 4: 10 };

/**
 * Which form the report of a company has.
 * @param degree from 1 to 4; empty where it is not known
 */
export function reportForm(degree: string, employees: number): ReportForm {
  const most = shortUpTo[degree];
  if (most === undefined) return 'asked';
  return employees <= most ? 'short' : 'whole';
}

/** The highest degree of risk of a company's units; empty where it has none that is known. */
export function highestDegree(degrees: readonly string[]): string {
  return (
    degrees
      .filter((degree) => degree in shortUpTo)
      .toSorted()
      .at(-1) ?? ''
  );
}

/** By when the next report is due: a year from the day of the last one (NR-7, 7.6.2). */
export function nextReportOn(lastOn: string): string {
  return monthsAfter(lastOn, 12);
}

/** Whether two periods have a day in common, both days of each included. */
export function overlaps(one: { from: string; until: string }, other: { from: string; until: string }): boolean {
  return one.from <= other.until && other.from <= one.until;
}
