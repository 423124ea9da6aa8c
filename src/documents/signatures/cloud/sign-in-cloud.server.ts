import type { SignedInContext } from '../../../access/caller.server.ts';
import { cloudFailureOf, openCloudSigner } from '../../../certificates/cloud-lookups.server.ts';
import { momentOf } from '../../../platform/clock/moments.ts';
import { findIssued, type IssuedFacts } from '../../issued/issued-reads.db.ts';
import { readPolicy } from '../cms/policy.server.ts';
import { signAll } from '../sign-all.server.ts';
import type { Desk } from '../sign-document.server.ts';
import { countUnstamped, findSignature } from '../signatures.db.ts';
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
  const { db, icpBrasilDir, signing } = desk;
  if (!signing.cloud) throw new Error('no provider is configured');
  const documents = await chosen(desk, { professionalId, documentIds });
  const policy = await readPolicy(icpBrasilDir);
  const signer = await openCloudSigner({ db, icpBrasilDir, cloud: signing.cloud }, professionalId, token);
  let failure: 'down' | 'refused' | null = null;
  const whyNot = (error: unknown) => {
    failure = cloudFailureOf(error);
    if (!failure) throw error;
    return failure === 'down'
      ? `O provedor do certificado não respondeu: ${againWords(expiresAt)}`
      : 'O provedor do certificado não aceitou mais a autorização: assine de novo.';
  };
  const answer = await signAll(desk, documents, { signer, policy, stamp: stamper(desk) }, whyNot);
  return { answer, failure: failure as 'down' | 'refused' | null };
}

/** What is signed so far of what somebody has authorised, as signing answers it. */
export async function signedSoFar(desk: CloudDesk, row: Chosen & Pick<CloudSigning, 'expiresAt'>) {
  const signed: { documentId: string; name: string }[] = [];
  const unsigned: { documentId: string; name: string; reason: string }[] = [];
  const documents = await chosen(desk, row);
  let isRevocationKnown = true;
  for (const document of documents) {
    const { id: documentId, name } = document;
    const signature = await findSignature(desk.db, document);
    if (signature?.revocation === 'unknown') isRevocationKnown = false;
    if (signature) signed.push({ documentId, name });
    else unsigned.push({ documentId, name, reason: `Ainda não foi assinado: ${againWords(row.expiresAt)}` });
  }
  const done = documents.filter(({ id }) => signed.some(({ documentId }) => documentId === id));
  const unstamped = desk.signing.stamps ? await countUnstamped(desk.db, done) : null;
  return { signed, unsigned, isRevocationKnown, unstamped };
}

type Chosen = Pick<CloudSigning, 'professionalId' | 'documentIds'>;

/** Of the documents that somebody chose those that they have issued. */
async function chosen({ db, scope }: CloudDesk, { professionalId, documentIds }: Chosen): Promise<IssuedFacts[]> {
  const documents: IssuedFacts[] = [];
  for (const id of documentIds) {
    const issued = await findIssued(db, scope, id);
    if (issued?.professionalId === professionalId) documents.push(issued);
  }
  return documents;
}

const againWords = (until: string) => `é tentado de novo sozinho até ${momentOf(until)}.`;
