import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { resealNotes } from '../platform/storage/notes/sealed-note.server.ts';
import { reasonsAfter, replaceReason } from './personal-intervals.db.ts';
import { sealedReasons } from './sealed-reason.server.ts';

/** Brings the reason of every interval under the first of the keys; see `resealNotes`. */
export function resealReasons(db: Database, keys: EncryptionKeys) {
  const after = (last: Parameters<typeof reasonsAfter>[1], most: number) => reasonsAfter(db, last, most);
  return resealNotes(sealedReasons, { after, replace: (row, kept) => replaceReason(db, row, kept) }, keys);
}
