import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { SigningSettings, TimeStampService } from '../../../access/signing-settings.server.ts';
import { isRevoked } from '../../../certificates/trust-lookups.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { defineJob, JobError, type JobServices } from '../../../platform/jobs/job.server.ts';
import { enqueue } from '../../../platform/jobs/queue.db.ts';
import { isSetAside } from '../../../platform/jobs/set-aside.db.ts';
import { altered } from '../../../platform/storage/sealed-format.server.ts';
import { record } from '../../../trail/entries.db.ts';
import { documentKey } from '../../documents.rules.ts';
import { type ReadSignature, readSignature } from '../cms/read-signature.rules.ts';
import { lasting, type Validation } from '../pdf/lasting.rules.ts';
import { findToStamp, giveStamped, setRevoked, type ToStamp, unstampedBefore } from '../signatures.db.ts';
import { askTimeStamp } from './ask-time-stamp.server.ts';
import { stampRoom } from './time-stamp.rules.ts';
import { validationOf } from './validation.server.ts';

declare module '../../../platform/jobs/job.server.ts' {
  interface JobServices {
    signing: SigningSettings;
    /** The folder of those who are trusted for signatures and time stamps. */
    icpBrasilDir: string | undefined;
  }
}

/**
 * Adds to what was signed what it is validated with for long, under a time stamp of all of it; and before that one of the signature's
 * file, where none came when it was signed. Each is an update at the end: what was given before is how it begins (decision 144).
 */
export const stampJob = defineJob({
  kind: 'signature-stamp',
  payload: z.object({ document: z.uuid() }),
  async handle({ document }, services) {
    const { db, signing, icpBrasilDir } = services;
    const service = signing.stamps;
    let file = await findToStamp(db, document);
    // Without a service nothing is claimed, and nothing is asked for.
    if (!service || !file) return;
    if (!file.stampedAt) {
      await addStamp(services, service, file, nothing);
      file = await findToStamp(db, document);
      if (!file) return;
    }
    const { read } = await readKept(services, file);
    const validation = await validationOf(read, icpBrasilDir);
    if (!validation) throw new JobError('no-revocation-list');
    if (typeof validation === 'string') {
      // Nothing makes it valid any more: the issuer and whoever verifies read it, and it is asked for no more.
      await setRevoked(db, file, validation);
      throw new JobError(`certificate-${validation}`, { isFinal: true });
    }
    await addStamp(services, service, file, validation);
  },
});

/** Leaves a job for each signature that waits for a stamp since before a time: after a restore, or where a person has dropped one. */
export async function enqueueUnstamped(tx: Database, before = new Date()): Promise<void> {
  for (const document of await unstampedBefore(tx, before.toISOString(), mostAtOnce)) {
    if (await isSetAside(tx, stampJob, { document })) continue;
    await enqueue(tx, stampJob, { document }, { key: document });
  }
}

/** More than these wait for the next round. */
const mostAtOnce = 1_000;

const nothing: Validation = { certificates: [], lists: [] };

async function addStamp(
  services: JobServices,
  service: TimeStampService,
  file: ToStamp,
  validation: Validation,
): Promise<void> {
  const { bytes: before } = await readKept(services, file);
  const { bytes, begin, end } = lasting(before, validation, stampRoom);
  const covered = Buffer.concat([bytes.subarray(0, begin), bytes.subarray(end)]);
  const stamp = await askTimeStamp(service, covered, services.icpBrasilDir);
  if (!stamp || (await isRevoked(stamp.trusted))) throw new JobError('no-time-stamp');
  bytes.write(stamp.token.toString('hex'), begin + 1, 'latin1');
  // Nothing is given that would not be found valid.
  const read = readSignature(bytes);
  const isWhole = typeof read !== 'string' && bytes.subarray(0, before.length).equals(before);
  if (!isWhole) throw new Error('the time stamp does not hold');
  await give(services, file, { bytes, stamp, lastingAt: read.isLasting ? stamp.at : null });
}

type Stamped = { bytes: Buffer; stamp: { at: string; by: string }; lastingAt: string | null };

async function give({ db, storage }: JobServices, before: ToStamp, { bytes, stamp, lastingAt }: Stamped) {
  const { companyId, employeeId, documentId } = before;
  const id = uuid();
  const key = documentKey({ companyId, employeeId, id });
  const { etag } = await storage.write(key, Readable.from([bytes]), bytes.length);
  // Together: the file that is given from now on, and the trail. The one before stays where it is: copies may be under way.
  const isGiven = await db.transaction().execute(async (tx) => {
    const file = { id, size: bytes.length, sha256: hash('sha256', bytes), etag, stamp, lastingAt };
    if (!(await giveStamped(tx, before, file))) return false;
    const about = { subject: 'document', subjectId: documentId, companyId, employeeId } as const;
    await record(tx, { address: null }, { action: 'document-stamped', ...about });
    return true;
  });
  if (!isGiven) await storage.remove(key);
}

/** What is given of a document now. @throws FILE_ALTERED for other bytes than those that were signed */
async function readKept({ storage }: JobServices, file: ToStamp): Promise<{ bytes: Buffer; read: ReadSignature }> {
  const bytes = await buffer(await storage.read(documentKey(file), file.etag));
  const read = hash('sha256', bytes) === file.sha256 ? readSignature(bytes) : 'altered';
  if (typeof read === 'string') throw altered();
  return { bytes, read };
}
