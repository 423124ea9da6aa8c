import { hash, verify, X509Certificate } from 'node:crypto';
import { type Der, oidText, partAt, partsOf, readDer } from '../../../platform/der/read-der.rules.ts';
import { ids } from './identifiers.rules.ts';
import { issuerAndSerial } from './signed-data.rules.ts';

/** The one signer of a CMS, whose signature of what it says is known to hold. */
export type ReadSigner = {
  certificate: X509Certificate;
  /** All that came along, in no order. */
  chain: X509Certificate[];
  /** What the signature is of; null where that is elsewhere. */
  content: Buffer | null;
  /** What is among what was signed, by its identifier. */
  values: ReadonlyMap<string, Der>;
  /** What was added to the signature afterwards. */
  added: ReadonlyMap<string, Der>;
  signature: Buffer;
  hashName: string;
};

const hashNames: Readonly<Record<string, string>> = {
  [ids.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/**
 * Reads a SignedData of one signer (RFC 5652, 5): by the certificate that it names, which is among what was signed (RFC 5035), too.
 * Whether its digest is that of what it is about is the reader's.
 * @throws {RangeError} for what is none
 */
export function readSigner(cms: Buffer): ReadSigner | 'altered' | 'unreadable' {
  const parts = partsOf(partAt(partAt(readDer(cms), 1), 0));
  const certificates = parts.find(({ tag }) => tag === 0xa0);
  const signers = parts.findLast(({ tag }) => tag === 0x31);
  if (!certificates || !signers || !parts[2]) return 'unreadable';
  const chain = partsOf(certificates).flatMap(({ tag, whole }) => (tag === 0x30 ? new X509Certificate(whole) : []));
  const [, named, algorithm, attributes, , signature, more] = partsOf(partAt(signers, 0));
  if (!named || !algorithm || attributes?.tag !== 0xa0 || !signature) return 'unreadable';
  const certificate = chain.find((one) => issuerAndSerial(one).equals(named.whole));
  const hashName = hashNames[oidText(partAt(algorithm, 0))];
  if (!certificate || !hashName) return 'unreadable';
  const values = valuesOf(attributes);
  // What is signed is the set under its own tag.
  const signed = Buffer.concat([Buffer.from([0x31]), attributes.whole.subarray(1)]);
  if (!verify(hashName, signed, certificate.publicKey, signature.value)) return 'altered';
  if (!isNamed(values.get(ids.signingCertificateV2), certificate)) return 'altered';
  const [, content] = partsOf(parts[2]);
  return {
    ...{ certificate, chain, values, hashName, signature: signature.value },
    added: more?.tag === 0xa1 ? valuesOf(more) : new Map(),
    content: content ? partAt(content, 0).value : null,
  };
}

function valuesOf(attributes: Der): Map<string, Der> {
  return new Map(partsOf(attributes).map((one) => [oidText(partAt(one, 0)), partAt(partAt(one, 1), 0)]));
}

/** Whether the certificate that is among what was signed is the one that signs: by SHA-256, unless another is named. */
function isNamed(value: Der | undefined, { raw }: X509Certificate): boolean {
  if (!value) return false;
  const [first, second] = partsOf(partAt(partAt(value, 0), 0));
  const hashName = first?.tag === 0x30 ? hashNames[oidText(partAt(first, 0))] : 'sha256';
  const said = first?.tag === 0x30 ? second : first;
  return hashName !== undefined && said?.value.equals(hash(hashName, raw, 'buffer')) === true;
}
