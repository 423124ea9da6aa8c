import { mustReach, onlyOwner, type Scope } from '../access/scope.ts';
import { invalidInput } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { DueFilters, DuePerson } from './due-dates.contract.ts';
import { findDueExams } from './due-dates.db.ts';
import { stateOf } from './due-dates.labels.ts';
import { groupNamesOf } from './due-details.server.ts';
import type { DueRow } from './due-lists.db.ts';
import { lastShown } from './due-lists.rules.ts';

/** The lines of a list of a day: each person with their group and with the exams that are due with the next one. */
export async function withExams(
  db: Database,
  scope: Scope,
  rows: readonly DueRow[],
  day: string,
): Promise<DuePerson[]> {
  const exams = await findDueExams(db, scope, rows);
  const groups = await groupNamesOf(db, exams);
  const examsOf = Map.groupBy(exams, ({ employee_id }) => employee_id);
  return rows.map((row) => ({
    ...row,
    state: stateOf(row),
    groupName: groups.get(row.id) ?? null,
    exams: (examsOf.get(row.id) ?? [])
      .filter(({ due_on: dueOn }) => dueOn !== null && dueOn <= lastShown(row.nextOn, day))
      .map(({ exam_code: code, exam_name: name, due_on: dueOn }) => ({ code, name, dueOn })),
  }));
}

/** @throws 404 for another company's, 400 for a part of a company without the company */
export function mustBeOfOneCompany(
  scope: Scope,
  { companyId, unitId, groupId, function: name }: Partial<DueFilters>,
): void {
  if (companyId) mustReach(scope, companyId, 'Empresa não encontrada.');
  const isPart = [unitId, groupId, name].some((value) => value !== undefined);
  if (isPart && !companyId && onlyOwner(scope) === null) {
    throw invalidInput([{ path: 'companyId', message: 'Escolha a empresa antes da unidade, do grupo ou da função' }]);
  }
}
