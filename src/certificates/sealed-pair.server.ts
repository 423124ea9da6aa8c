import { conflict } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { keyIdOfText, openText, sealText } from '../platform/storage/sealed-text.server.ts';
import { allPairs, replacePair } from './certificates.db.ts';
import type { OpenedPair } from './pkcs12/opened-pkcs12.server.ts';

const placeOf = (id: string) => `certificate ${id}`;

/**
 * Key and certificates as a row keeps them: sealed, for this row alone.
 * @throws 409 without keys: whoever copies the database could sign in the holder's name
 */
export function sealPair(id: string, pair: OpenedPair, keys: EncryptionKeys): string {
  mustHaveKeys(keys);
  return sealText(JSON.stringify(pair), placeOf(id), keys);
}

/** @throws 409 where there is no key to seal a certificate with */
export function mustHaveKeys(keys: EncryptionKeys): void {
  if (keys.length > 0) return;
  throw conflict(
    'O certificado só é guardado cifrado, e esta instalação não tem chave de cifra: quem a opera define ENCRYPTION_KEYS (openssl rand -base64 32) e reinicia o Zelo.',
  );
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function openPair(id: string, kept: string, keys: EncryptionKeys): OpenedPair {
  return JSON.parse(openText(kept, placeOf(id), keys)) as OpenedPair;
}

/**
 * Brings every pair under the first of the keys; it may be interrupted, and run while the server runs.
 * @returns how many were changed, and why some could not be opened: they stay as they were
 */
export async function resealPairs(db: Database, keys: EncryptionKeys) {
  const failed = new Map<string, Error>();
  let resealed = 0;
  for (const { id, pair } of await allPairs(db)) {
    if (keyIdOfText(pair) === (keys[0]?.id ?? null)) continue;
    try {
      await replacePair(db, { id, pair }, sealPair(id, openPair(id, pair, keys), keys));
      resealed++;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      failed.set(id, error);
    }
  }
  return { resealed, failed };
}
