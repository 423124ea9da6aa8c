import { onlyOwner, type Scope } from '../access/scope.ts';
import type { Database } from '../platform/database/database.server.ts';

/** What other subjects ask of due dates. */

/** What these people are to do, each with the exams by their days and the last letter; who has nothing stored is left out. */
export async function findDuePeople(db: Database, scope: Scope, people: readonly { companyId: string; id: string }[]) {
  if (people.length === 0) return [];
  const owner = onlyOwner(scope);
  const companyIds = [...new Set(people.map(({ companyId }) => companyId))].filter(
    (id) => owner === null || id === owner,
  );
  if (companyIds.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const [rows, exams] = await Promise.all([
    db
      .selectFrom('due_people')
      .select(['id', 'company_id as companyId', 'unit_id as unitId', 'state', 'recalled_on as recalledOn'])
      .where('company_id', 'in', companyIds)
      .where('id', 'in', ids)
      .execute(),
    db
      .selectFrom('due_exams')
      .select(['employee_id as employeeId', 'exam_name as name', 'due_on as dueOn'])
      .where('company_id', 'in', companyIds)
      .where('employee_id', 'in', ids)
      .execute(),
  ]);
  const examsOf = Map.groupBy(exams, ({ employeeId }) => employeeId);
  return rows.map((row) => ({
    ...row,
    exams: (examsOf.get(row.id) ?? []).map(({ name, dueOn }) => ({ name, dueOn })),
  }));
}
