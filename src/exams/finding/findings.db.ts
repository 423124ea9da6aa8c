import type { Database } from '../../platform/database/database.server.ts';
import { afterKey } from '../../platform/database/record.server.ts';
import type { RecordKey } from '../exam-records.db.ts';

/** Notes what was found at an exam; both are sealed already. */
export async function updateFinding(
  tx: Database,
  { companyId, id }: RecordKey,
  { result, finding }: { result: string | null; finding: string | null },
): Promise<void> {
  await tx
    .updateTable('exam_records')
    .set(({ eb }) => ({ result, finding, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** The records that are known from a document of a company and that nobody withdrew. */
export function recordsOfDocument(tx: Database, { companyId, documentId }: { companyId: string; documentId: string }) {
  return tx
    .selectFrom('exam_records')
    .select(['id', 'result'])
    .where('company_id', '=', companyId)
    .where('document_id', '=', documentId)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Findings as they are kept, along their key: those after one, or the first. */
export async function findingsAfter(db: Database, after: RecordKey | null, most: number) {
  const rows = await db
    .selectFrom('exam_records')
    .select(['company_id as companyId', 'id', 'finding'])
    .where('finding', 'is not', null)
    .where(afterKey(after))
    .orderBy('company_id')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ finding, ...row }) => ({ ...row, kept: finding ?? '' }));
}

/** Keeps the same finding under another key. */
export async function replaceFinding(db: Database, { companyId, id }: RecordKey, finding: string): Promise<void> {
  await db
    .updateTable('exam_records')
    .set({ finding })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
