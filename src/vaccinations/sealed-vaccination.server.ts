import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { resealNotes, sealedNotes } from '../platform/storage/notes/sealed-note.server.ts';
import { type VaccinationContent, vaccinationContent } from './vaccinations.contract.ts';
import { replaceVaccination, vaccinationsAfter } from './vaccinations.db.ts';
import { longestVaccination } from './vaccinations.labels.ts';

const notes = sealedNotes('vaccination', longestVaccination);

/** Seals what only professionals read of an entry. */
export function keepVaccination(id: string, content: VaccinationContent, keys: EncryptionKeys): string {
  return notes.keep(id, JSON.stringify(content), keys);
}

/** What a row keeps of it. @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED */
export function openVaccination(id: string, kept: string, keys: EncryptionKeys): VaccinationContent {
  return vaccinationContent.parse(JSON.parse(notes.open(id, kept, keys)));
}

/** Brings every entry under the first of the keys; see `resealNotes`. */
export function resealVaccinations(db: Database, keys: EncryptionKeys) {
  const after = (last: Parameters<typeof vaccinationsAfter>[1], most: number) => vaccinationsAfter(db, last, most);
  return resealNotes(notes, { after, replace: (row, kept) => replaceVaccination(db, row, kept) }, keys);
}
