import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { DueList } from './due-dates.labels.ts';
import { dueWithin } from './due-lists.db.ts';

/** What other subjects ask of due dates. */

/** For which occasion somebody is to be examined next, and whether they have been since they were admitted. */
export type DueOccasion = { occasion: 'admission' | 'riskChange' | 'periodic'; isExamined: boolean };

/**
 * For which occasion these people are to be examined: before they begin who never was (NR-7, 7.5.8 I), before a change of risks
 * who goes into new ones (7.5.10). Who has nothing stored is left out.
 */
export async function findDueOccasions(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, DueOccasion>();
  const people = await within(db.selectFrom('due_people'), scope)
    .select(['id', 'clinical_on as clinicalOn'])
    .where('id', 'in', ids)
    .execute();
  const changes = await within(db.selectFrom('due_exams'), scope)
    .select('employee_id as id')
    .where('employee_id', 'in', ids)
    .where('rule', '=', 'riskChange')
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
  const companyIds = [...new Set(people.map(({ companyId }) => companyId))];
  const ids = people.map(({ id }) => id);
  const [rows, exams] = await Promise.all([
    within(db.selectFrom('due_people'), scope)
      .select(['id', 'company_id as companyId', 'unit_id as unitId', 'state', 'recalled_on as recalledOn'])
      .where('company_id', 'in', companyIds)
      .where('id', 'in', ids)
      .execute(),
    within(db.selectFrom('due_exams'), scope)
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

/** The ids of who is in a list, for a query of another subject. */
export function whoIsDue(db: Database, scope: Scope, day: string, of: { list: DueList; companyId: string }) {
  return dueWithin(db, scope, day, of).select('due_people.id');
}
