import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { resealNotes, sealedNotes } from '../../platform/storage/notes/sealed-note.server.ts';
import { type CatContent, catContent } from './cats.contract.ts';
import { catsAfter, replaceCat } from './cats.db.ts';
import { longestCat } from './cats.labels.ts';

/** What a CAT says, as its row keeps it: sealed where there are keys, for this CAT alone. */
const sealedCats = sealedNotes('cat', longestCat);

/** Seals what a CAT says, and why it was withdrawn. */
export function keepCat(id: string, content: CatContent & { reason?: string }, keys: EncryptionKeys): string {
  return sealedCats.keep(id, JSON.stringify(content), keys);
}

/** What a CAT says. @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED */
export function openCat(id: string, kept: string, keys: EncryptionKeys): CatContent {
  return catContent.parse(JSON.parse(sealedCats.open(id, kept, keys)));
}

/** Brings every CAT under the first of the keys; see `resealNotes`. */
export function resealCats(db: Database, keys: EncryptionKeys) {
  const after = (last: Parameters<typeof catsAfter>[1], most: number) => catsAfter(db, last, most);
  return resealNotes(sealedCats, { after, replace: (row, kept) => replaceCat(db, row, kept) }, keys);
}
