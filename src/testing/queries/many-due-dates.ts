import { sql } from 'kysely';
import { today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { settle } from './settle.ts';

/** Gives everybody of a company a next exam, one each, on days of two and a half years that follow no order. */
export async function manyDueDates(db: Database, companyId: string): Promise<void> {
  const days = sql`row_number() over (order by id) * 7919 % 900`;
  const day =
    process.env.TEST_ENGINE === 'postgres'
      ? sql`to_char(cast(${today()} as date) - 200 + cast(${days} as integer), 'YYYY-MM-DD')`
      : sql`date(${today()}, '-200 days', '+' || (${days}) || ' days')`;
  await sql`insert into due_people (company_id, id, unit_id, group_id, function, state, next_on, clinical_on, recalled_on)
    select company_id, id, null, 'g', '', 'scheduled', ${day}, '2025-01-01', null
    from employees where company_id = ${companyId}`.execute(db);
  await sql`insert into due_exams (company_id, employee_id, exam_code, exam_name, due_on, rule)
    select company_id, id, '0295', 'Avaliação clínica', next_on, 'exposed'
    from due_people where company_id = ${companyId}`.execute(db);
}

/** Lets the planner know what there is. */
export const analyzeDueDates = (db: Database) => settle(db, 'employees', 'due_people', 'due_exams');
