import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { defineJob, JobError } from './job.server.ts';
import { claim, dueKinds, enqueue, finish, giveBack, putOff, renew } from './queue.db.ts';
import type { Workshop } from './run-job.server.ts';
import { workOff } from './work-off.server.ts';

const hour = 3_600_000;

let app: TestApp;
let done: string[];
let fails: (id: string) => unknown;

const job = defineJob({
  kind: 'note',
  payload: z.object({ id: z.uuid() }),
  tries: 3,
  async handle({ id }) {
    const error = fails(id);
    if (error) throw error;
    done.push(id);
  },
});

let workshop: Workshop;
let setAsides: { kind: string; reason: string }[];

beforeEach(async () => {
  app = await startApp();
  [done, setAsides, fails] = [[], [], () => undefined];
  workshop = {
    ...app.workshop,
    jobs: [job],
    onSetAside: async (_tx, { kind, reason }) => {
      setAsides.push({ kind, reason });
    },
  };
});
afterEach(() => app.stop());

const rows = () => app.db.selectFrom('jobs').selectAll().orderBy('id').execute();
const take = (lease: string, leaseMs = hour, most = 10) => claim(app.db, { kind: 'note', most, lease, leaseMs });
const put = (options?: Parameters<typeof enqueue>[3]) => {
  const id = uuid();
  return enqueue(app.db, job, { id }, options).then(() => id);
};

test('a job is done once and is gone', async () => {
  const id = await put();
  expect(await workOff(workshop)).toBe(1);
  expect(done).toEqual([id]);
  expect(await rows()).toEqual([]);
});

test('a job lives and dies with the transaction that leaves it', async () => {
  const failing = app.db.transaction().execute(async (tx) => {
    await enqueue(tx, job, { id: uuid() });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await workOff(workshop)).toBe(0);
});

test('a job that is to run later waits until then', async () => {
  await put({ runAt: new Date(Date.now() + hour) });
  expect(await workOff(workshop)).toBe(0);
  expect(await workOff(workshop, 2 * hour)).toBe(1);
});

test('of a key only one waits, and what comes while it runs waits for its own turn', async () => {
  await put({ key: 'digest' });
  await put({ key: 'digest' });
  expect(await rows()).toHaveLength(1);
  const [held] = await take('first');
  await put({ key: 'digest' });
  expect(await rows()).toHaveLength(2);
  // The one that failed need not wait beside it.
  if (held) await putOff(app.db, held, 'ECONNREFUSED', 0);
  expect(await rows()).toMatchObject([{ attempts: 0, lease: null }]);
});

test('a job that fails comes back after growing pauses and is set aside after its last try', async () => {
  fails = () => Object.assign(new Error('connect to mail.example'), { code: 'ECONNREFUSED' });
  await put();
  expect(await workOff(workshop)).toBe(1);
  expect(await rows()).toMatchObject([{ attempts: 1, reason: 'ECONNREFUSED', lease: null, set_aside_at: null }]);
  expect(await workOff(workshop)).toBe(0);
  expect(await workOff(workshop, hour)).toBe(2);
  expect(await rows()).toMatchObject([{ attempts: 3, reason: 'ECONNREFUSED', set_aside_at: expect.any(String) }]);
  expect(setAsides).toEqual([{ kind: 'note', reason: 'ECONNREFUSED' }]);
  expect(await workOff(workshop, 24 * hour)).toBe(0);
});

test('a failure that no further attempt would change is set aside at once, by a word that tells of nobody', async () => {
  fails = () => new JobError('no-address', { isFinal: true });
  await put();
  await workOff(workshop);
  fails = () => new Error('maria@example.com is unknown');
  await put();
  await workOff(workshop, hour);
  expect(setAsides.map(({ reason }) => reason)).toEqual(['no-address', 'Error']);
});

test('what one node holds no other takes until its lease is over, and then the first one’s word counts no more', async () => {
  await put();
  const [first] = await take('first');
  expect(await take('second')).toEqual([]);
  expect(first && (await renew(app.db, first, -1))).toBe(true);
  const [second] = await take('second');
  expect(second).toMatchObject({ id: first?.id, attempt: 2 });
  if (!first || !second) throw new Error('both have held it');
  expect(await renew(app.db, first, hour)).toBe(false);
  await finish(app.db, first, null);
  await putOff(app.db, first, 'late', 0);
  await giveBack(app.db, first);
  expect(await rows()).toMatchObject([{ lease: 'second', attempts: 2, reason: null }]);
});

// Embedded there is one writer at a time, for whom every other one waits.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'what one node is about to take another one passes over, without waiting for it',
  async () => {
    await put();
    await put();
    const taken = await app.db.transaction().execute(async (tx) => {
      const first = await claim(tx, { kind: 'note', most: 1, lease: 'first', leaseMs: hour });
      return [...first, ...(await take('second'))];
    });
    expect(taken.map(({ lease }) => lease)).toEqual(['first', 'second']);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(2);
  },
);

test('what is given back is due at once, and no attempt was failed', async () => {
  await put();
  const [held] = await take('first');
  if (held) await giveBack(app.db, held);
  expect(await take('second')).toMatchObject([{ attempt: 1 }]);
});

test('a node sees and takes no kind that it does not know', async () => {
  await put();
  expect(await dueKinds(app.db, ['other', 'note', 'another'])).toEqual(['note']);
  expect(await dueKinds(app.db, [])).toEqual([]);
  expect(await claim(app.db, { kind: 'other', most: 1, lease: 'x', leaseMs: hour })).toEqual([]);
});

test('a job whose holder was never heard of again, each time, is set aside', async () => {
  await put();
  for (let times = 0; times < 3; times++) await take(`lost ${times}`, -1);
  await workOff(workshop);
  expect(setAsides).toEqual([{ kind: 'note', reason: 'interrupted' }]);
  expect(done).toEqual([]);
});
