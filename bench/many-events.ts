import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../src/platform/database/database.server.ts';

/**
 * Gives a company of `manyEmployees` so many events, of a thousand people and as many days as that takes: a fifth lacks something, a fifth can be
 * sent, the others were accepted.
 * @param filling which are there already, and the last day
 */
export async function manyEvents(
  db: Database,
  companyId: string,
  { from, count, day }: { from: number; count: number; day: string },
): Promise<void> {
  const postgres = process.env.TEST_ENGINE === 'postgres';
  const numbers = postgres
    ? sql`select n from generate_series(${sql.lit(from + 1)}, ${sql.lit(from + count)}) as s(n)`
    : sql`with recursive s(n) as (select ${sql.lit(from + 1)} union all select n + 1 from s where n < ${sql.lit(from + count)}) select n from s`;
  const daysFrom = (start: RawBuilder<unknown>) =>
    postgres
      ? sql`to_char(cast(${day} as date) + cast(${start} as integer), 'YYYY-MM-DD')`
      : sql`date(${day}, (${start}) || ' days')`;
  const at = '2026-11-01T12:00:00.000Z';
  const moment = postgres ? sql`cast(${at} as timestamptz)` : sql`${at}`;
  const receipt = postgres ? sql`'1.2.' || lpad(cast(n as text), 19, '0')` : sql`'1.2.' || printf('%019d', n)`;
  const reasons = JSON.stringify([
    {
      ...{ code: 'registration-unknown', item: 'ideVinculo/matricula', message: 'Preencha a matrícula.' },
      place: { screen: 'employee', field: 'Matrícula no eSocial' },
    },
  ]);
  await sql`insert into esocial_lines (company_id, id, kind, employee_id, occasion, day, receipt, closed_at, created_at)
    select ${companyId}, ${companyId} || '-l' || n, 'S-2220', ${companyId} || '-' || (n % 1000 + 1), '1',
      ${daysFrom(sql`-n / 1000`)}, null, null, ${at} from (${numbers}) as numbers`.execute(db);
  await sql`insert into esocial_events (company_id, id, line_id, kind, action, employee_id, document_id, day, due_on, state,
      list, reasons, checked_at, receipt, receipt_by, ended_at, version, created_at, updated_at)
    select ${companyId}, ${companyId} || '-e' || n, ${companyId} || '-l' || n, 'S-2220', 'original',
      ${companyId} || '-' || (n % 1000 + 1), '', ${daysFrom(sql`-n / 1000`)}, ${daysFrom(sql`30 - n / 1000`)},
      case n % 5 when 0 then 'pending' when 1 then 'ready' else 'accepted' end,
      case n % 5 when 0 then 'pendencies' when 1 then 'due' else 'history' end,
      case n % 5 when 0 then ${reasons} else '[]' end, ${at},
      case when n % 5 > 1 then ${receipt} end, case when n % 5 > 1 then 'esocial' end,
      case when n % 5 > 1 then ${moment} end, 1, ${at}, ${at} from (${numbers}) as numbers`.execute(db);
}
