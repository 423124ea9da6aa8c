import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../../access/caller.server.ts';
import type { OpenedSigner } from '../../certificates/signing-lookups.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { isOfTheFile } from '../../platform/storage/opening.server.ts';
import { altered } from '../../platform/storage/sealed-format.server.ts';
import { record } from '../../trail/entries.db.ts';
import { documentKey } from '../documents.rules.ts';
import { damaged } from '../files/damaged.server.ts';
import { findIssued, type IssuedFacts } from '../issued/issued-reads.db.ts';
import type { Policy } from './cms/policy.server.ts';
import { signPdf } from './sign-pdf.server.ts';
import { findSignature, insertSignature } from './signatures.db.ts';
import { stampJob } from './stamps/stamp-job.server.ts';
import type { Stamper } from './stamps/stamper.server.ts';

/** With what a call signs, all that it signs. */
export type Signing = { signer: OpenedSigner; policy: Policy; stamp: Stamper | null };

/** Where and for whom something is signed: a call's context, or what a job puts in its place. */
export type Desk = Pick<SignedInContext, 'db' | 'scope' | 'storage' | 'signing'> & Parameters<typeof record>[1];

/**
 * Signs an issued document digitally: an update at the end of its bytes, as a file beside the issued one. A document that is signed
 * already stays as it is, also where two sign it at once.
 * @returns null, or why it is not signed
 */
export async function signDocument(
  context: Desk,
  issued: IssuedFacts,
  { signer, policy, stamp }: Signing,
): Promise<string | null> {
  const { db, scope, storage, signing } = context;
  if (issued.state !== 'issued') return notStanding;
  if (!issued.arrivedAt) return 'O arquivo ainda está sendo preparado: tente de novo em instantes.';
  if (await findSignature(db, issued)) return null;
  const signedAt = new Date().toISOString();
  const before = await issuedBytes(context, issued);
  if (!before) return 'O arquivo emitido não está mais lá ou foi alterado: a administração foi avisada.';
  const { bytes, read } = await signPdf(before, { ...issued, signer, policy, signedAt, stamp, pbad: signing.pbad });
  const id = uuid();
  const key = documentKey({ ...issued, id });
  const { etag } = await storage.write(key, Readable.from([bytes]), bytes.length);
  let isKept = false;
  try {
    // Together: that it still stands, its signature, and the trail.
    return await db.transaction().execute(async (tx) => {
      await lockRow(tx, 'issued_documents', issued.id);
      const now = await findIssued(tx, scope, issued.id);
      if (now?.state !== 'issued') return notStanding;
      if (await findSignature(tx, issued)) return null;
      const { companyId, employeeId, confidential, kind } = issued;
      const { holderName, issuerName, fingerprint, revocation } = signer;
      await insertSignature(tx, {
        ...{ companyId, id, documentId: issued.id, employeeId, holderName, issuerName, fingerprint, revocation },
        ...{ policy: policy.id, signedAt, size: bytes.length, sha256: hash('sha256', bytes), etag },
        ...{ stampAskedAt: stamp && signedAt, stamp: read.stamps[0] ?? null },
      });
      if (stamp) await enqueue(tx, stampJob, { document: issued.id }, { key: issued.id });
      const about = { subject: 'document', subjectId: issued.id, companyId, employeeId, confidential } as const;
      await record(tx, context, { action: 'document-signed', detail: kind, ...about });
      isKept = true;
      return null;
    });
  } finally {
    if (!isKept) await storage.remove(key);
  }
}

const notStanding = 'O documento já foi corrigido ou cancelado: só se assina o que vale.';

/** The bytes that were issued and no others; null for what is gone or was altered since, of which the administrators are told. */
async function issuedBytes({ db, storage }: Desk, issued: IssuedFacts): Promise<Buffer | null> {
  try {
    const bytes = await buffer(await storage.read(documentKey(issued), issued.etag));
    if (issued.sha256 !== null && hash('sha256', bytes) !== issued.sha256) throw altered();
    return bytes;
  } catch (error) {
    await damaged(db, issued.id, error).catch((same: unknown) => {
      if (!isOfTheFile(same)) throw same;
    });
    return null;
  }
}
