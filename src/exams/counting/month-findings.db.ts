import type { Database } from '../../platform/database/database.server.ts';
import { askApart } from '../../platform/database/read-apart.server.ts';
import { withoutFlush } from '../../platform/database/without-flush.server.ts';
import type {} from '../exam-records.db.ts';
import type { CompanyMonth } from './exam-months.db.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    month_findings: { company_id: string; month: string; content: string | null };
  }
}

/*
 * What the exams of a month have shown, sealed together for each company (decision 160): opening one of these is as much work as opening one exam.
 */

/** What is kept of a company's months, the first and the last counted. */
export async function findMonthFindings(
  db: Database,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<readonly { month: string; content: string }[]> {
  return askApart(db)(
    db
      .selectFrom('month_findings')
      .select(['month', 'content'])
      .where('company_id', '=', companyId)
      .where('month', '>=', from)
      .where('month', '<=', to)
      .where('content', 'is not', null)
      .$narrowType<{ content: string }>(),
  );
}

/** All exams of a company's month of which something can be opened, as they are kept; those that were withdrawn, too. */
export async function sealedOfMonth(db: Database, { companyId, month }: CompanyMonth) {
  return askApart(db)(
    db
      .selectFrom('exam_records')
      .select(['id', 'version', 'exam_code as code', 'document_id as documentId', 'result', 'finding'])
      .where('company_id', '=', companyId)
      .where('done_on', '>=', `${month}-01`)
      .where('done_on', '<=', `${month}-31`)
      .where(({ eb, or }) =>
        or([eb('result', 'is not', null), eb('finding', 'is not', null), eb('document_id', 'is not', null)]),
      ),
  );
}

/** What was noted of some exams of these companies, as it is kept. */
export async function sealedOfExams(db: Database, companies: readonly string[], ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('exam_records')
    .select(['id', 'version', 'result', 'finding'])
    .where('company_id', 'in', companies)
    .where('id', 'in', ids)
    .execute();
}

/** Months of before that nobody has opened yet. */
export function closedMonths(db: Database, most: number): Promise<CompanyMonth[]> {
  return db
    .selectFrom('month_findings')
    .select(['company_id as companyId', 'month'])
    .where('content', 'is', null)
    .orderBy('company_id')
    .orderBy('month')
    .limit(most)
    .execute();
}

/** Keeps what a month's exams have shown in place of what was kept of it; nobody misses it if it is lost. */
export function keepMonthFindings(db: Database, { companyId, month }: CompanyMonth, content: string): Promise<void> {
  return withoutFlush(db, async (tx) => {
    await tx
      .insertInto('month_findings')
      .values({ company_id: companyId, month, content })
      .onConflict((conflict) => conflict.columns(['company_id', 'month']).doUpdateSet({ content }))
      .execute();
  });
}

/** What is kept, along its key: what comes after one, or the first. Its id is the company's with the month. */
export async function monthFindingsAfter(db: Database, after: { id: string } | null, most: number) {
  const [company = '', month = ''] = after?.id.split(' ') ?? [];
  const rows = await db
    .selectFrom('month_findings')
    .select(['company_id as companyId', 'month', 'content as kept'])
    .where('content', 'is not', null)
    .$narrowType<{ kept: string }>()
    .where(({ eb, or, and }) =>
      or([eb('company_id', '>', company), and([eb('company_id', '=', company), eb('month', '>', month)])]),
    )
    .orderBy('company_id')
    .orderBy('month')
    .limit(most)
    .execute();
  return rows.map(({ month: of, ...row }) => ({ ...row, id: monthKey({ companyId: row.companyId, month: of }) }));
}

/** Keeps the same under another key. */
export async function replaceMonthFindings(db: Database, { id }: { id: string }, content: string): Promise<void> {
  const [company = '', month = ''] = id.split(' ');
  await db
    .updateTable('month_findings')
    .set({ content })
    .where('company_id', '=', company)
    .where('month', '=', month)
    .execute();
}

/** What a company's month is sealed for. */
export function monthKey({ companyId, month }: CompanyMonth): string {
  return `${companyId} ${month}`;
}
