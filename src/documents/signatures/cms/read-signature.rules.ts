import { hash, verify, X509Certificate } from 'node:crypto';
import { type Der, oidText, partAt, partsOf, readDer } from '../../../platform/der/read-der.rules.ts';
import { ids } from './identifiers.rules.ts';
import { issuerAndSerial } from './signed-data.rules.ts';

/** What a file's last signature says, once it is known to hold. */
export type ReadSignature = { certificate: X509Certificate; chain: X509Certificate[]; policy: string };

/** What is wrong with a signature, in words for whoever verifies. */
export const signatureProblems = {
  none: 'O arquivo não tem assinatura digital.',
  part: 'A assinatura não cobre o arquivo inteiro: algo foi acrescentado depois dela.',
  altered: 'O arquivo foi alterado depois de assinado.',
  unreadable: 'A assinatura do arquivo está danificada.',
} as const;

export type SignatureProblem = keyof typeof signatureProblems;

/**
 * Reads the last signature of a PDF and sees whether it holds: it is of all of the file, of these very bytes, by the certificate that it
 * names. Who is trusted is asked elsewhere.
 */
export function readSignature(pdf: Buffer): ReadSignature | SignatureProblem {
  const text = pdf.toString('latin1');
  const range = /^\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(text.slice(Math.max(0, text.lastIndexOf('/ByteRange ['))));
  if (!range) return 'none';
  const [begin = 0, end = 0, rest = 0] = range.slice(1).map(Number);
  if (end + rest !== pdf.length || text[begin] !== '<' || text[end - 1] !== '>' || begin >= end) return 'part';
  const hex = text.slice(begin + 1, end - 1);
  if (!/^[0-9a-f]*$/i.test(hex)) return 'unreadable';
  const digest = hash('sha256', Buffer.concat([pdf.subarray(0, begin), pdf.subarray(end)]), 'buffer');
  try {
    return readSignedData(Buffer.from(hex, 'hex'), digest);
  } catch (error) {
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return 'unreadable';
    throw error;
  }
}

function readSignedData(cms: Buffer, digest: Buffer): ReadSignature | SignatureProblem {
  const content = partsOf(partAt(partAt(readDer(cms), 1), 0));
  const certificates = content.find(({ tag }) => tag === 0xa0);
  const signers = content.findLast(({ tag }) => tag === 0x31);
  if (!certificates || !signers) return 'unreadable';
  const chain = partsOf(certificates).map(({ whole }) => new X509Certificate(whole));
  const [, named, , attributes, , signature] = partsOf(partAt(signers, 0));
  if (!named || attributes?.tag !== 0xa0 || !signature) return 'unreadable';
  const certificate = chain.find((one) => issuerAndSerial(one).equals(named.whole));
  if (!certificate) return 'unreadable';
  const values = new Map(partsOf(attributes).map((one) => [oidText(partAt(one, 0)), partAt(partAt(one, 1), 0)]));
  if (!values.get(ids.messageDigest)?.value.equals(digest)) return 'altered';
  // What is signed is the set under its own tag.
  const signed = Buffer.concat([Buffer.from([0x31]), attributes.whole.subarray(1)]);
  if (!verify('sha256', signed, certificate.publicKey, signature.value)) return 'altered';
  if (!isNamed(values.get(ids.signingCertificateV2), certificate)) return 'altered';
  const policy = values.get(ids.signaturePolicy);
  return { certificate, chain, policy: policy ? oidText(partAt(policy, 0)) : '' };
}

/** Whether the certificate that is among what was signed is the one that signs. */
function isNamed(value: Der | undefined, { raw }: X509Certificate): boolean {
  if (!value) return false;
  const id = partAt(partAt(value, 0), 0);
  return partAt(id, 0).value.equals(hash('sha256', raw, 'buffer'));
}
