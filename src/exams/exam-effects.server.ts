import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import type { NewEntry } from '../trail/entries.db.ts';
import { findDoneOn } from './exam-lookups.db.ts';
import { recordsOfDocument, updateFinding } from './finding/findings.db.ts';
import { heldNoted, mustOpenFinding } from './finding/noted.server.ts';
import { keepFinding } from './finding/sealed-finding.server.ts';

/** What other subjects say of exams that were done. */

/** An exam that a document tells of. */
type Told = { companyId: string; employeeId: string; documentId: string; doneOn: string; code: string };

/**
 * Whether an exam that is known from a document was abnormal, as the annual report counts it (NR-7, 7.6.2 c); where it had been recorded before, and so not by the
 * document, that of the records of its day. What else was noted of it stays.
 * @returns what the trail is told of it
 * @throws 409 where what was noted cannot be opened
 */
export async function noteAbnormal(
  tx: Database,
  { companyId, employeeId, documentId, doneOn, code }: Told,
  isAbnormal: boolean,
  keys: EncryptionKeys,
): Promise<NewEntry[]> {
  const own = await recordsOfDocument(tx, { companyId, documentId });
  const sames = own.length > 0 ? [] : await findDoneOn(tx, { companyId, employeeId, doneOn });
  const ids = [...own, ...sames.filter((one) => one.code === code).map(({ id }) => id)];
  const records = await heldNoted(tx, companyId, ids);
  const abnormal = isAbnormal ? 'yes' : 'no';
  for (const noted of records) {
    const { value } = mustOpenFinding(noted, keys);
    await updateFinding(tx, { companyId, id: noted.id }, { finding: keepFinding(noted.id, { abnormal, value }, keys) });
  }
  return records.map(({ id }) => ({
    ...{ action: 'updated' as const, subject: 'examRecord' as const, subjectId: id, companyId, employeeId },
  }));
}
