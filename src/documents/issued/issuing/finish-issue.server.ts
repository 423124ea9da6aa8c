import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { SignedInContext } from '../../../access/caller.server.ts';
import { announce } from '../../../live/announce.server.ts';
import { crashPoint } from '../../../platform/crash-point.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { lockRow } from '../../../platform/database/lock-row.server.ts';
import { withoutFlush } from '../../../platform/database/without-flush.server.ts';
import { defineJob, type JobServices } from '../../../platform/jobs/job.server.ts';
import { dropWaiting, enqueue } from '../../../platform/jobs/queue.db.ts';
import { isSetAside } from '../../../platform/jobs/set-aside.db.ts';
import type { EncryptionKeys } from '../../../platform/storage/encryption-keys.server.ts';
import type { FileKey, Storage, StoredFile } from '../../../platform/storage/storage.ts';
import { documentAvailable, notifyOfDocument } from '../../document-notifications.server.ts';
import { markArrived } from '../../document-uploads.db.ts';
import { documentKey } from '../../documents.rules.ts';
import type { Paper, Signer } from '../../paper/paper.ts';
import { engineVersion, paperVersion, typeset } from '../../typeset/typeset.server.ts';
import type { TypesetInput } from '../../typeset/typeset-input.ts';
import type { DocumentParts } from '../document-follower.server.ts';
import { noteMadeWith } from '../issued.db.ts';
import { findForDelivery, findUnfinished, isIssuedForm, unfinishedBefore } from '../issued-reads.db.ts';
import { findKeptLetterhead } from '../letterhead-lookups.db.ts';
import { accessCodeOf, inGroups } from '../verification-code.rules.ts';
import { type Content, contentOf } from './content.server.ts';
import { issuedOn } from './issued-name.rules.ts';
import { inFreePlaces } from './serialized.server.ts';

declare module '../../../platform/jobs/job.server.ts' {
  interface JobServices {
    encryptionKeys: EncryptionKeys;
    documents: Pick<DocumentParts, 'followers'>;
  }
}

type Services = Pick<JobServices, 'db' | 'storage' | 'encryptionKeys' | 'documents'>;

/** Sees to the file of an issued document, where the call that has issued it did not come to that. */
export const finishIssueJob = defineJob({
  kind: 'finish-issue',
  payload: z.object({ document: z.uuid() }),
  handle: ({ document }, services) => finishIssue(services, document),
});

/**
 * Leaves a job for each document that was issued before a time and has no file: after a restore, which begins without jobs,
 * and where a person has dropped a job that was set aside. A number never stays without its file. What is set aside still
 * waits for that person, who need not be told of it once an hour.
 */
export async function enqueueUnfinished(tx: Database, before = new Date()): Promise<void> {
  for (const { id } of await unfinishedBefore(tx, before.toISOString(), mostAtOnce)) {
    if (await isSetAside(tx, finishIssueJob, { document: id })) continue;
    await enqueue(tx, finishIssueJob, { document: id }, { key: id });
  }
}

/** More than these wait for the next round. */
const mostAtOnce = 1_000;

/**
 * Typesets an issued document, puts its file into its place and writes down what it is: in any process, at any time after it
 * was issued, the same bytes. Where two do it at once, or the second after the first was killed, the file that is there stays.
 */
export function finishIssue(services: Services, id: string): Promise<void> {
  return inPlace(() => finish(services, id));
}

/** As the call does that has issued it: what goes wrong with the file from here on is the job's, for the number is never taken back. */
export async function finishOfCall(services: Services & Pick<SignedInContext, 'log'>, id: string): Promise<void> {
  await finishIssue(services, id).catch((err: unknown) => {
    services.log.warn({ err, document: id }, 'an issued document could not be typeset; its job goes on');
  });
}

/** So many are read at once: one is typeset while the others are made ready or stored. What waits holds nothing but its id. */
const inPlace = inFreePlaces(4);

async function finish({ db, storage, encryptionKeys, documents }: Services, id: string): Promise<void> {
  const issued = await findUnfinished(db, id);
  if (!issued) return;
  const key = documentKey(issued);
  const there = await storage.settle(key);
  const file = there ? await hashed(storage, key, there) : await make();
  crashPoint('issue:stored');
  // Waits for no disk: what a loss of power undoes of it the job does again, which is on the disk with the number.
  await withoutFlush(db, async (tx) => {
    // First, as whoever cancels or corrects it does: both write the document's own row afterwards.
    await lockRow(tx, 'issued_documents', id);
    if (!there) await noteMadeWith(tx, issued, { paperVersion, engineVersion });
    if (!(await markArrived(tx, issued, file))) return;
    await dropWaiting(tx, finishIssueJob, id);
    // It may have been cancelled or corrected meanwhile: then nobody is told that there is a new one.
    const now = await findForDelivery(tx, id);
    if (now?.state === 'issued' && isIssuedForm(issued)) {
      for (const { afterArrival } of documents.followers) await afterArrival?.(tx, issued);
    } else if (now?.state === 'issued') {
      await notifyOfDocument(tx, documentAvailable, issued);
    }
    const { companyId, employeeId, confidential } = issued;
    await announce(tx, {
      ...{ topic: 'document', companyId, confidential, ids: [id] },
      ...(employeeId === null ? {} : { employeeId }),
    });
  });
  crashPoint('issue:noted');

  async function make(): Promise<StoredFile> {
    if (!issued) throw new Error('there is nothing to make');
    const content = contentOf(issued, encryptionKeys);
    const image = content.letterhead ? await findKeptLetterhead(db, content.letterhead) : null;
    const bytes = await typeset(inputOf(issued, content, image));
    crashPoint('issue:typeset');
    return place(storage, key, bytes);
  }
}

/** What the bytes of an issued document are made of. */
export function inputOf(
  issued: { kind: string; name: string; issuedAt: string; contentHash: string },
  { paper, code, address, issuer }: Content,
  image: string | null,
): TypesetInput {
  const { kind, name, issuedAt, contentHash } = issued;
  const { organ, number, uf }: Signer = issuer;
  return {
    paper: { ...paper, whose: whoseOf(paper), letterhead: { ...paper.letterhead, image } },
    ...{ name, issuedAt, issuedOn: issuedOn(issuedAt), kind },
    verification: {
      address,
      code: inGroups(code),
      accessCode: inGroups(accessCodeOf({ contentHash, code, paperVersion })),
    },
    issuer: { name: issuer.name, organ, number, uf },
  };
}

/** What was frozen before the sixth layout, and is typeset only now, has it as the foot of its pages. */
function whoseOf(paper: Paper | Before): string {
  return 'whose' in paper ? paper.whose : paper.foot;
}

type Before = Omit<Paper, 'whose'> & { foot: string };

async function place(storage: Storage, key: FileKey, bytes: Uint8Array): Promise<StoredFile> {
  try {
    const { etag } = await storage.write(key, Readable.from([bytes]), bytes.length);
    return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), etag };
  } catch (error) {
    // Another process has been faster.
    const there = await storage.settle(key).catch(() => null);
    if (!there) throw error;
    return hashed(storage, key, there);
  }
}

/** A store that does not tell the hash of what it has is read: the document's verification shows it. */
async function hashed(storage: Storage, key: FileKey, file: StoredFile): Promise<StoredFile> {
  if (file.sha256) return file;
  const hash = createHash('sha256');
  for await (const chunk of await storage.read(key, file.etag)) hash.update(chunk);
  return { ...file, sha256: hash.digest('hex') };
}
