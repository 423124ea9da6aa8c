import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import type { NewEntry } from '../trail/entries.db.ts';
import { recordsOfDocument, updateFinding } from './finding/findings.db.ts';
import { keepFinding } from './finding/sealed-finding.server.ts';

/** What other subjects say of exams that were done. */

/**
 * Whether the exams that are known from a document were abnormal, as the annual report counts them (NR-7, 7.6.2 c).
 * @returns what the trail is told of it
 */
export async function noteAbnormal(
  tx: Database,
  { companyId, employeeId, documentId }: { companyId: string; employeeId: string; documentId: string },
  isAbnormal: boolean,
  keys: EncryptionKeys,
): Promise<NewEntry[]> {
  const records = await recordsOfDocument(tx, { companyId, documentId });
  const abnormal = isAbnormal ? 'yes' : 'no';
  for (const { id, result } of records) {
    await updateFinding(tx, { companyId, id }, { result, finding: keepFinding(id, { abnormal, value: '' }, keys) });
  }
  return records.map(({ id }) => ({
    ...{ action: 'updated' as const, subject: 'examRecord' as const, subjectId: id, companyId, employeeId },
  }));
}
