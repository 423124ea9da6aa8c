/** The day 0 of the spreadsheets that count their days from 1900; none of them shows a date before it. */
const first = Date.UTC(1899, 11, 31);

/** The date of a count of days; one that no calendar has where the spreadsheet shows `####`, as for a count below zero. */
export function shownDate(date: Date): Date {
  return date.getTime() < first ? new Date(Number.NaN) : date;
}
