import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { resealNotes, sealedNotes } from '../../platform/storage/notes/sealed-note.server.ts';
import { replaceResultContent, resultContentsAfter } from './exam-results.db.ts';
import type { Said } from './placing/placement.rules.ts';

/** What was found, and what was decided of it. */
export type Content = Said & {
  observation: string;
  /** The thresholds of an audiometry; empty where none were sent. */
  hearing: string;
  name: string;
  cnpj: string;
  /** What stood there before this one took its place. */
  former: Said | null;
  reason: string;
};

/** As long as an observation, a reason, a name and thresholds together: the length tells little of what is in it. */
const notes = sealedNotes('received result', 1_200);

/** What a row keeps of a result: sealed where there are keys, for this row alone. */
export function keepContent(id: string, content: Content, keys: EncryptionKeys): string {
  return notes.keep(id, JSON.stringify(content), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function contentOf({ id, content }: { id: string; content: string }, keys: EncryptionKeys): Content {
  // What came before audiometers sent thresholds says none.
  return { hearing: '', ...JSON.parse(notes.open(id, content, keys)) };
}

/** Brings every result that was sent under the first of the keys; see `resealNotes`. */
export function resealResultContents(db: Database, keys: EncryptionKeys) {
  const after = async (last: { id: string } | null, most: number) => {
    const rows = await resultContentsAfter(db, last?.id ?? '', most);
    return rows.map((row) => ({ ...row, companyId: '' }));
  };
  return resealNotes(notes, { after, replace: ({ id }, kept) => replaceResultContent(db, id, kept) }, keys);
}
