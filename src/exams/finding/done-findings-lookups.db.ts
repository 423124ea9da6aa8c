import type { Database } from '../../platform/database/database.server.ts';
import type {} from '../exam-records.db.ts';

/** What these people have done on these days and nobody withdrew, with what was found, as it is kept. */
export async function findDoneFindings(
  db: Database,
  companyId: string,
  { employeeIds, days }: { employeeIds: readonly string[]; days: readonly string[] },
) {
  if (employeeIds.length === 0 || days.length === 0) return [];
  // Asked for in the order of its key, SQLite would go through all that the company has ever done.
  const rows = await db
    .selectFrom('exam_records')
    .select(['id', 'company_id as companyId', 'employee_id as employeeId', 'exam_code as code', 'exam_name as name'])
    .select(['done_on as doneOn', 'result', 'finding', 'version'])
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', employeeIds)
    .where('done_on', 'in', days)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1));
}
