import type { Database } from '../platform/database/database.server.ts';
import type {} from './personal-intervals.db.ts';

/** What other subjects ask of the intervals of single people. */

/** The shorter intervals that were decided for these people of a company, withdrawn ones left out; never why. */
export async function findPersonalIntervals(db: Database, companyId: string, employeeIds: readonly string[]) {
  if (employeeIds.length === 0) return [];
  return db
    .selectFrom('personal_intervals')
    .select(['employee_id as employeeId', 'exam_code as code', 'exam_name as name', 'months'])
    .select(['from_on as fromOn', 'until_on as untilOn'])
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', employeeIds)
    .where('withdrawn_at', 'is', null)
    .orderBy('from_on')
    .orderBy('id')
    .execute();
}
