import type { Database } from '../../platform/database/database.server.ts';
import type {} from './cats.db.ts';

/** What other subjects ask of CATs. */

/** The CATs of these people of a company that stand, each with its disease, its last day and the receipt of the eSocial, if any; the first one first. */
export async function findCatsOfPeople(db: Database, companyId: string, employeeIds: readonly string[]) {
  if (employeeIds.length === 0) return [];
  return db
    .selectFrom('cats')
    .leftJoin('esocial_lines', (join) =>
      join
        .onRef('esocial_lines.company_id', '=', 'cats.company_id')
        .onRef('esocial_lines.employee_id', '=', 'cats.employee_id')
        .on('esocial_lines.kind', '=', 'S-2210')
        .onRef('esocial_lines.occasion', '=', 'cats.id')
        .on('esocial_lines.closed_at', 'is', null),
    )
    .select(['cats.id', 'cats.employee_id as employeeId', 'cats.day', 'cats.disease_id as diseaseId'])
    .select(['cats.due_on as dueOn', 'esocial_lines.receipt'])
    .where('cats.company_id', '=', companyId)
    .where('cats.employee_id', 'in', employeeIds)
    .where('withdrawn_at', 'is', null)
    .orderBy('cats.id')
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
