import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { defineJob, type JobContext } from './job.server.ts';
import { hasEnded, nodeName } from './node-name.server.ts';
import { usualPace } from './pauses.rules.ts';
import { claim, enqueue } from './queue.db.ts';
import type { Workshop } from './run-job.server.ts';
import { retrySetAside } from './set-aside.db.ts';
import { freeOfDead, setUnknownAside } from './upkeep.db.ts';
import { startWorker } from './worker.server.ts';

let app: TestApp;
let begun: (JobContext & { end: () => void; fail: () => void })[];
let rounds: number;
let ends: (() => Promise<void>)[];

/** Runs until the test says how it ends, or until it is told to end. */
const job = defineJob({
  kind: 'example',
  payload: z.object({ id: z.uuid() }),
  handle: (_payload, _services, context) =>
    new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('failed'));
      begun.push({ ...context, end: resolve, fail });
      context.signal.addEventListener('abort', fail);
    }),
});

const repeating = defineJob({
  kind: 'repeating',
  payload: z.object({}),
  everyMs: 3_600_000,
  async handle() {
    rounds++;
  },
});

beforeEach(async () => {
  app = await startApp();
  [begun, rounds, ends] = [[], 0, []];
});
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  await app.stop();
});

/** A node more. @returns ends it */
function start(pace: Partial<Workshop['pace']> = {}, jobs: Workshop['jobs'] = [job]): () => Promise<void> {
  const end = startWorker({ ...app.workshop, jobs, pace: { ...usualPace, lookMs: 20, graceMs: 200, ...pace } });
  ends.push(end);
  return end;
}

const put = () => enqueue(app.db, job, { id: uuid() });
const rows = () => app.db.selectFrom('jobs').selectAll().execute();

test('two nodes do every job once, as many at a time as they may', async () => {
  for (let times = 0; times < 7; times++) await put();
  start({ together: 2 });
  start({ together: 2 });
  await until(() => begun.length === 4);
  for (let done = 0; done < 7; done++) {
    await until(() => begun.length > done);
    begun[done]?.end();
  }
  await until(async () => (await rows()).length === 0);
  expect(begun.map(({ attempt }) => attempt)).toEqual(begun.map(() => 1));
  expect(begun).toHaveLength(7);
});

test('an enqueue in the same process is not left waiting for the next look', async () => {
  start({ lookMs: 600_000 });
  await put();
  await until(() => begun.length === 1);
  begun[0]?.end();
});

test('while a job runs its lease goes on being given', async () => {
  await put();
  start({ leaseMs: 6_000 });
  await until(() => begun.length === 1);
  const first = (await rows())[0]?.due_at ?? '';
  await until(async () => ((await rows())[0]?.due_at ?? '') > first);
  begun[0]?.end();
});

test('a node that has lost a job to another one is told so, and its word counts no more', async () => {
  await put();
  start({ leaseMs: 3_000 });
  await until(() => begun.length === 1);
  await app.db.updateTable('jobs').set({ lease: 'another', due_at: '9999-01-01T00:00:00.000Z' }).execute();
  await until(() => begun[0]?.signal.aborted);
  expect(await rows()).toMatchObject([{ lease: 'another', attempts: 1 }]);
});

test('a node that stops waits a little for what it holds, tells the rest to end and gives it back', async () => {
  for (let times = 0; times < 2; times++) await put();
  // It has both hands full: the third is never its own.
  const end = start({ graceMs: 1_000, together: 2 });
  await until(() => begun.length === 2);
  await put();
  const ended = end();
  // The first is still let come to its end; whether its note has been taken by then is the machine's matter.
  expect(begun.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  begun[0]?.end();
  await ended;
  expect(begun[1]?.signal.aborted).toBe(true);
  expect(begun).toHaveLength(2);
  const left = (await rows()).map(({ attempts, lease, reason }) => ({ attempts, lease, reason }));
  expect(left).toEqual([1, 2].map(() => ({ attempts: 0, lease: null, reason: null })));
});

test('a kind with a measure of its own neither waits for others nor keeps them waiting', async () => {
  const own = { ...job, kind: 'own', together: 1 };
  for (let times = 0; times < 3; times++) {
    await enqueue(app.db, own, { id: uuid() });
    await put();
  }
  start({ together: 2 }, [job, own]);
  await until(() => begun.length === 3);
  const held = await app.db.selectFrom('jobs').select('kind').where('lease', 'is not', null).orderBy('kind').execute();
  expect(held.map(({ kind }) => kind)).toEqual(['example', 'example', 'own']);
});

test('what repeats itself is there once however many nodes there are, and runs at each start', async () => {
  for (let nodes = 0; nodes < 3; nodes++) start({}, [repeating]);
  // Each node begins with a round of its own: what is looked at is one moment between two.
  let between: Awaited<ReturnType<typeof rows>> = [];
  await until(async () => {
    between = await rows();
    return rounds > 0 && between.every(({ lease }) => lease === null);
  });
  expect(between).toMatchObject([{ kind: 'repeating', attempts: 0, lease: null }]);
  await Promise.all(ends.splice(0).map((end) => end()));
  const before = rounds;
  // A clock that was ahead has put it off for years.
  await app.db.updateTable('jobs').set({ due_at: '2046-01-01T00:00:00.000Z' }).execute();
  start({}, [repeating]);
  await until(() => rounds > before);
  await until(async () => (await rows()).every(({ lease }) => lease === null));
  const [row] = await rows();
  expect(Date.parse(row?.due_at ?? '')).toBeLessThanOrEqual(Date.now() + 3_600_000);
});

test('what repeats itself is never set aside: after the last try it waits for its next round', async () => {
  const failing = { ...repeating, tries: 2, perform: () => Promise.reject(new Error('failed')) };
  start({ firstPauseMs: 0 }, [failing]);
  await until(async () => Date.parse((await rows())[0]?.due_at ?? '') > Date.now() + 1_800_000);
  expect(await rows()).toMatchObject([{ attempts: 0, set_aside_at: null }]);
});

test('a job that was put off by a clock that was ahead comes back with the next start', async () => {
  await put();
  await app.db.updateTable('jobs').set({ attempts: 1, due_at: '2046-01-01T00:00:00.000Z' }).execute();
  start();
  await until(() => begun.length === 1);
  begun[0]?.end();
});

test('what repeats itself and was set aside as unknown is there once again when a person lets it begin anew', async () => {
  const held = async () => (await rows()).some(({ lease }) => lease !== null);
  start({}, [repeating]);
  await until(async () => rounds === 1 && !(await held()));
  await Promise.all(ends.splice(0).map((end) => end()));
  await app.db.updateTable('jobs').set({ due_at: '2020-01-01T00:00:00.000Z' }).execute();
  expect(await setUnknownAside(app.db, ['example'])).toHaveLength(1);
  start({}, [repeating]);
  await until(async () => rounds === 2 && !(await held()));
  expect(await retrySetAside(app.db)).toBe(1);
  await until(async () => rounds === 3 && !(await held()));
  expect(await rows()).toMatchObject([{ kind: 'repeating', key: 'only' }]);
});

test('what no node knows is left to another version for a day and then set aside', async () => {
  await put();
  expect(await setUnknownAside(app.db, ['repeating'])).toEqual([]);
  await app.db.updateTable('jobs').set({ due_at: '2020-01-01T00:00:00.000Z' }).execute();
  start({}, [repeating]);
  await until(async () => (await rows()).some(({ reason }) => reason === 'unknown-kind'));
});

/** Elsewhere nobody tells machines apart, and nobody is taken for dead before the lease is over. */
const onLinux = test.runIf(process.platform === 'linux');

/** Another process, with the name that it gives its leases. */
async function otherNode() {
  const source = new URL('./node-name.server.ts', import.meta.url).href;
  const program = `import(${JSON.stringify(source)}).then(({ nodeName }) => console.log(nodeName())); setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [name] = await once(child.stdout, 'data');
  return {
    lease: `${String(name).trim()}/taking`,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

onLinux(
  'what a process held that was killed is done by the next start at once; what a living one holds is its own',
  async () => {
    const [dead, alive] = [await otherNode(), await otherNode()];
    for (const { lease } of [dead, alive]) {
      await put();
      const [held] = await claim(app.db, { kind: 'example', most: 1, lease, leaseMs: 3_600_000 });
      expect(held).toBeDefined();
    }
    await dead.kill();
    const leases = async () => (await rows()).map(({ lease }) => lease).sort();
    expect(await leases()).toEqual([alive.lease, dead.lease].sort());
    start();
    await until(() => begun.length === 1);
    expect(begun[0]?.attempt, 'it had begun once').toBe(2);
    begun[0]?.end();
    await until(async () => (await rows()).length === 1);
    expect(await leases()).toEqual([alive.lease]);
    await alive.kill();
  },
);

onLinux(
  'what another machine holds is its own until its lease is over, whatever processes there are here',
  async () => {
    const here = await otherNode();
    await here.kill();
    await put();
    // The first namespace of processes has the same number on every machine.
    const lease = here.lease.replace(thisMachine(), '2f1c8c4e-0d5b-4a53-9a0e-5a0f6f3b9d11');
    await claim(app.db, { kind: 'example', most: 1, lease, leaseMs: 3_600_000 });
    const [before] = await rows();
    await freeOfDead(app.db);
    expect(await rows()).toEqual([before]);
    await app.db.updateTable('jobs').set({ lease: here.lease }).execute();
    await freeOfDead(app.db);
    expect((await rows())[0]?.due_at).not.toEqual(before?.due_at);
  },
);

/** What Linux calls this machine since it was started. */
const thisMachine = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

onLinux('a number that is another process’s by now is not who gave the lease', () => {
  const [pid, world, begun, own] = nodeName().split(':');
  expect(hasEnded(`${process.ppid}:${world}:${begun}0:${own}`), 'it began at another time').toBe(true);
  expect(hasEnded(`${process.ppid}:another:${begun}0:${own}`), 'where numbers are counted apart').toBe(false);
  expect(hasEnded(`${process.ppid}::${begun}0:${own}`), 'where nobody tells machines apart').toBe(false);
  expect(hasEnded(`${pid}:${world}:${begun}:${own}`), 'its own').toBe(false);
  expect(hasEnded(`${pid}-of-an-earlier-version`)).toBe(false);
});
