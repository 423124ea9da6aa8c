import { PostgresAdapter, type UpdateObject } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database } from '../database/database.server.ts';
import { moment } from '../database/moment.server.ts';
import type { Tables } from '../database/tables.ts';
import { isTaken } from '../database/unique.server.ts';
import type { Job } from './job.server.ts';
import { wakeWorkers } from './wake.server.ts';

declare module '../database/tables.ts' {
  interface Tables {
    jobs: {
      id: string;
      kind: string;
      key: string | null;
      payload: string;
      created_at: string;
      due_at: string;
      attempts: number;
      lease: string | null;
      reason: string | null;
      set_aside_at: string | null;
    };
  }
}

/** A job that a node holds. */
export type Held = { id: string; kind: string; payload: string; attempt: number; lease: string };

/**
 * Leaves a job to be done, in the transaction of the change that makes it necessary: both happen or neither. Before the
 * trail's entry, which is the last thing that a transaction does.
 * @param options.runAt not before then
 * @param options.key of a kind's jobs with the same key only one waits: what waits already stands for this one, too
 */
export async function enqueue<Payload>(
  tx: Database,
  job: Job<Payload>,
  payload: Payload,
  { runAt, key }: { runAt?: Date; key?: string } = {},
): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({
      id: uuid(),
      kind: job.kind,
      key: key ?? null,
      payload: job.encode(payload),
      created_at: moment(tx),
      due_at: runAt?.toISOString() ?? moment(tx),
      attempts: 0,
    })
    // An update, not nothing: it holds the row, so that nobody takes it before what this transaction writes is there.
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .where('key', 'is not', null)
        .where('lease', 'is', null)
        .where('set_aside_at', 'is', null)
        .doUpdateSet((eb) => ({ kind: eb.ref('excluded.kind') })),
    )
    .execute();
  // What is due later is found by the look that every worker takes each second.
  if (!runAt || runAt.getTime() <= Date.now()) wakeWorkers();
}

/**
 * What waits under a key is done sooner, where it was to be done later than then: a pause is over for whoever takes it up again.
 * @param runAt at once, if nothing is said
 */
export async function bringForward(tx: Database, kind: string, key: string, runAt?: Date): Promise<void> {
  const due_at = runAt?.toISOString() ?? moment(tx);
  await tx
    .updateTable('jobs')
    .set({ due_at })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('lease', 'is', null)
    .where('set_aside_at', 'is', null)
    .where('due_at', '>', due_at)
    .execute();
}

/**
 * Of which kinds something is to be done: one question, however many kinds there are and however many jobs wait. It only
 * reads, which keeps nobody waiting where the database has one writer.
 * @param aheadMs as if it were so much later
 */
export async function dueKinds(db: Database, kinds: readonly string[], aheadMs = 0): Promise<string[]> {
  const [first, ...others] = kinds.map((kind) => {
    const oldest = dueOf(db, aheadMs).select('kind').where('kind', '=', kind).orderBy('due_at').limit(1);
    return db.selectFrom(oldest.as('oldest')).select('oldest.kind');
  });
  if (!first) return [];
  const found = await others.reduce((all, each) => all.unionAll(each), first).execute();
  return found.map(({ kind }) => kind);
}

/**
 * Takes jobs of a kind that are due, or whose holder has not been heard of for the time of its lease; the oldest first. What
 * another node takes at the same moment is passed over.
 * @param by.lease names this taking, and no other one
 * @param by.aheadMs as if it were so much later
 */
export async function claim(
  db: Database,
  by: { kind: string; most: number; lease: string; leaseMs: number; aheadMs?: number },
): Promise<Held[]> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const taken = await db
    .with(
      (cte) => cte('due').materialized(),
      () =>
        dueOf(db, by.aheadMs)
          .select('id')
          .where('kind', '=', by.kind)
          .orderBy('due_at')
          .limit(by.most)
          .$if(isPostgres, (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('jobs')
    .set((eb) => ({ lease: by.lease, due_at: moment(db, by.leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'kind', 'payload', 'attempts as attempt'])
    .execute();
  return taken.map((job) => ({ ...job, lease: by.lease }));
}

function dueOf(db: Database, aheadMs = 0) {
  return db.selectFrom('jobs').where('set_aside_at', 'is', null).where('due_at', '<=', moment(db, aheadMs));
}

/** The holder is still alive. @returns whether it still holds the job */
export async function renew(db: Database, held: Held, leaseMs: number): Promise<boolean> {
  return write(db, held, { due_at: moment(db, leaseMs) });
}

/** The key of a job that repeats itself: there is one in the whole installation. */
export const only = 'only';

/**
 * The job is done: it is gone, or waits for its next time, under its key. One that a person has let begin anew after it was
 * set aside had lost it, and another may have been made meanwhile.
 */
export async function finish(db: Database, held: Held, everyMs: number | null): Promise<void> {
  if (everyMs === null) await remove(db, held);
  else await release(db, held, { due_at: moment(db, everyMs), attempts: 0, reason: null, key: only });
}

/** The attempt has failed; the next one is due after a pause. */
export async function putOff(db: Database, held: Held, reason: string, pauseMs: number): Promise<void> {
  await release(db, held, { due_at: moment(db, pauseMs), reason });
}

/** A node that stops has not come to the end of it: another one begins anew, at once, and it is no failed attempt. */
export async function giveBack(db: Database, held: Held): Promise<void> {
  await release(db, held, { due_at: moment(db), attempts: held.attempt - 1 });
}

type Changes = UpdateObject<Tables, 'jobs'>;

/** Lets it wait again. Where another job waits by the same key meanwhile, that one stands for both. */
async function release(db: Database, held: Held, changes: Changes): Promise<void> {
  try {
    await write(db, held, { ...changes, lease: null });
  } catch (error) {
    if (!isTaken(error)) throw error;
    await remove(db, held);
  }
}

/** @returns whether it was still held */
async function write(db: Database, { id, lease }: Held, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(changes)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function remove(db: Database, { id, lease }: Held): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).where('lease', '=', lease).execute();
}

/** Sets a job aside, for a person to look at. @returns whether it was still held */
export function setAside(tx: Database, held: Held, reason: string): Promise<boolean> {
  return write(tx, held, { lease: null, key: null, reason, set_aside_at: moment(tx) });
}

/** What a job of this key was to do has been done otherwise: where it still waits, it goes. */
export async function dropWaiting<Payload>(tx: Database, job: Job<Payload>, key: string): Promise<void> {
  await tx
    .deleteFrom('jobs')
    .where('kind', '=', job.kind)
    .where('key', '=', key)
    .where('lease', 'is', null)
    .where('set_aside_at', 'is', null)
    .execute();
}

/** One job is about to do what several that wait were left for: those go. */
export async function dropAlike<Payload>(tx: Database, job: Job<Payload>, payload: Payload): Promise<void> {
  await tx
    .deleteFrom('jobs')
    .where('kind', '=', job.kind)
    .where('payload', '=', job.encode(payload))
    .where('lease', 'is', null)
    .where('set_aside_at', 'is', null)
    .execute();
}

/** Drops everything that is still to be done. */
export async function deleteJobs(db: Database): Promise<void> {
  await db.deleteFrom('jobs').execute();
}
