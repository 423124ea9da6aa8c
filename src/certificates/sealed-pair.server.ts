import { conflict } from '../platform/contract/errors.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { sealedColumn } from '../platform/storage/notes/sealed-column.server.ts';
import type { OpenedPair } from './pkcs12/opened-pkcs12.server.ts';

/** Keys and certificates, of the practice and of companies. */
export const sealedPairs = sealedColumn({
  table: 'certificates',
  column: 'pair',
  key: ['id'],
  place: (id) => `certificate ${id}`,
});

/**
 * Key and certificates as a row keeps them.
 * @throws 409 without keys: whoever copies the database could sign in the holder's name
 */
export function sealPair(id: string, pair: OpenedPair, keys: EncryptionKeys): string {
  mustHaveKeys(keys);
  return sealedPairs.keep(id, JSON.stringify(pair), keys);
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
  return JSON.parse(sealedPairs.open(id, kept, keys)) as OpenedPair;
}
