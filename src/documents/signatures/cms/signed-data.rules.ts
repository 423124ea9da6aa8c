import { hash, type X509Certificate } from 'node:crypto';
import { partsOf, readDer } from '../../../platform/der/read-der.rules.ts';
import { algorithm, der, octets, oid, sequence, setOf, small } from '../../../platform/der/write-der.rules.ts';
import { ids } from './identifiers.rules.ts';
import type { Policy } from './policy.server.ts';

/** With what is signed: what makes a signature of bytes (RSA, SHA-256), and its certificate with those that it comes from, the holder's first. */
export type SigningKey = {
  sign: (bytes: Buffer) => Buffer | Promise<Buffer>;
  chain: readonly X509Certificate[];
};

/**
 * A signature of bytes that are elsewhere, by their SHA-256: CAdES with the holder's certificate and the policy among what is signed
 * (RFC 5126; DOC-ICP-15.03). The time stands in the PDF alone: PAdES has no signing-time.
 * @param stamp gives a time stamp of the signature itself, and of nothing else (RFC 5126, 6.1.1); null where none is to be had
 */
export async function signedData(
  digest: Buffer,
  { sign, chain }: SigningKey,
  policy: Policy,
  stamp: (signature: Buffer) => Promise<Buffer | null>,
): Promise<Buffer> {
  const [own] = chain;
  if (!own) throw new Error('nobody signs');
  const attributes = [
    attribute(ids.contentType, oid(ids.data)),
    attribute(ids.messageDigest, octets(digest)),
    attribute(ids.signingCertificateV2, signingCertificate(own)),
    attribute(ids.signaturePolicy, policyIdentifier(policy)),
  ];
  const signed = setOf(...attributes);
  const signature = await sign(signed);
  const token = await stamp(signature);
  const signer = sequence(
    ...[small(1), issuerAndSerial(own), algorithm(ids.sha256)],
    // The same set, under the tag that it has within the signature.
    der(0xa0, readDer(signed).value),
    ...[algorithm(ids.sha256WithRsa), octets(signature)],
    ...(token ? [der(0xa1, attribute(ids.signatureTimeStamp, token))] : []),
  );
  const content = sequence(
    ...[small(1), setOf(algorithm(ids.sha256)), sequence(oid(ids.data))],
    der(0xa0, ...chain.map(({ raw }) => raw)),
    setOf(signer),
  );
  return sequence(oid(ids.signedData), der(0xa0, content));
}

/** More bytes than a signature of this chain has: what is not of certificates is some hundreds, and as many as the key. */
export function roomFor({ chain }: Pick<SigningKey, 'chain'>): number {
  return chain.reduce((sum, { raw }) => sum + raw.length, 0) + 4_096;
}

const attribute = (id: string, value: Buffer) => sequence(oid(id), setOf(value));

/** ESSCertIDv2 with SHA-256, which is left out for being the usual one, and no policies (RFC 5035). */
function signingCertificate(own: X509Certificate): Buffer {
  const [issuer, serial] = partsOf(readDer(issuerAndSerial(own)));
  if (!issuer || !serial) throw new Error('a certificate without its issuer');
  const names = sequence(der(0xa4, issuer.whole));
  const id = sequence(octets(hash('sha256', own.raw, 'buffer')), sequence(names, serial.whole));
  return sequence(sequence(id));
}

function policyIdentifier({ id, hashAlgorithm, hash: value, address }: Policy): Buffer {
  const where = sequence(oid(ids.policyAddress), der(0x16, Buffer.from(address, 'latin1')));
  return sequence(oid(id), sequence(hashAlgorithm, octets(value)), sequence(where));
}

/** By what a certificate is named in a signature: its issuer's name and its number, as they stand in it. */
export function issuerAndSerial({ raw }: X509Certificate): Buffer {
  const body = partsOf(partsOf(readDer(raw))[0] ?? { value: Buffer.alloc(0) });
  // The version, where it is said, stands first.
  const [serial, , issuer] = body[0]?.tag === 0xa0 ? body.slice(1) : body;
  if (!serial || !issuer) throw new Error('a certificate without its issuer');
  return sequence(issuer.whole, serial.whole);
}
