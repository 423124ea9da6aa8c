import type { Database } from '../../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../../platform/storage/encryption-keys.server.ts';
import { resealTexts } from '../../../platform/storage/notes/reseal-texts.server.ts';
import { openText, sealText } from '../../../platform/storage/sealed-text.server.ts';
import { allCloudSecrets, replaceCloudSecret } from './cloud-signings.db.ts';

const placeOf = (id: string) => `cloud signing ${id}`;

/** What was asked with or authorised, for its row alone: whoever has it could sign in the holder's name until it ends. */
export function sealAuthorisation(id: string, secret: string, keys: EncryptionKeys): string {
  return sealText(secret, placeOf(id), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function openAuthorisation({ id, secret }: { id: string; secret: string }, keys: EncryptionKeys): string {
  return openText(secret, placeOf(id), keys);
}

/** Brings every authorisation under the first of the keys; it may be interrupted, and run while the server runs. */
export async function resealAuthorisations(db: Database, keys: EncryptionKeys) {
  const rows = (await allCloudSecrets(db)).map((row) => ({ ...row, kept: row.secret, place: placeOf(row.id) }));
  return resealTexts(rows, keys, (row, sealed) => replaceCloudSecret(db, row, sealed));
}
