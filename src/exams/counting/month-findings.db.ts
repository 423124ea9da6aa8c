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

/** What a company's month is sealed for. */
export function monthKey({ companyId, month }: CompanyMonth): string {
  return `${companyId} ${month}`;
}
