import type { SignedInContext } from '../../../access/caller.server.ts';
import { cloudFailureOf, openCloudSigner } from '../../../certificates/cloud-lookups.server.ts';
import { momentOf } from '../../../platform/clock/moments.ts';
import { findIssued, type IssuedFacts } from '../../issued/issued-reads.db.ts';
import { readPolicy } from '../cms/policy.server.ts';
import { signAll } from '../sign-all.server.ts';
import type { Desk } from '../sign-document.server.ts';
import { stamper } from '../stamps/stamper.server.ts';
import type { CloudSigning } from './cloud-signings.db.ts';

/** Where something authorised is signed: a call's context, or what a job puts in its place. */
type CloudDesk = Desk & Pick<SignedInContext, 'icpBrasilDir'>;

/**
 * Signs what somebody has authorised, as far as the provider answers: what it does not sign stays issued.
 * @returns as signing does, and why the provider has left some out; null where it has not
 * @throws 422 for a certificate that can't be signed with, and what cloudFailureOf knows where even that is not to be had
 */
export async function signInCloud(
  desk: CloudDesk,
  { professionalId, documentIds, expiresAt }: Pick<CloudSigning, 'professionalId' | 'documentIds' | 'expiresAt'>,
  token: string,
) {
  const { db, scope, icpBrasilDir, signing } = desk;
  if (!signing.cloud) throw new Error('no provider is configured');
  const documents: IssuedFacts[] = [];
  for (const id of documentIds) {
    const issued = await findIssued(db, scope, id);
    if (issued?.professionalId === professionalId) documents.push(issued);
  }
  const policy = await readPolicy(icpBrasilDir);
  const signer = await openCloudSigner({ db, icpBrasilDir, cloud: signing.cloud }, professionalId, token);
  let failure: 'down' | 'refused' | null = null;
  const whyNot = (error: unknown) => {
    failure = cloudFailureOf(error);
    if (!failure) throw error;
    return failure === 'down'
      ? `O provedor do certificado não respondeu: é tentado de novo sozinho até ${momentOf(expiresAt)}.`
      : 'O provedor do certificado não aceitou mais a autorização: assine de novo.';
  };
  const answer = await signAll(desk, documents, { signer, policy, stamp: stamper(desk) }, whyNot);
  return { answer, failure: failure as 'down' | 'refused' | null };
}
