import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { resealNotes, sealedNotes } from '../../platform/storage/notes/sealed-note.server.ts';
import { type Abnormal, longestValue } from '../exams.labels.ts';
import type { Finding } from './finding.rules.ts';
import { findingsAfter, replaceFinding } from './findings.db.ts';

/** Of a value every character may take two bytes or more: `µ`, `²`. All are kept as long. */
const notes = sealedNotes('exam finding', 3 + longestValue);

/** What an exam has shown as its row keeps it: sealed where there are keys, for this record alone. Null where nothing was said. */
export function keepFinding(id: string, { abnormal, value }: Finding, keys: EncryptionKeys): string | null {
  return abnormal === '' && value === '' ? null : notes.keep(id, `${abnormal.padEnd(3)}${value}`, keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function findingOf(id: string, kept: string | null, keys: EncryptionKeys): Finding {
  if (kept === null) return { abnormal: '', value: '' };
  const text = notes.open(id, kept, keys);
  return { abnormal: text.slice(0, 3).trim() as Abnormal | '', value: text.slice(3) };
}

/** Brings what every exam has shown under the first of the keys; see `resealNotes`. */
export function resealFindings(db: Database, keys: EncryptionKeys) {
  const after = (last: Parameters<typeof findingsAfter>[1], most: number) => findingsAfter(db, last, most);
  return resealNotes(notes, { after, replace: (row, kept) => replaceFinding(db, row, kept) }, keys);
}
