import { hash } from 'node:crypto';
import type { OpenedSigner } from '../../certificates/signing-lookups.server.ts';
import { issuedOn } from '../issued/issuing/issued-name.rules.ts';
import { typesetMark } from '../typeset/typeset.server.ts';
import type { Policy } from './cms/policy.server.ts';
import { readSignature } from './cms/read-signature.rules.ts';
import { roomFor, signedData } from './cms/signed-data.rules.ts';
import { signable } from './pdf/signable.rules.ts';

type Signing = {
  /** Who has issued it, as it stands on the paper. */
  issuerName: string;
  issuerRegistration: string;
  signer: Pick<OpenedSigner, 'key' | 'chain' | 'issuerName'>;
  policy: Policy;
  /** ISO 8601, in UTC. */
  signedAt: string;
};

/** The bytes of a document with a signature added at their end. @throws {Error} for one that does not hold */
export async function signPdf(before: Buffer, { signer, policy, signedAt, ...issuer }: Signing): Promise<Buffer> {
  const who = [issuer.issuerName, issuer.issuerRegistration].filter(Boolean).join(', ');
  const words = ` por ${who}, em ${issuedOn(signedAt)}, com certificado de ${signer.issuerName}`;
  const mark = Buffer.from(await typesetMark({ mark: words, at: signedAt }));
  const facts = { name: issuer.issuerName, at: signedAt, mark, room: roomFor(signer) };
  const { bytes, begin, end } = signable(before, facts);
  const digest = hash('sha256', Buffer.concat([bytes.subarray(0, begin), bytes.subarray(end)]), 'buffer');
  bytes.write(signedData(digest, signer, policy).toString('hex'), begin + 1, 'latin1');
  // Nothing is kept that would not be found valid.
  const isWhole = bytes.subarray(0, before.length).equals(before) && typeof readSignature(bytes) === 'object';
  if (!isWhole) throw new Error('the signature does not hold');
  return bytes;
}
