import { daysAfter, monthsAfter } from '../../platform/contract/dates.ts';

/**
 * The last day for an S-2220: the 15th of the month after the ASO's, or for an admission after the admission's, moved to the next
 * working day (Manual de Orientação do eSocial S-1.3, S-2220, prazo de envio).
 * @param asoOn `YYYY-MM-DD`
 * @param admittedOn of an exam at admission; null for any other
 * @param isDayOff whether a day is no working day; null where that year's holidays are not known: then the day stays, for early is in time
 */
export function deadlineOfS2220(
  asoOn: string,
  admittedOn: string | null,
  isDayOff: (day: string) => boolean | null,
): string {
  const from = admittedOn !== null && admittedOn > asoOn ? admittedOn : asoOn;
  let day = `${monthsAfter(`${from.slice(0, 7)}-01`, 1).slice(0, 7)}-15`;
  while (isDayOff(day)) day = daysAfter(day, 1);
  return day;
}

/**
 * The last day for a CAT: of a death the day itself, at once; else the first working day after the accident, or after the day on which a
 * disease was found (Lei 8.213/1991, art. 22 and 23).
 * @param day of the accident, or of the diagnosis, `YYYY-MM-DD`
 * @param diedOn the day of the death; null where there was none
 * @param isDayOff as above: in a year whose holidays are not known only the next day counts
 */
export function deadlineOfS2210(day: string, diedOn: string | null, isDayOff: (day: string) => boolean | null): string {
  if (diedOn !== null) return diedOn;
  let due = daysAfter(day, 1);
  while (isDayOff(due)) due = daysAfter(due, 1);
  return due;
}
