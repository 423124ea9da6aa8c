import { isDayOff } from '../../reference/reference-lookups.server.ts';
import { deadlineOfS2210 } from '../due/deadline.rules.ts';

/** What other subjects ask of CATs without their tables. */

/** The last day for the CAT of a disease that was found on a day (Lei 8.213/1991, art. 22 and 23). */
export function catDeadline(diagnosedOn: string): string {
  return deadlineOfS2210(diagnosedOn, null, isDayOff);
}
