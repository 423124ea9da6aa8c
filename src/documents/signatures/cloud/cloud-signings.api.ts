import { hash, randomBytes } from 'node:crypto';
import { ORPCError } from '@orpc/contract';
import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../../../access/caller.server.ts';
import { forSignedIn } from '../../../access/handlers.server.ts';
import type { CloudProviderSettings } from '../../../access/signing-settings.server.ts';
import { authorise, cloudFailureOf, placeToAuthorise } from '../../../certificates/cloud-lookups.server.ts';
import { conflict, notFound } from '../../../platform/contract/errors.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { dropWaiting } from '../../../platform/jobs/queue.db.ts';
import { signableBy } from '../signable-by.server.ts';
import { askAgain, cloudSigningJob } from './cloud-signing-job.server.ts';
import { cloudSigningsContract } from './cloud-signings.contract.ts';
import {
  type CloudSigning,
  deleteCloudSigning,
  findAsked,
  insertCloudSigning,
  keepAuthorisation,
} from './cloud-signings.db.ts';
import { sealedAuthorisations } from './sealed-authorisation.server.ts';
import { signedSoFar, signInCloud } from './sign-in-cloud.server.ts';

/** So long somebody has to authorise what they were asked for. */
const askedMs = 15 * 60_000;

const hashOf = (state: string) => hash('sha256', state);

/** Signing with certificates in the cloud, each holder's own (product 24.3, decision 145). */
export const cloudSigningsApi = forSignedIn(cloudSigningsContract, {
  provider: async ({ context: { signing } }) => ({ name: signing.cloud?.name ?? null }),

  begin: async ({ input: { documentIds }, context }) => {
    const { db, caller, encryptionKeys } = context;
    const cloud = mustHaveCloud(context);
    const ids = [...new Set(documentIds)];
    for (const id of ids) await signableBy(context, id);
    const [id, state, verifier] = [
      uuid(),
      randomBytes(32).toString('base64url'),
      randomBytes(48).toString('base64url'),
    ];
    await insertCloudSigning(db, {
      ...{ id, professionalId: caller.ownerId, userId: caller.userId, documentIds: ids, stateHash: hashOf(state) },
      secret: sealedAuthorisations.keep(id, verifier, encryptionKeys),
      expiresAt: new Date(Date.now() + askedMs).toISOString(),
    });
    const asked = { state, verifier, isForMany: ids.length > 1, backTo: backTo(context) };
    return { place: await placeToAuthorise(db, cloud, { ...asked, professionalId: caller.ownerId }) };
  },

  finish: async ({ input: { state, code }, context }) => {
    const cloud = mustHaveCloud(context);
    const of = { professionalId: context.caller.ownerId, stateHash: hashOf(state), now: new Date().toISOString() };
    const asked = await findAsked(context.db, of);
    if (!asked) throw notFound('Esta autorização já foi usada, venceu ou é de outra pessoa: assine de novo.');
    // The answer was lost, or a second tab asks: what is done is said, and the rest goes on by itself.
    if (asked.isAuthorised) {
      const answer = await signedSoFar(context, asked);
      return { ...answer, againUntil: answer.unsigned.length > 0 ? asked.expiresAt : null };
    }
    const { token, until } = await authorised(context, cloud, asked, code);
    const row = {
      ...asked,
      secret: sealedAuthorisations.keep(asked.id, token, context.encryptionKeys),
      expiresAt: until,
    };
    // Together: the job takes up what this process does not live to sign.
    const isKept = await context.db.transaction().execute(async (tx) => {
      if (!(await keepAuthorisation(tx, row))) return false;
      await askAgain(tx, row.id);
      return true;
    });
    if (!isKept) throw conflict('Esta autorização já foi usada: veja o que ela assinou.');
    return signAuthorised(context, row, token);
  },
});

/** Exchanges the code: while the provider is down it may be asked again with the same one. */
async function authorised(context: SignedInContext, cloud: CloudProviderSettings, asked: CloudSigning, code: string) {
  try {
    const verifier = sealedAuthorisations.open(asked.id, asked.secret, context.encryptionKeys);
    return await authorise(cloud, { code, verifier, backTo: backTo(context) });
  } catch (error) {
    const failure = cloudFailureOf(error);
    if (!failure) throw error;
    if (failure === 'down') throw unavailable();
    await deleteCloudSigning(context.db, asked.id);
    throw conflict('O provedor do certificado não aceitou a autorização: assine de novo.');
  }
}

async function signAuthorised(context: SignedInContext, row: CloudSigning, token: string) {
  const { db } = context;
  try {
    const { answer, failure } = await signInCloud(context, row, token);
    if (failure !== 'down') await forget(db, row.id);
    return { ...answer, againUntil: failure === 'down' ? row.expiresAt : null };
  } catch (error) {
    if (cloudFailureOf(error) === 'down') {
      return { signed: [], unsigned: [], isRevocationKnown: true, unstamped: null, againUntil: row.expiresAt };
    }
    await forget(db, row.id);
    if (!cloudFailureOf(error)) throw error;
    throw conflict('O provedor do certificado não aceitou a autorização: assine de novo.');
  }
}

/** Forgets what is used up, and that it was to be taken up again. */
async function forget(db: Database, id: string): Promise<void> {
  // Together: no job is left for what is gone.
  await db.transaction().execute(async (tx) => {
    await dropWaiting(tx, cloudSigningJob, id);
    await deleteCloudSigning(tx, id);
  });
}

function mustHaveCloud({ signing }: SignedInContext): CloudProviderSettings {
  if (signing.cloud) return signing.cloud;
  throw conflict('Esta instalação não tem provedor de certificados em nuvem: assine com o seu e-CPF A1 ou à mão.');
}

/** Where the provider sends the browser back: a screen of this installation. */
function backTo({ origin }: SignedInContext): string {
  return `${origin}/documents/sign/cloud`;
}

function unavailable() {
  return new ORPCError('CLOUD_UNAVAILABLE', {
    status: 503,
    message:
      'O provedor do certificado não respondeu. Os documentos continuam emitidos, sem assinatura: tente de novo.',
  });
}
