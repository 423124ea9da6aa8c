import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import type { NewEntry } from '../trail/entries.db.ts';
import { findDoneOn } from './exam-lookups.db.ts';
import type { Finding } from './finding/finding.rules.ts';
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
  const { records } = await heldOf(tx, { companyId, employeeId, documentId, doneOn, code });
  const abnormal = isAbnormal ? 'yes' : 'no';
  for (const noted of records) {
    const { value } = mustOpenFinding(noted, keys);
    await updateFinding(tx, { companyId, id: noted.id }, { finding: keepFinding(noted.id, { abnormal, value }, keys) });
  }
  return records.map(({ id }) => entryOf(id, { companyId, employeeId }));
}

/**
 * What an exam has shown by the document that it is. Of one that had been recorded before by hand only what nobody has said yet is noted.
 * @returns what the trail is told of records that were there before
 * @throws 409 where what was noted cannot be opened
 */
export async function noteShown(tx: Database, told: Told, shown: Finding, keys: EncryptionKeys): Promise<NewEntry[]> {
  const { isOwn, records } = await heldOf(tx, told);
  const entries: NewEntry[] = [];
  for (const noted of records) {
    const before = mustOpenFinding(noted, keys);
    // Who has said a result has said whether it is abnormal.
    const abnormal = before.abnormal || (noted.result === null ? shown.abnormal : '');
    const finding = { abnormal, value: before.value || shown.value };
    if (finding.abnormal === before.abnormal && finding.value === before.value) continue;
    await updateFinding(
      tx,
      { companyId: told.companyId, id: noted.id },
      { finding: keepFinding(noted.id, finding, keys) },
    );
    if (!isOwn) entries.push(entryOf(noted.id, told));
  }
  return entries;
}

/** The records of an exam that a document tells of, held until the transaction ends: its own, or those of its day that were there before. */
async function heldOf(tx: Database, { companyId, employeeId, documentId, doneOn, code }: Told) {
  const own = await recordsOfDocument(tx, { companyId, documentId });
  const sames = own.length > 0 ? [] : await findDoneOn(tx, { companyId, employeeId, doneOn });
  const ids = [...own, ...sames.filter((one) => one.code === code).map(({ id }) => id)];
  return { isOwn: own.length > 0, records: await heldNoted(tx, companyId, ids) };
}

function entryOf(id: string, { companyId, employeeId }: { companyId: string; employeeId: string }): NewEntry {
  return { action: 'updated', subject: 'examRecord', subjectId: id, companyId, employeeId };
}
