/** The employer pays for so many days; from the next one on it is the INSS's (Lei 8.213/1991, art. 60, § 3º). */
const paidByEmployer = 15;

/** Whether somebody who was away for so many days is to be sent to the INSS: not after 15, after 16. */
export function asksInss(daysAway: number): boolean {
  return daysAway > paidByEmployer;
}
