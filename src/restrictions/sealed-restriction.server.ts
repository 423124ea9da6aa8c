import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { resealNotes, sealedNotes } from '../platform/storage/notes/sealed-note.server.ts';
import { replaceRestriction, restrictionsAfter } from './restriction-writes.db.ts';
import { type RestrictionContent, restrictionContent } from './restrictions.contract.ts';
import { longestRestriction } from './restrictions.labels.ts';

const notes = sealedNotes('restriction', longestRestriction);

/** Seals what may not be done, and why. */
export function keepRestriction(id: string, content: RestrictionContent, keys: EncryptionKeys): string {
  return notes.keep(id, JSON.stringify(content), keys);
}

/** What a row keeps of it. @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED */
export function openRestriction(id: string, kept: string, keys: EncryptionKeys): RestrictionContent {
  return restrictionContent.parse(JSON.parse(notes.open(id, kept, keys)));
}

/** Brings every restriction under the first of the keys; see `resealNotes`. */
export function resealRestrictions(db: Database, keys: EncryptionKeys) {
  const after = (last: Parameters<typeof restrictionsAfter>[1], most: number) => restrictionsAfter(db, last, most);
  return resealNotes(notes, { after, replace: (row, kept) => replaceRestriction(db, row, kept) }, keys);
}
