import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { sealedColumn } from '../platform/storage/notes/sealed-column.server.ts';
import { type ExamResult, examResults } from './exams.labels.ts';

/** What a row keeps of a result. */
export type KeptResult = { id: string; result: string };

/** The results of exams. */
export const sealedResults = sealedColumn({
  table: 'exam_records',
  column: 'result',
  place: (id) => `exam ${id}`,
  longest: Math.max(...examResults.map((result) => result.length)),
});

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function resultOf({ id, result }: KeptResult, keys: EncryptionKeys): ExamResult {
  return sealedResults.open(id, result, keys) as ExamResult;
}
