import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import { type StoredState, stateOf } from './due-dates.labels.ts';
import type { DueRule } from './rules/rule-names.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    due_people: {
      company_id: string;
      id: string;
      unit_id: string | null;
      group_id: string | null;
      function: string;
      state: StoredState;
      next_on: string | null;
      clinical_on: string | null;
      recalled_on: string | null;
      member_group_id: string | null;
      admitted_on: string | null;
      in_function_on: string | null;
    };
    due_exams: {
      company_id: string;
      employee_id: string;
      exam_code: string;
      exam_name: string;
      due_on: string | null;
      from_on: string | null;
      until_on: string | null;
      rested_on: string | null;
      rule: DueRule;
      months: number | null;
      last_on: string | null;
      last_record_id: string | null;
      programme_id: string | null;
      group_id: string | null;
    };
  }
}

export type DuePersonRow = Tables['due_people'];
export type DueExamRow = Tables['due_exams'];

/** Where a person stands, and to whom that belongs; null for nobody who is active within the scope. */
export async function findDuePerson(db: Database, scope: Scope, employeeId: string) {
  const row = await within(db.selectFrom('due_people'), scope)
    .select(['company_id as companyId', 'id', 'state', 'next_on as nextOn', 'clinical_on as clinicalOn'])
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row ? { ...row, state: stateOf(row) } : null;
}

/** Where these people stand, those of them who are active and within the scope. */
export async function findDueStates(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await within(db.selectFrom('due_people'), scope)
    .select(['id', 'state', 'next_on as nextOn', 'clinical_on as clinicalOn'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ clinicalOn, ...row }) => ({
    ...row,
    state: stateOf({ ...row, clinicalOn }),
    isExamined: clinicalOn !== null,
  }));
}

/** What is due for these people, who were found within the scope; the first to be done first. */
export async function findDueExams(
  db: Database,
  scope: Scope,
  people: readonly { id: string; companyId: string }[],
): Promise<DueExamRow[]> {
  if (people.length === 0) return [];
  const companies = [...new Set(people.map(({ companyId }) => companyId))];
  const ids = people.map(({ id }) => id);
  const rows = await within(db.selectFrom('due_exams'), scope)
    .selectAll()
    .where('company_id', 'in', companies)
    .where('employee_id', 'in', ids)
    .execute();
  const day = ({ due_on }: DueExamRow) => due_on ?? '9999';
  return rows.sort((a, b) => day(a).localeCompare(day(b)) || a.exam_code.localeCompare(b.exam_code));
}
