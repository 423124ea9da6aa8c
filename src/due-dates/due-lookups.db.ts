import { onlyOwner, type Scope } from '../access/scope.ts';
import type { Database } from '../platform/database/database.server.ts';

/** What other subjects ask of due dates. */

/** For which occasion somebody is to be examined next, and whether they have been since they were admitted. */
export type DueOccasion = { occasion: 'admission' | 'riskChange' | 'periodic'; isExamined: boolean };

/**
 * For which occasion these people are to be examined: before they begin who never was (NR-7, 7.5.8 I), before a change of risks
 * who goes into new ones (7.5.10). Who has nothing stored is left out.
 */
export async function findDueOccasions(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, DueOccasion>();
  const owner = onlyOwner(scope);
  const people = await db
    .selectFrom('due_people')
    .select(['id', 'clinical_on as clinicalOn'])
    .where('id', 'in', ids)
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''))
    .execute();
  const changes = await db
    .selectFrom('due_exams')
    .select('employee_id as id')
    .where('employee_id', 'in', ids)
    .where('rule', '=', 'riskChange')
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''))
    .execute();
  const changed = new Set(changes.map(({ id }) => id));
  return new Map(
    people.map(({ id, clinicalOn }): [string, DueOccasion] => {
      const next = changed.has(id) ? 'riskChange' : 'periodic';
      return [id, { occasion: clinicalOn === null ? 'admission' : next, isExamined: clinicalOn !== null }];
    }),
  );
}

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
