import type { Database } from '../../platform/database/database.server.ts';
import { noteExamsChanged } from '../counting/exam-months.db.ts';
import type { RecordKey } from '../exam-records.db.ts';

/** Notes what was found at an exam, sealed already; without a result that stays as it is. Its month is opened anew. */
export async function updateFinding(
  tx: Database,
  { companyId, id }: RecordKey,
  noted: { result?: string | null; finding: string | null },
): Promise<void> {
  const changed = await tx
    .updateTable('exam_records')
    .set(({ eb }) => ({ ...noted, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(['company_id as companyId', 'done_on as doneOn'])
    .execute();
  await noteExamsChanged(tx, changed);
}

/** The records that are known from a document of a company and that nobody withdrew. */
export async function recordsOfDocument(
  tx: Database,
  { companyId, documentId }: { companyId: string; documentId: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('exam_records')
    .select('id')
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** What was noted of these records of a company, as it is kept; without those that were withdrawn. */
export async function findNoted(tx: Database, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('exam_records')
    .select(['id', 'exam_code as code', 'exam_name as name', 'done_on as doneOn', 'result', 'finding'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
}
