import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { followClock, watchJumps } from './clock-jump.server.ts';
import { nodeName } from './node-name.server.ts';
import { claim, dueKinds, giveBack, type Held } from './queue.db.ts';
import { runJob, type Workshop } from './run-job.server.ts';
import { ensureRepeating, freeOfDead, mendPauses, setUnknownAside } from './upkeep.db.ts';
import { onWake } from './wake.server.ts';

/** How often the jobs that repeat themselves are looked after. */
const tidyMs = 3_600_000;

/** After a call to look: it comes before its transaction has committed. */
const soonMs = [10, 50, 250];

/**
 * Takes jobs of the queue and runs them, of each kind several at a time, as other nodes do at the same time. No
 * kind waits for another one.
 * @returns ends it: takes nothing more, waits a little for what runs, and gives the rest back
 */
export function startWorker(workshop: Workshop): () => Promise<void> {
  const { jobs, pace, services, onClockBack } = workshop;
  const kinds = jobs.map(({ kind }) => kind);
  const { db, log } = services;
  // Its process is named, for whoever looks into the table, and whoever starts after it was killed.
  const node = nodeName();
  const running = new Map<Promise<void>, { held: Held; ending: AbortController }>();
  const bell = alarm();
  let [isEnding, tidyAt, soon] = [false, -1, soonMs];
  const endWaking = onWake(() => {
    soon = soonMs;
    bell.ring();
  });

  function start(held: Held): void {
    const ending = new AbortController();
    const run = runJob(workshop, held, ending)
      // How it ended could not be noted: once its lease is over it is taken again.
      .catch((error: unknown) => log.error({ err: error, job: held.id, kind: held.kind }, 'a job was left behind'))
      .finally(() => {
        running.delete(run);
        bell.ring();
      });
    running.set(run, { held, ending });
  }

  const jumped = watchJumps();
  let jumpedMs = 0;

  async function look(): Promise<void> {
    const held = [...running.values()].map((one) => one.held);
    jumpedMs += jumped();
    await followClock(db, jumpedMs, { running: held, leaseMs: pace.leaseMs, onClockBack });
    jumpedMs = 0;
    if (performance.now() >= tidyAt) {
      await tidy(workshop, tidyAt < 0);
      tidyAt = performance.now() + tidyMs;
    }
    const due = await dueKinds(db, kinds);
    for (const { kind, together } of jobs.filter((job) => due.includes(job.kind))) {
      // Told to end while it looked: what the jobs that end meanwhile leave free is not filled again.
      if (isEnding) return;
      const busy = [...running.values()].filter(({ held }) => held.kind === kind).length;
      const most = (together ?? pace.together) - busy;
      if (most <= 0) continue;
      const by = { kind, most, lease: `${node}/${randomUUID()}`, leaseMs: pace.leaseMs };
      for (const held of await claim(db, by)) start(held);
    }
  }

  async function work(): Promise<void> {
    let isReadable = true;
    while (!isEnding) {
      try {
        await look();
        isReadable = true;
      } catch (error) {
        // Once an outage, not once a second.
        if (isReadable) log.error({ err: error }, 'the queue could not be read; it is read again');
        isReadable = false;
      }
      const [next = pace.lookMs, ...later] = soon;
      soon = later;
      if (!isEnding) await bell.wait(next);
    }
  }

  const working = work();
  return async () => {
    isEnding = true;
    endWaking();
    bell.ring();
    await working;
    await settled([...running.keys()], pace.graceMs);
    for (const { ending } of running.values()) ending.abort();
    await settled([...running.keys()], pace.graceMs / 5);
    await Promise.allSettled([...running.values()].map(({ held }) => giveBack(db, held)));
  };
}

/** A node that starts lets what repeats itself run at once: its predecessor may have been killed. */
async function tidy({ jobs, services: { db }, pace, onSetAside }: Workshop, isStart: boolean): Promise<void> {
  if (isStart) await freeOfDead(db);
  await mendPauses(db, Math.max(2 * pace.longestPauseMs, 2 * pace.leaseMs));
  for (const job of jobs) if (job.everyMs !== null) await ensureRepeating(db, job, isStart ? 0 : job.everyMs);
  // Together: the jobs that nobody here knows, and what is told of each.
  await db.transaction().execute(async (tx) => {
    const unknown = await setUnknownAside(
      tx,
      jobs.map(({ kind }) => kind),
    );
    for (const job of unknown) await onSetAside(tx, { ...job, payload: '{}', reason: 'unknown-kind' });
  });
}

/** Waits until all have ended, or for so long. */
async function settled(runs: readonly Promise<void>[], ms: number): Promise<void> {
  const late = new AbortController();
  const over = pause(ms, undefined, { signal: late.signal }).catch(() => {});
  await Promise.race([Promise.all(runs), over]);
  late.abort();
}

/** A wait that can be cut short, also before it begins. */
function alarm() {
  let rung = Promise.withResolvers<void>();
  return {
    ring: () => rung.resolve(),
    async wait(ms: number): Promise<void> {
      const cut = new AbortController();
      await Promise.race([rung.promise, pause(ms, undefined, { ref: false, signal: cut.signal }).catch(() => {})]);
      cut.abort();
      rung = Promise.withResolvers<void>();
    },
  };
}
