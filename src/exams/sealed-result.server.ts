import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { openText, sealText } from '../platform/storage/sealed-text.server.ts';
import { type ExamResult, examResults } from './exams.labels.ts';

/** What a row keeps of a result. */
export type KeptResult = { id: string; result: string };

/** Each is kept as long as the longest: a sealed text's length tells what is in it. */
const length = Math.max(...examResults.map((result) => result.length));

/** The result as its row keeps it: sealed where there are keys, for this record alone. */
export function keepResult(id: string, result: ExamResult, keys: EncryptionKeys): string {
  return sealText(result.padEnd(length), placeOf(id), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function resultOf({ id, result }: KeptResult, keys: EncryptionKeys): ExamResult {
  return openText(result, placeOf(id), keys).trim() as ExamResult;
}

function placeOf(id: string): string {
  return `exam ${id}`;
}
