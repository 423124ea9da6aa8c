import { paidByEmployer } from '../absences/absences.labels.ts';

/** Whether somebody who was away for so many days is to be sent to the INSS: not after 15, after 16. */
export function asksInss(daysAway: number): boolean {
  return daysAway > paidByEmployer;
}
