import type { Database } from '../../platform/database/database.server.ts';

/** What other subjects ask of signatures. */

/** By which the signed files of a person's documents are found, by the documents: of those that were signed. */
export async function findSignedIds(
  db: Database,
  documents: readonly Readonly<Record<string, unknown>>[],
): Promise<Map<string, string>> {
  if (documents.length === 0) return new Map();
  const ids = documents.map(({ id }) => String(id));
  const rows = await db
    .selectFrom('document_signatures')
    .select(['document_id as documentId', 'id'])
    .where('company_id', 'in', [...new Set(documents.map(({ company_id }) => String(company_id)))])
    .where('document_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ documentId, id }) => [documentId, id]));
}
