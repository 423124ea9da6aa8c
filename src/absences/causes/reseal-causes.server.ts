import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { resealNotes } from '../../platform/storage/notes/sealed-note.server.ts';
import { causesAfter, cidsAfter, replaceCause, replaceCid } from './absence-causes.db.ts';
import { sealedCauses, sealedCids } from './sealed-cause.server.ts';

/** Brings the cause of every absence under the first of the keys; see `resealNotes`. */
export function resealCauses(db: Database, keys: EncryptionKeys) {
  const after = (last: Parameters<typeof causesAfter>[1], most: number) => causesAfter(db, last, most);
  return resealNotes(sealedCauses, { after, replace: (row, kept) => replaceCause(db, row, kept) }, keys);
}

/** The same of every CID. */
export function resealCids(db: Database, keys: EncryptionKeys) {
  const after = (last: Parameters<typeof cidsAfter>[1], most: number) => cidsAfter(db, last, most);
  return resealNotes(sealedCids, { after, replace: (row, kept) => replaceCid(db, row, kept) }, keys);
}
