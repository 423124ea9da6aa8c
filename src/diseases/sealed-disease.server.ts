import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { resealNotes, sealedNotes } from '../platform/storage/notes/sealed-note.server.ts';
import { type DiseaseContent, diseaseContent } from './diseases.contract.ts';
import { diseasesAfter, replaceDisease } from './diseases.db.ts';
import { longestDisease } from './diseases.labels.ts';

const notes = sealedNotes('disease', longestDisease);

/** Seals which disease it is, and what is done about it. */
export function keepDisease(id: string, content: DiseaseContent, keys: EncryptionKeys): string {
  return notes.keep(id, JSON.stringify(content), keys);
}

/** What a row keeps of it. @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED */
export function openDisease(id: string, kept: string, keys: EncryptionKeys): DiseaseContent {
  return diseaseContent.parse(JSON.parse(notes.open(id, kept, keys)));
}

/** Brings every disease under the first of the keys; see `resealNotes`. */
export function resealDiseases(db: Database, keys: EncryptionKeys) {
  const after = (last: Parameters<typeof diseasesAfter>[1], most: number) => diseasesAfter(db, last, most);
  return resealNotes(notes, { after, replace: (row, kept) => replaceDisease(db, row, kept) }, keys);
}
