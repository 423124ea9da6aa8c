import type { Database } from '../../platform/database/database.server.ts';
import type {} from '../issued/issued.db.ts';
import type { PersonKind } from './registry.ts';

/** What the subjects ask whose records are issued as documents. */

/** The paper that stands of each of these records of companies that were found within a scope, by the record. */
export async function findPapersOfRecords(
  db: Database,
  kind: PersonKind,
  rows: readonly { companyId: string; id: string }[],
) {
  const papers = new Map<string, { id: string; name: string }>();
  for (const [companyId, some] of Map.groupBy(rows, (row) => row.companyId)) {
    const ids = [...new Set(some.map(({ id }) => id))];
    const found = await db
      .selectFrom('issued_documents')
      .innerJoin('documents', (join) =>
        join
          .onRef('documents.company_id', '=', 'issued_documents.company_id')
          .onRef('documents.id', '=', 'issued_documents.id'),
      )
      .select(['issued_documents.id', 'documents.name', 'record_id as recordId'])
      .where('issued_documents.company_id', '=', companyId)
      .where('record_id', 'in', ids)
      .where('kind', '=', kind)
      .where('state', '=', 'issued')
      .execute();
    for (const { recordId, ...paper } of found) papers.set(recordId ?? '', paper);
  }
  return papers;
}
