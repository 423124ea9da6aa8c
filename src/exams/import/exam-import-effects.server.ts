import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { insertExamRecords } from '../exam-records.db.ts';
import { examRecordFields } from '../exams.contract.ts';
import { keepResult } from '../sealed-result.server.ts';

/** What an import does to the exams that were done, in its own transaction. */

/** A line that records an exam of an employee. */
export type ImportedExam = { employeeId: string; values: Readonly<Record<string, string>> };

/** Writes exams down as they are by hand, each with the same entry in the trail. */
export async function writeImportedExams(
  tx: Database,
  { companyId, ownerId }: { companyId: string; ownerId: string },
  lines: readonly ImportedExam[],
  keys: EncryptionKeys,
): Promise<{ entries: NewEntry[]; employeeIds: string[] }> {
  const records = lines.map(({ employeeId, values }) => {
    const {
      exam_code: code,
      exam_name: name,
      done_on: doneOn,
      place,
      occasion,
      result,
    } = examRecordFields.parse(values);
    const id = uuid();
    return {
      ...{ companyId, id, employeeId, code, name, doneOn, place, occasion, documentId: null, recordedBy: ownerId },
      result: result === '' ? null : keepResult(id, result, keys),
    };
  });
  await insertExamRecords(tx, records);
  const entries = records.map(({ id, employeeId }) => ({
    ...({ action: 'created', subject: 'examRecord', subjectId: id, companyId, employeeId } as const),
  }));
  return { entries, employeeIds: lines.map(({ employeeId }) => employeeId) };
}
