import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { clockShift } from '../../testing/clock/clock.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { defineJob } from './job.server.ts';
import { usualPace } from './pauses.rules.ts';
import { enqueue } from './queue.db.ts';
import { startWorker } from './worker.server.ts';

let app: TestApp;
let end: () => Promise<void>;
let begun: string[];
let held: PromiseWithResolvers<void>;
let looks: number;

/** Goes on until the test lets it. */
const long = defineJob({
  kind: 'long',
  payload: z.object({ id: z.uuid() }),
  async handle({ id }) {
    begun.push(id);
    await held.promise;
  },
});
/** Comes every moment: whoever has seen it twice knows that the node has looked for work in between. */
const tick = defineJob({
  kind: 'tick',
  payload: z.object({}),
  everyMs: 1,
  async handle() {
    looks += 1;
  },
});

beforeEach(async () => {
  app = await startApp();
  [begun, held, looks] = [[], Promise.withResolvers<void>(), 0];
  end = startWorker({ ...app.workshop, jobs: [long, tick], pace: { ...usualPace, lookMs: 20, together: 4 } });
});
afterEach(async () => {
  held.resolve();
  await end();
  await app.stop();
  if (shift === undefined) delete process.env.TEST_CLOCK_SHIFT;
  else process.env.TEST_CLOCK_SHIFT = shift;
});

const hour = 3_600_000;
const shift = process.env.TEST_CLOCK_SHIFT;
/** Sets the clock of this process, which the node of the test has as well; it goes on from there (moved-date.ts). */
function jump(byMs: number): void {
  process.env.TEST_CLOCK_SHIFT = String(clockShift() + byMs);
}
const put = async (runAt?: Date) => {
  const id = uuid();
  await enqueue(app.db, long, { id }, runAt ? { runAt } : {});
  return id;
};
/** Several looks go by. */
async function looked(): Promise<void> {
  const before = looks;
  await until(() => looks > before + 3);
}

test('a clock that jumps ahead lets nothing be begun a second time while it is at work', async () => {
  const id = await put();
  await until(() => begun.length === 1);
  await looked();
  jump(hour);
  await looked();
  expect(begun).toEqual([id]);
});

test('a clock that is set back puts nothing off: what waits, what is put off and what repeats itself come as they would have', async () => {
  await looked();
  const later = await put(new Date(Date.now() + 2_000));
  const much = await put(new Date(Date.now() + 12 * hour));
  jump(-6 * hour);
  await looked();
  await until(() => begun.length > 0);
  expect(begun).toEqual([later]);
  const now = await put();
  await until(() => begun.length === 2);
  expect(begun, 'what is left after the jump is done at once, and what is not due waits').toEqual([later, now]);
  expect(begun).not.toContain(much);
});
