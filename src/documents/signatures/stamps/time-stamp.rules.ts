import { hash, type X509Certificate } from 'node:crypto';
import { type Der, oidText, partAt, partsOf, readDer } from '../../../platform/der/read-der.rules.ts';
import { algorithm, der, octets, sequence, small } from '../../../platform/der/write-der.rules.ts';
import { ids } from '../cms/identifiers.rules.ts';
import { readSigner } from '../cms/read-signer.rules.ts';

/** What a time stamp says, once it is known to hold: when, by whom. Who is trusted is asked elsewhere. */
export type TimeStamp = { at: string; by: string; certificate: X509Certificate; chain: X509Certificate[] };

/** More bytes than a time stamp with its certificates has. */
export const stampRoom = 16_384;

/** What a time stamp of a SHA-256 is asked with: with the certificates, and a number that the answer must have (RFC 3161, 2.4.1). */
export function stampRequest(digest: Buffer, nonce: Buffer): Buffer {
  const imprint = sequence(algorithm(ids.sha256), octets(digest));
  return sequence(small(1), imprint, der(0x02, nonce), der(0x01, Buffer.from([0xff])));
}

/** The time stamp in an answer; null where it was not granted. @throws {RangeError} for what is no answer */
export function tokenIn(answer: Buffer): Buffer | null {
  const [status, token] = partsOf(readDer(answer));
  const said = status && partAt(status, 0).value;
  // granted, or granted with changes
  return token && (said?.equals(Buffer.from([0])) || said?.equals(Buffer.from([1]))) ? token.whole : null;
}

/**
 * Reads a time stamp and sees whether it holds: it is of these very bytes, by a certificate that is for time stamps alone.
 * @param of what was stamped
 * @param nonce what it was asked with, where that is known
 * @returns null for one that does not hold
 */
export function readTimeStamp(token: Buffer, of: Buffer, nonce?: Buffer): TimeStamp | null {
  try {
    const signer = readSigner(token);
    if (typeof signer === 'string' || !signer.content) return null;
    const { values, content, hashName, certificate, chain } = signer;
    const type = values.get(ids.contentType);
    if (!type || oidText(type) !== ids.timeStampInfo) return null;
    if (!values.get(ids.messageDigest)?.value.equals(hash(hashName, content, 'buffer'))) return null;
    if (!certificate.keyUsage?.includes(ids.timeStamping)) return null;
    const info = partsOf(readDer(content));
    const [, , imprint] = info;
    const at = timeIn(info);
    if (!at || !imprint || oidText(partAt(partAt(imprint, 0), 0)) !== ids.sha256) return null;
    if (!partAt(imprint, 1).value.equals(hash('sha256', of, 'buffer'))) return null;
    if (nonce && !info.slice(5).some(({ tag, value }) => tag === 0x02 && value.equals(nonce))) return null;
    return { at, by: nameOf(certificate), certificate, chain };
  } catch (error) {
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return null;
    throw error;
  }
}

/** genTime, which may have a part of a second (RFC 3161, 2.4.2). */
function timeIn(info: readonly Der[]): string | null {
  const text = info.find(({ tag }) => tag === 0x18)?.value.toString('latin1') ?? '';
  const [, y, mo, d, h, mi, s, part = ''] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d+))?Z$/.exec(text) ?? [];
  return y ? `${y}-${mo}-${d}T${h}:${mi}:${s}.${part.slice(0, 3).padEnd(3, '0')}Z` : null;
}

function nameOf(certificate: X509Certificate): string {
  const { CN, O } = certificate.toLegacyObject().subject;
  return [CN ?? O ?? ''].flat()[0] ?? '';
}
