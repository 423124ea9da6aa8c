import { hash } from 'node:crypto';
import type { OpenedSigner } from '../../certificates/signing-lookups.server.ts';
import { issuedOn } from '../issued/issuing/issued-name.rules.ts';
import { typesetMark } from '../typeset/typeset.server.ts';
import type { Policy } from './cms/policy.server.ts';
import { type ReadSignature, readSignature } from './cms/read-signature.rules.ts';
import { roomFor, signedData } from './cms/signed-data.rules.ts';
import { signable } from './pdf/signable.rules.ts';
import { stampRoom } from './stamps/time-stamp.rules.ts';

type Signing = {
  /** Who has issued it, as it stands on the paper. */
  issuerName: string;
  issuerRegistration: string;
  signer: Pick<OpenedSigner, 'sign' | 'chain' | 'issuerName'>;
  policy: Policy;
  /** ISO 8601, in UTC. */
  signedAt: string;
  pbad: boolean;
  /** Gives a time stamp of a signature, or null; null where nobody gives any. */
  stamp: ((signature: Buffer) => Promise<Buffer | null>) | null;
};

/** The bytes of a document with a signature added at their end, and what is read of it. @throws {Error} for one that does not hold */
export async function signPdf(
  before: Buffer,
  { signer, policy, signedAt, pbad, stamp, ...issuer }: Signing,
): Promise<{ bytes: Buffer; read: ReadSignature }> {
  const who = [issuer.issuerName, issuer.issuerRegistration].filter(Boolean).join(', ');
  const words = ` por ${who}, em ${issuedOn(signedAt)}, com certificado de ${signer.issuerName}`;
  const mark = Buffer.from(await typesetMark({ mark: words, at: signedAt }));
  const room = roomFor(signer) + (stamp ? stampRoom : 0);
  const { bytes, begin, end } = signable(before, { name: issuer.issuerName, at: signedAt, mark, room, pbad });
  const digest = hash('sha256', Buffer.concat([bytes.subarray(0, begin), bytes.subarray(end)]), 'buffer');
  const cms = await signedData(digest, signer, policy, stamp ?? noStamp);
  bytes.write(cms.toString('hex'), begin + 1, 'latin1');
  // Nothing is kept that would not be found valid.
  const read = readSignature(bytes);
  if (cms.length > room || typeof read === 'string' || !bytes.subarray(0, before.length).equals(before)) {
    throw new Error('the signature does not hold');
  }
  return { bytes, read };
}

const noStamp = async () => null;
