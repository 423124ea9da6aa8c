import type { Database } from '../../platform/database/database.server.ts';
import type {} from './cats.db.ts';

/** What other subjects ask of CATs. */

/** The days of the CATs of these people of a company that stand. */
export async function findCatDays(db: Database, companyId: string, employeeIds: readonly string[]) {
  if (employeeIds.length === 0) return [];
  return db
    .selectFrom('cats')
    .select(['employee_id as employeeId', 'day'])
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', employeeIds)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** The CATs of a company of a period, both days included, that stand, as they are kept. */
export async function findCatsOfPeriod(
  db: Database,
  { companyId, from, until }: { companyId: string; from: string; until: string },
) {
  return db
    .selectFrom('cats')
    .select(['id', 'employee_id as employeeId', 'content'])
    .where('company_id', '=', companyId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
}
