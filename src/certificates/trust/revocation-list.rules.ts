import { verify, type X509Certificate } from 'node:crypto';
import { type Der, momentIn, oidText, partAt, partsOf, readDer } from '../../platform/der/read-der.rules.ts';

/** What a list of revocations says: until when it holds, and since when certificates are revoked, by their numbers in hexadecimal; and its bytes. */
export type RevocationList = { until: string; revoked: ReadonlyMap<string, string>; bytes: Buffer };

const crlAddresses = '2.5.29.31';

const hashes: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};

/** Where the list stands that a certificate's revocation is looked up in: what its extension names by http (RFC 5280, 4.2.1.13). */
export function listAddresses(certificate: X509Certificate): string[] {
  const body = partAt(readDer(certificate.raw), 0);
  const extensions = partsOf(body).find(({ tag }) => tag === 0xa3);
  if (!extensions) return [];
  const points = partsOf(partAt(extensions, 0)).find((one) => oidText(partAt(one, 0)) === crlAddresses);
  const value = points && partsOf(points).at(-1);
  if (!value) return [];
  return partsOf(readDer(value.value)).flatMap((point) =>
    // distributionPoint [0] → fullName [0] → uniformResourceIdentifier [6]
    partsOf(point)
      .filter(({ tag }) => tag === 0xa0)
      .flatMap(partsOf)
      .filter(({ tag }) => tag === 0xa0)
      .flatMap(partsOf)
      .filter(({ tag }) => tag === 0x86)
      .map(({ value }) => value.toString('latin1'))
      .filter((address) => /^https?:$/.test(URL.parse(address)?.protocol ?? '')),
  );
}

/**
 * Reads a list of revocations (RFC 5280, 5).
 * @returns null for what is none, is not of this authority, holds no more or not yet
 */
export function readRevocationList(bytes: Buffer, authority: X509Certificate, now: Date): RevocationList | null {
  try {
    const [body, by, signature] = partsOf(readDer(bytes));
    const hash = by && hashes[oidText(partAt(by, 0))];
    if (!body || !hash || !signature) return null;
    // The first byte of a bit string counts the bits that its last one has not.
    if (!verify(hash, body.whole, authority.publicKey, signature.value.subarray(1))) return null;
    const parts = partsOf(body);
    const times = parts.flatMap((part) => (part.tag === 0x17 || part.tag === 0x18 ? [momentIn(part)] : []));
    const [from, until] = times;
    if (!from || !until || now < new Date(from) || now > new Date(until)) return null;
    const afterTimes = parts.findLastIndex(({ tag }) => tag === 0x17 || tag === 0x18) + 1;
    const entries = parts[afterTimes];
    const revoked = entries?.tag === 0x30 ? partsOf(entries).map(revokedIn) : [];
    return { until, revoked: new Map(revoked), bytes };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The number of what is revoked, and since when (RFC 5280, 5.1.2.6). */
function revokedIn(entry: Der): [number: string, since: string] {
  // One whose date can't be read was revoked all the time.
  return [numberIn(partAt(entry, 0).value), momentIn(partAt(entry, 1)) ?? new Date(0).toISOString()];
}

/** A certificate's number as a list has it. */
export function numberOf(certificate: X509Certificate): string {
  return numberIn(Buffer.from(certificate.serialNumber, 'hex'));
}

function numberIn(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^0+/, '');
}
