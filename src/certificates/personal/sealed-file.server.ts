import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { keyIdOfText, openText, sealText } from '../../platform/storage/sealed-text.server.ts';
import { mustHaveKeys } from '../sealed-pair.server.ts';
import { allPersonalFiles, replacePersonalFile } from './personal-certificates.db.ts';

const placeOf = (id: string) => `personal certificate ${id}`;

/** A file in base64 as a row keeps it: sealed, for this row alone. @throws 409 without keys */
export function sealFile(id: string, file: string, keys: EncryptionKeys): string {
  mustHaveKeys(keys);
  return sealText(file, placeOf(id), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function openFile(id: string, kept: string, keys: EncryptionKeys): string {
  return openText(kept, placeOf(id), keys);
}

/**
 * Brings every file under the first of the keys; it may be interrupted, and run while the server runs.
 * @returns how many were changed, and why some could not be opened: they stay as they were
 */
export async function resealFiles(db: Database, keys: EncryptionKeys) {
  const failed = new Map<string, Error>();
  let resealed = 0;
  for (const { id, file } of await allPersonalFiles(db)) {
    if (keyIdOfText(file) === (keys[0]?.id ?? null)) continue;
    try {
      await replacePersonalFile(db, { id, file }, sealFile(id, openFile(id, file, keys), keys));
      resealed++;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      failed.set(id, error);
    }
  }
  return { resealed, failed };
}
