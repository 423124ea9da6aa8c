import { type EncryptionKeys, keyMissing } from './encryption-keys.server.ts';
import {
  altered,
  headerBytes,
  newHeader,
  parseHeader,
  segmentBytes,
  segmentOpener,
  segmentSealer,
  tagBytes,
} from './sealed-format.server.ts';

/** How a sealed text begins: the format's name in base64. JSON never does. */
export const sealedStart = Buffer.from('ZELOSEAL\x01').toString('base64');

/** So many characters of a sealed text hold its header. */
export const headOfText = Math.ceil(headerBytes / 3) * 4;

/**
 * Seals a text that a row keeps, in the form of a sealed file and in base64, with the first of the keys; without one it
 * stays as it is.
 * @param place what the row is known by; the text opens nowhere else
 */
export function sealText(text: string, place: string, [key]: EncryptionKeys): string {
  if (!key) return text;
  const header = newHeader(key);
  const seal = segmentSealer(key, header, place);
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [header.bytes];
  for (let at = 0; at === 0 || at < bytes.length; at += segmentBytes) {
    parts.push(...seal(bytes.subarray(at, at + segmentBytes), at + segmentBytes >= bytes.length));
  }
  return Buffer.concat(parts).toString('base64');
}

/**
 * Opens what `sealText` gave.
 * @throws ENCRYPTION_KEY_MISSING; FILE_ALTERED for a text that was changed, or belongs to another place
 */
export function openText(kept: string, place: string, keys: EncryptionKeys): string {
  if (!kept.startsWith(sealedStart)) return kept;
  const bytes = Buffer.from(kept, 'base64');
  const header = parseHeader(bytes);
  if (!header) throw altered();
  const key = keys.find(({ id }) => id === header.keyId);
  if (!key) throw keyMissing(header.keyId);
  const open = segmentOpener(key, header, place);
  const step = segmentBytes + tagBytes;
  const parts: Buffer[] = [];
  for (let at = headerBytes, number = 0; at === headerBytes || at < bytes.length; at += step, number++) {
    parts.push(open(bytes.subarray(at, at + step), number, at + step >= bytes.length));
  }
  return Buffer.concat(parts).toString();
}

/** The name of the key that a text was sealed with; null when it is not sealed. */
export function keyIdOfText(kept: string): string | null {
  if (!kept.startsWith(sealedStart)) return null;
  return parseHeader(Buffer.from(kept.slice(0, 4 * headerBytes), 'base64'))?.keyId ?? null;
}
