import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { EncryptionKey } from './encryption-keys.server.ts';
import type { FileKey } from './storage.ts';

/**
 * How a sealed file stands on disk (docs/decisions/0024-sealed-files.md):
 *
 *     header   "ZELOSEAL" 1 version, 7 zero, 8 key's id, 32 salt
 *     segment  64 KiB of the file (the last one: what is left), encrypted with AES-256-GCM, and its tag of 16 bytes
 *
 * The key of the data serves this file alone: HKDF-SHA-256 of the key, the salt and the file's place. The nonce counts the
 * segments and marks the last one, and header and place are authenticated with each: the STREAM construction (Hoang,
 * Reyhanitabar, Rogaway, Vizár, 2015). What was cut, added to, put in another order or under another name does not open.
 */

/** How much of a file one segment holds. */
export const segmentBytes = 65_536;
export const tagBytes = 16;
export const headerBytes = 56;

const magic = Buffer.from('ZELOSEAL\x01\0\0\0\0\0\0\0');
const algorithm = 'aes-256-gcm';

/** Which key a file was sealed with, and what else opening it takes. */
export type Header = { bytes: Buffer; keyId: string; salt: Buffer };

/** A header for a file that is yet to be sealed. */
export function newHeader({ id }: EncryptionKey): Header {
  return parseHeader(Buffer.concat([magic, Buffer.from(id, 'hex'), randomBytes(32)])) as Header;
}

/** The header that a file begins with, or null when it is not sealed. */
export function parseHeader(bytes: Buffer): Header | null {
  if (bytes.length < headerBytes || !bytes.subarray(0, magic.length).equals(magic)) return null;
  const keyId = bytes.toString('hex', magic.length, magic.length + 8);
  return { bytes: bytes.subarray(0, headerBytes), keyId, salt: bytes.subarray(magic.length + 8, headerBytes) };
}

/** The size of what a sealed file of so many bytes holds; null when no file can have that size. */
export function openedSize(sealedBytes: number): number | null {
  const content = sealedBytes - headerBytes;
  const segments = Math.max(1, Math.ceil(content / (segmentBytes + tagBytes)));
  const size = content - segments * tagBytes;
  return size < 0 ? null : size;
}

/** Encrypts the segments of one file, each once and in their order. */
export function segmentSealer(key: EncryptionKey, header: Header, place: FileKey) {
  const secret = dataKey(key, header, place);
  const context = contextOf(header, place);
  let count = 0;
  return (segment: Buffer, last: boolean): [encrypted: Buffer, tag: Buffer] => {
    const cipher = createCipheriv(algorithm, secret, nonce(count++, last)).setAAD(context);
    const encrypted = cipher.update(segment);
    cipher.final();
    return [encrypted, cipher.getAuthTag()];
  };
}

/**
 * Decrypts the segments of one file by their number.
 * @returns a function that throws when a segment is not what was sealed in this place of this file
 */
export function segmentOpener(key: EncryptionKey, header: Header, place: FileKey) {
  const secret = dataKey(key, header, place);
  const context = contextOf(header, place);
  return (segment: Buffer, number: number, last: boolean): Buffer => {
    const end = segment.length - tagBytes;
    if (end < 0) throw altered();
    const decipher = createDecipheriv(algorithm, secret, nonce(number, last), { authTagLength: tagBytes });
    decipher.setAAD(context).setAuthTag(segment.subarray(end));
    const opened = decipher.update(segment.subarray(0, end));
    try {
      decipher.final();
    } catch {
      throw altered();
    }
    return opened;
  };
}

/** The error of a file that is not as it was stored. */
export function altered() {
  const message = 'O arquivo foi alterado ou está danificado: o conteúdo não confere com o que foi guardado.';
  return Object.assign(new Error(message), { code: 'FILE_ALTERED' });
}

function dataKey({ secret }: EncryptionKey, { salt }: Header, place: FileKey): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, `zelo file ${place}`, 32));
}

function contextOf({ bytes }: Header, place: FileKey): Buffer {
  return Buffer.concat([bytes, Buffer.from(place)]);
}

/** Never the same twice under one data key: 7 zero bytes, the segment's number, whether it is the last. */
function nonce(number: number, last: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(number, 7);
  bytes[11] = last ? 1 : 0;
  return bytes;
}
