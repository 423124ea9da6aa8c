import { z } from 'zod';
import { reachOf } from '../../access/policy.ts';
import { type Scope, scopeFor } from '../../access/scope.ts';
import { announce } from '../../live/announce.server.ts';
import { notify } from '../../notifications/notify.server.ts';
import { crashPoint } from '../../platform/crash-point.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { isTaken } from '../../platform/database/unique.server.ts';
import { defineJob, JobError, type JobServices } from '../../platform/jobs/job.server.ts';
import type { OnSetAside } from '../../platform/jobs/run-job.server.ts';
import { record } from '../../trail/entries.db.ts';
import { givenFiles } from '../signatures/signatures.db.ts';
import { bundleKey } from './bundle-files.server.ts';
import { bundleReady } from './bundle-notifications.server.ts';
import { readBundled } from './bundled-documents.db.ts';
import { type BundleRef, beginTry, markFailed, markReady, noteProgress } from './bundles.db.ts';
import { placesOf } from './contents.rules.ts';
import { keptMs } from './limits.rules.ts';
import { type PackedFile, packed, wholeOnes } from './packing.server.ts';

/** How often progress is told, in milliseconds: a screen asks no more often. */
const toldEveryMs = 1_000;

const payload = z.object({ company: z.uuid(), bundle: z.uuid() });

/**
 * Packs what a company asked for. Each try writes a file of its own, whole or not at all, and only the try that is the last one
 * to have begun makes its file the bundle's: killed, done twice or on another node, no half file is ever seen (decision 55).
 */
export const bundleJob = defineJob({
  kind: 'bundle',
  payload,
  tries: 4,
  together: 1,
  async handle({ company: companyId, bundle: id }, services, { signal }) {
    const begun = await beginTry(services.db, { companyId, id }).catch((error: unknown) => {
      throw isTaken(error) ? new JobError('another-under-way') : error;
    });
    if (!begun) return;
    const of = { companyId, id, tries: begun.tries };
    await announceBundle(services.db, of);
    const documents = await withFiles(
      services.db,
      await readBundled(services.db, companyScope(companyId), begun.criteria),
    );
    // Together: the bundle, whom it tells, and the screens that show it.
    if (documents.length === 0) return services.db.transaction().execute((tx) => giveUp(tx, of));
    const made = await make(services, of, { documents, madeAt: new Date(begun.createdAt), signal });
    if (!(await finish(services.db, of, { ...made, requestedBy: begun.requestedBy }))) {
      await services.storage.remove(bundleKey(of, of.tries));
    }
    crashPoint('bundle:ready');
  },
});

/** What was set aside will not be made: whoever waits for it is told, and can ask again. */
export const failBundle: OnSetAside = async (tx, { kind, payload: encoded }) => {
  if (kind !== bundleJob.kind) return;
  const { success, data } = payload.safeParse(JSON.parse(encoded));
  if (success) await giveUp(tx, { companyId: data.company, id: data.bundle });
};

/** Each with the file that its readers are given: the signed one, where there is one. */
async function withFiles(db: Database, documents: readonly Omit<PackedFile, 'fileId'>[]): Promise<PackedFile[]> {
  const given = await givenFiles(db, documents);
  return documents.map((document) => {
    const { id: fileId, size, sha256, etag } = given.get(document.id) ?? document;
    return { ...document, fileId, size, sha256, etag };
  });
}

type Try = BundleRef & { tries: number };
type Work = { documents: readonly PackedFile[]; madeAt: Date; signal: AbortSignal };

async function make({ db, storage }: JobServices, of: Try, { documents, madeAt, signal }: Work) {
  const total = documents.length;
  const progress = teller(db, of, total);
  const whole = await wholeOnes(storage, documents, async (looked) => {
    signal.throwIfAborted();
    await progress.note(Math.floor(looked / 2));
  });
  if (whole.size === 0) throw new JobError('unreadable-files', { isFinal: true });
  let count = 0;
  const places = placesOf(documents);
  const { bytes, size } = await packed(storage, { places, whole, madeAt }, () => {
    count++;
    crashPoint('bundle:packing');
    progress.note(Math.floor((total + count) / 2)).catch((error: Error) => bytes.destroy(error));
  });
  const stop = () => bytes.destroy(new JobError('interrupted'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    const file = await storage.write(bundleKey(of, of.tries), bytes, size);
    return { file, documents, missing: total - whole.size };
  } finally {
    signal.removeEventListener('abort', stop);
    bytes.destroy();
  }
}

/** Notes progress, now and then; the work ends where it would be for nothing. */
function teller(db: Database, of: Try, total: number) {
  let toldAt = 0;
  return {
    async note(done: number): Promise<void> {
      if (performance.now() - toldAt < toldEveryMs) return;
      toldAt = performance.now();
      if (!(await noteProgress(db, of, done, total))) throw new JobError('interrupted');
      await announceBundle(db, of);
    },
  };
}

type Made = Awaited<ReturnType<typeof make>> & { requestedBy: string };

/** The file is the bundle's from now on; the trail tells whose documents went into it. */
function finish(db: Database, of: Try, { file, documents, missing, requestedBy }: Made): Promise<boolean> {
  const { companyId, id } = of;
  // Together: the bundle, whom it tells, and an entry for each document.
  return db.transaction().execute(async (tx) => {
    const expiresAt = new Date(Date.now() + keptMs);
    if (!(await markReady(tx, of, { file, total: documents.length, missing, expiresAt }))) return false;
    await notify(tx, bundleReady, { to: [requestedBy], about: id });
    await announceBundle(tx, of);
    const by = { caller: { userId: requestedBy, type: 'company' }, address: null };
    const entries = documents.map(({ id: subjectId, employeeId }) => ({
      ...({ action: 'bundled', subject: 'document', subjectId, companyId, employeeId } as const),
    }));
    await record(tx, by, ...entries);
    return true;
  });
}

async function giveUp(tx: Database, of: BundleRef): Promise<void> {
  const requestedBy = await markFailed(tx, of);
  if (requestedBy === null) return;
  await notify(tx, bundleReady, { to: [requestedBy], about: of.id });
  await announceBundle(tx, of);
}

/** Whoever looks at the company's files sees how far this one is. */
export function announceBundle(db: Database, { companyId, id }: BundleRef): Promise<void> {
  return announce(db, { topic: 'bundle', companyId, confidential: false, ids: [id] });
}

/** What the company could read itself. */
function companyScope(companyId: string): Scope {
  const reach = reachOf('company', 'documents.bundle');
  if (!reach) throw new JobError('not-allowed', { isFinal: true });
  return scopeFor(reach, companyId);
}
