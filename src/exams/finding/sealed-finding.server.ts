import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { sealedColumn } from '../../platform/storage/notes/sealed-column.server.ts';
import { type Abnormal, longestValue } from '../exams.labels.ts';
import type { Finding } from './finding.rules.ts';

/** What exams have shown. Of a value every character may take two bytes or more: `µ`, `²`. All are kept as long. */
export const sealedFindings = sealedColumn({
  table: 'exam_records',
  column: 'finding',
  place: (id) => `exam finding ${id}`,
  longest: 3 + longestValue,
});

/** What an exam has shown as its row keeps it: sealed where there are keys, for this record alone. Null where nothing was said. */
export function keepFinding(id: string, { abnormal, value }: Finding, keys: EncryptionKeys): string | null {
  return abnormal === '' && value === '' ? null : sealedFindings.keep(id, `${abnormal.padEnd(3)}${value}`, keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function findingOf(id: string, kept: string | null, keys: EncryptionKeys): Finding {
  if (kept === null) return { abnormal: '', value: '' };
  const text = sealedFindings.open(id, kept, keys);
  return { abnormal: text.slice(0, 3).trim() as Abnormal | '', value: text.slice(3) };
}
