import { hkdfSync } from 'node:crypto';

/** A key of `ENCRYPTION_KEYS`, with the name by which a file says that it needs this one. */
export type EncryptionKey = { id: string; secret: Buffer };

/** The first encrypts; each decrypts what it has encrypted. Empty: nothing is encrypted. */
export type EncryptionKeys = readonly EncryptionKey[];

const secretBytes = 32;
const idBytes = 8;

/** A key with its name. The name is derived, so that it tells nothing about the key (HKDF, RFC 5869). */
export function encryptionKey(secret: Buffer): EncryptionKey {
  return { id: Buffer.from(hkdfSync('sha256', secret, '', 'zelo key id', idBytes)).toString('hex'), secret };
}

/**
 * Reads the setting: base64 of 32 bytes each, separated by commas.
 * @throws when a part is anything else, or stands there twice
 */
export function parseEncryptionKeys(text: string): EncryptionKey[] {
  const keys = text.split(',').map((part) => {
    const secret = Buffer.from(part.trim(), 'base64');
    // Node reads over what is not base64: only what comes out as it went in has been a key.
    if (secret.length !== secretBytes || secret.toString('base64') !== part.trim()) throw new Error('not a key');
    return encryptionKey(secret);
  });
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('the same key twice');
  return keys;
}

/** Whether this is what is said of something whose key is not there: it may be whole. */
export function saysKeyMissing(reason: string): boolean {
  return reason.includes(notInSettings);
}

const notInSettings = 'que não está em ENCRYPTION_KEYS';

/** The error of a file whose key is not among those given. */
export function keyMissing(id: string) {
  const message = `O arquivo está cifrado com a chave ${id}, ${notInSettings}.`;
  return Object.assign(new Error(message), { code: 'ENCRYPTION_KEY_MISSING' });
}
