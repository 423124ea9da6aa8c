import type { Database } from '../platform/database/database.server.ts';
import { countedBy, type Run, runsOf } from './absence-runs.rules.ts';
import type {} from './absences.db.ts';

/** What other subjects ask of absences. */

/** The absences of these people of a company as the runs that they make, by who it is; who has none is left out. */
export async function findAbsenceRuns(
  db: Database,
  companyId: string,
  employeeIds: readonly string[],
): Promise<Map<string, Run[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('absences')
    .select(['id', 'employee_id as employeeId', 'starts_on as startsOn', 'ends_on as endsOn', 'nature'])
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', employeeIds)
    .where('withdrawn_at', 'is', null)
    .orderBy('starts_on')
    .execute();
  const byPerson = Map.groupBy(rows, ({ employeeId }) => employeeId);
  return new Map([...byPerson].map(([employeeId, absences]) => [employeeId, runsOf(absences)]));
}

/** The same as they stand on a day, for what is due then. @param day `YYYY-MM-DD` */
export async function findAbsenceRunsBy(
  db: Database,
  companyId: string,
  employeeIds: readonly string[],
  day: string,
): Promise<Map<string, Run[]>> {
  const runs = await findAbsenceRuns(db, companyId, employeeIds);
  return new Map([...runs].map(([id, some]) => [id, some.map((run) => countedBy(run, day))]));
}
