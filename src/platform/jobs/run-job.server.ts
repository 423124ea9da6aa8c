import { crashPoint } from '../crash-point.server.ts';
import type { Database } from '../database/database.server.ts';
import { type AnyJob, JobError, type JobServices, reasonOf } from './job.server.ts';
import { type Pace, pauseAfter } from './pauses.rules.ts';
import { finish, giveBack, type Held, putOff, renew, setAside } from './queue.db.ts';

/** Told of each job that is set aside, in the transaction that does it. It must not depend on the job that has failed. */
export type OnSetAside = (
  tx: Database,
  job: { id: string; kind: string; reason: string; payload: string },
) => Promise<void>;

/** What a node works with. */
export type Workshop = {
  jobs: readonly AnyJob[];
  services: JobServices;
  pace: Pace;
  onSetAside: OnSetAside;
  /** Told that the clock of an embedded database was set back by so many milliseconds, for what waits by it in other tables. */
  onClockBack?: ((tx: Database, byMs: number) => Promise<void>) | undefined;
};

/**
 * Runs a job that this node holds and notes how it ended: done, to be tried again, or set aside. While it runs, its lease is
 * given; once it is another node's, nothing that this one notes counts any more.
 * @param ending its signal is aborted when the job is to end before it is done; then it is given back
 */
export async function runJob(workshop: Workshop, held: Held, ending: AbortController): Promise<void> {
  const { services, pace } = workshop;
  const { db, log } = services;
  const job = workshop.jobs.find(({ kind }) => kind === held.kind);
  if (!job) return giveBack(db, held);
  const line = { job: held.id, kind: held.kind, attempt: held.attempt };
  const endRenewing = keepLease(db, held, pace.leaseMs, ending);
  try {
    crashPoint('job:taken', held.kind);
    // Whoever took it last time was never heard of again, each time: it may be the job that ends them.
    if (held.attempt > job.tries) throw new JobError('interrupted', { isFinal: true });
    await job.perform(held.payload, services, { id: held.id, attempt: held.attempt, signal: ending.signal });
    endRenewing();
    crashPoint('job:performed', held.kind);
    await finish(db, held, job.everyMs);
  } catch (error) {
    endRenewing();
    if (ending.signal.aborted) return giveBack(db, held);
    const reason = reasonOf(error);
    const isLast = held.attempt >= job.tries || (error instanceof JobError && error.isFinal);
    if (!isLast) {
      log.warn({ ...line, err: error, reason }, 'a job failed; it is tried again');
      return putOff(db, held, reason, pauseAfter(held.attempt, pace));
    }
    log.error({ ...line, err: error, reason }, 'a job failed for the last time');
    // What repeats itself begins its next round: nobody has to be asked.
    if (job.everyMs !== null) return finish(db, held, job.everyMs);
    // Together: the job, and what others are told of it.
    await db.transaction().execute(async (tx) => {
      if (await setAside(tx, held, reason)) await workshop.onSetAside(tx, { ...held, reason });
    });
  }
}

/** @returns ends it */
function keepLease(db: Database, held: Held, leaseMs: number, ending: AbortController): () => void {
  let heldUntil = performance.now() + leaseMs;
  const timer = setInterval(async () => {
    const until = performance.now() + leaseMs;
    // A database that does not answer may give it to another node as soon as it does.
    const isHeld = await renew(db, held, leaseMs).catch(() => null);
    if (isHeld) heldUntil = until;
    if (isHeld === false || performance.now() > heldUntil) ending.abort();
  }, leaseMs / 3).unref();
  return () => clearInterval(timer);
}
