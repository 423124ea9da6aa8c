import { sql } from 'kysely';
import { noteExamsChanged } from '../../exams/counting/exam-months.db.ts';
import { today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';

type Many = {
  companyId: string;
  /** A professional who has written them down. */
  professionalId: string;
  /** How many each person has. */
  each: number;
  /** Over how many days until today. */
  days: number;
};

/**
 * Exams of everybody of a company, of six kinds and one that has only a name, on days that follow no order: some twice, some withdrawn, some that
 * were written down late.
 */
export async function manyExams(db: Database, { companyId, professionalId, each, days }: Many): Promise<void> {
  const onPostgres = process.env.TEST_ENGINE === 'postgres';
  const back = sql`cast(h % ${sql.lit(days)} as integer)`;
  const dayBack = (less: ReturnType<typeof sql>) =>
    onPostgres
      ? sql`to_char(cast(${today()} as date) - (${less}), 'YYYY-MM-DD')`
      : sql`date(${today()}, (0 - (${less})) || ' days')`;
  const moment = (less: ReturnType<typeof sql>) =>
    onPostgres
      ? sql`cast(${dayBack(less)} || 'T12:00:00.000Z' as timestamptz)`
      : sql`${dayBack(less)} || 'T12:00:00.000Z'`;
  await sql`
    with recursive nth(i) as (select 0 union all select i + 1 from nth where i < ${sql.lit(each - 1)}),
    mixed as (
      select e.id as employee_id, i, ((row_number() over (order by e.id, i)) * 7919 + i * 4751) % 99991 as h
      from employees e cross join nth where e.company_id = ${companyId}
    )
    insert into exam_records (company_id, id, employee_id, exam_code, exam_name, done_on, place, occasion, document_id,
      result, recorded_by, created_at, withdrawn_at, withdrawn_by, withdrawal_reason)
    select ${companyId}, employee_id || '-' || i, employee_id,
      case h % 7 when 0 then '' when 1 then '0281' when 2 then '0536' when 3 then '0719' when 4 then '1057' else '0295' end,
      case h % 7 when 0 then 'Acuidade visual' else 'Exame' end,
      ${dayBack(back)}, '', case h % 3 when 0 then 'admission' when 1 then 'periodic' else '' end, null, null, ${professionalId},
      ${moment(sql`${back} - case h % 13 when 0 then 45 else 0 end`)},
      case h % 41 when 0 then ${moment(sql`${back} - 60`)} else null end, null, null
    from mixed`.execute(db);
  await noteExamsChanged(db, await monthsOf(db, companyId));
}

async function monthsOf(db: Database, companyId: string) {
  const rows = await db
    .selectFrom('exam_records')
    .select(sql<string>`substr(done_on, 1, 7)`.as('doneOn'))
    .distinct()
    .where('company_id', '=', companyId)
    .execute();
  return rows.map((row) => ({ ...row, companyId }));
}
