import { accessRows } from './access-rows.ts';
import { appointmentRows } from './appointment-rows.ts';
import { documentRows } from './document-rows.ts';
import { esocialRows } from './esocial-rows.ts';
import { healthRows } from './health-rows.ts';
import { registerRows } from './register-rows.ts';
import { toldRows } from './told-rows.ts';
import type { Rows } from './values.ts';

/**
 * One row of every table, in the order in which they may be written, with all columns that there are by now. An earlier
 * schema takes those that it has; a new column that may not be empty gets its value in one of these.
 */
export async function rows(file: { size: number; sha256: string }): Promise<Rows> {
  return {
    ...(await registerRows()),
    ...documentRows(file),
    ...healthRows,
    ...esocialRows,
    ...appointmentRows,
    ...accessRows,
    ...toldRows,
  };
}
