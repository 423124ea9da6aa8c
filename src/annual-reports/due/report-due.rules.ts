import { daysAfter } from '../../platform/contract/dates.ts';
import type { DueState } from '../annual-reports.labels.ts';
import { nextReportOn } from '../report-form.rules.ts';
import { type IssuedOn, lastReport } from './last-report.rules.ts';

/** How long before its day the next report is told of: time enough to count, discuss and sign it. */
const daysBefore = 30;

/** What is told of a next report: before its day, and after it. */
export type NoticeState = 'ending' | 'overdue';

/** The last report of a company: the one that was issued here, else the day of one that was made elsewhere. */
export type KnownLast = { id: string | null; name: string; on: string; nextOn: string };

/**
 * From which report a year is counted (NR-7, 7.6.2).
 * @param elsewhere the day of the last report that was not made here, as its physician said it; empty for none
 */
export function knownLast(issued: readonly IssuedOn[], elsewhere: string): KnownLast | null {
  const last = lastReport(issued);
  if (last && last.on >= elsewhere) return last;
  return elsewhere === '' ? null : { id: null, name: '', on: elsewhere, nextOn: nextReportOn(elsewhere) };
}

/** How a report stands on a day that is due by another: on that day itself it is not overdue. */
export function dueState(last: Pick<KnownLast, 'nextOn'> | null, day: string): Exclude<DueState, 'exempt'> {
  if (!last) return 'unknown';
  if (day > last.nextOn) return 'overdue';
  return daysAfter(day, daysBefore) >= last.nextOn ? 'ending' : 'later';
}
