import { sql } from 'kysely';
import type { Database } from '../src/platform/database/database.server.ts';
import { withoutFlush } from '../src/platform/database/without-flush.server.ts';

type Filling = {
  companyId: string;
  employeeId: string | null;
  professionalId: string;
  count: number;
  /** Of which year their numbers are, and what each of them says. */
  year?: number;
  said?: { content: string; content_hash: string };
};

let filled = 0;

/** Gives an employee, or each of a company's, so many issued ASOs whose files are not there: for what reads rows. */
export async function manyDocuments(
  db: Database,
  { companyId, employeeId, professionalId, count, year = 2026, said = { content: '{}', content_hash: '' } }: Filling,
) {
  const postgres = process.env.TEST_ENGINE === 'postgres';
  const numbers = postgres
    ? sql`select n from generate_series(1, cast(${count} as integer)) as s(n)`
    : sql`with recursive s(n) as (select 1 union all select n + 1 from s where n < ${count}) select n from s`;
  const at = postgres
    ? sql`timestamptz '2026-01-01T12:00:00Z' + n * interval '7 minutes'`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01T12:00:00', '+' || (n * 7) || ' minutes')`;
  const people = sql`select company_id, id from employees where company_id = ${companyId}
    ${employeeId ? sql`and id = ${employeeId}` : sql``}`;
  const offset = filled;
  await withoutFlush(db, async (tx) => {
    await sql`insert into documents (company_id, id, employee_id, professional_id, name, content_type,
        medical_confidentiality, search, created_at, arrived_at, size, sha256)
      select p.company_id, p.id || '-' || n, p.id, ${professionalId}, 'ASO 2026/' || n, 'application/pdf', false,
        'aso 2026/' || n, ${at}, ${at}, 40000, null from (${people}) as p cross join (${numbers}) as numbers`.execute(
      tx,
    );
    await sql`insert into issued_documents (company_id, id, kind, year, number, state, issued_at, issuer_name,
        issuer_registration, initials, code_hash, paper_version, engine_version, content_hash, content)
      select d.company_id, d.id, 'aso', cast(${year} as integer), cast(${offset} as integer) + row_number() over (order by d.id), 'issued',
        d.created_at, 'Dra. Rita', 'CRM/SP 1', 'A. B.', d.company_id || d.id, 1, '0', ${said.content_hash}, ${said.content}
      from documents as d where d.company_id = ${companyId}
        ${employeeId ? sql`and d.employee_id = ${employeeId}` : sql``}`.execute(tx);
  });
  const made = await sql<{ count: number | string }>`select count(*) as count from issued_documents`.execute(db);
  filled = Number(made.rows[0]?.count ?? 0);
}

/** Lets the planner know what there is. */
export async function analyzeDocuments(db: Database): Promise<void> {
  const postgres = process.env.TEST_ENGINE === 'postgres';
  await (postgres ? sql`vacuum analyze documents, issued_documents` : sql`analyze`).execute(db);
}
