import { sql } from 'kysely';
import type { Database } from '../platform/database/database.server.ts';
import { settle } from './queries/settle.ts';

/** Fills a company with employees by one statement: no two have the same name, CPF or registration. */
export async function manyEmployees(db: Database, companyId: string, count: number): Promise<void> {
  const postgres = process.env.TEST_ENGINE === 'postgres';
  const numbers = postgres
    ? sql`select n from generate_series(1, cast(${count} as integer)) as s(n)`
    : sql`with recursive s(n) as (select 1 union all select n + 1 from s where n < ${count}) select n from s`;
  const search = sql`'maria silva ' || n || ' 100.' || n || ' 100' || n || ' m' || n`;
  await sql`insert into employees (company_id, id, name, cpf, nis, rg, pcd, pcd_observation, sex, dt_birth, phone_number,
      admission_dt, function_start_dt, office, employee_function, registration, sector, cbo, search, version,
      created_at, updated_at)
    select ${companyId}, ${companyId} || '-' || n, 'Maria Silva ' || n, '100.' || n, '', '', 'não', '', 'feminino',
      '1990-01-01', '', '2020-01-01', '2020-01-01', '', '', 'M' || n, '', '', ${search}, 1,
      '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' from (${numbers}) as numbers`.execute(db);
}

/** Lets the planner know what there is. */
export const analyze = (db: Database) => settle(db, 'employees');
