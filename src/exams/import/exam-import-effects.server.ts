import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { type NewExamRecord, stageExamRecords } from '../exam-records.db.ts';
import { examRecordFields } from '../exams.contract.ts';
import { sealedResults } from '../sealed-result.server.ts';
import { withDayFacts } from '../with-day-facts.server.ts';

/** What an import does to the exams that were done, made ready beside it and written in one transaction. */

/** A line that records an exam of an employee. */
export type ImportedExam = { employeeId: string; values: Readonly<Record<string, string>> };

/** Begins to make ready what lines record of exams of a company, each with the entry in the trail of one by hand. */
export async function stageExams(
  connection: Database,
  { companyId, ownerId }: { companyId: string; ownerId: string },
  keys: EncryptionKeys,
) {
  const { add, insert } = await stageExamRecords(connection);

  function recordOf({ employeeId, values }: ImportedExam): Omit<NewExamRecord, 'facts'> {
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
      result: result === '' ? null : sealedResults.keep(id, result, keys),
      finding: null,
    };
  }

  return {
    insert,
    async add(lines: readonly ImportedExam[]): Promise<{ entries: NewEntry[]; employeeIds: string[] }> {
      const records = lines.map(recordOf);
      await add(await withDayFacts(connection, companyId, records));
      const entries = records.map(({ id, employeeId }) => ({
        ...({ action: 'created', subject: 'examRecord', subjectId: id, companyId, employeeId } as const),
      }));
      return { entries, employeeIds: lines.map(({ employeeId }) => employeeId) };
    },
  };
}
