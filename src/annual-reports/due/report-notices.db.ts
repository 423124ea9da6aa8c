import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { NoticeState } from './report-due.rules.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    report_notices: {
      company_id: string;
      id: string;
      due_on: string;
      state: NoticeState;
      created_at: string;
    };
  }
}

export type ReportNotice = { companyId: string; id: string; dueOn: string; state: NoticeState };

/** Writes down what is about to be told of a company's next report; false where that has been told already. */
export async function insertNotice(tx: Database, { companyId, id, dueOn, state }: ReportNotice): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('report_notices')
    .values({ company_id: companyId, id, due_on: dueOn, state, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['company_id', 'due_on', 'state']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** What was told of reports, of these as far as the scope reaches. */
export async function findNotices(db: Database, scope: Scope, ids: readonly string[]): Promise<ReportNotice[]> {
  if (ids.length === 0) return [];
  return within(db.selectFrom('report_notices'), scope)
    .select(['company_id as companyId', 'id', 'due_on as dueOn', 'state'])
    .where('id', 'in', ids)
    .execute();
}
