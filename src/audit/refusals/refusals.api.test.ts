import { afterEach, expect, test } from 'vitest';
import { type Pace, usualPace } from '../../platform/refusal-pace.rules.ts';
import { usualPatience } from '../../server/unreadable.server.ts';
import type { ApiResponse } from '../../testing/api.ts';
import { makeCompany, makeEmployee, unknownId } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { verifyChain } from '../../trail/chain.db.ts';

let app: TestApp;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;
afterEach(() => app.stop());

async function start(pace: Partial<Pace>, loop = 0): Promise<void> {
  const refusals = { ...usualPace, firstPauseMs: 0, ...pace };
  app = await startApp({}, { patience: { ...usualPatience, loop, refusals } });
  [mine, other] = [await makeCompany(app), await makeCompany(app)];
}

const ask = (path: string, as = mine.token) => app.call('GET', path, { as });
const hour = 3_600_000;
const written = () =>
  app.db.selectFrom('audit_entries').selectAll().where('action', '=', 'refused').orderBy('number').execute();

test('of a refusal that is repeated the first one is written at once, and the others together when the server ends', async () => {
  await start({});
  const employee = await makeEmployee(app, other);
  for (let times = 0; times < 50; times++) expect((await ask(`/employee/${employee.id}`)).status).toBe(404);
  const first = { detail: 'employees.read', subject_id: employee.id, employee_id: employee.id, times: null };
  expect(await written()).toMatchObject([first]);
  await app.end();
  expect(await written()).toMatchObject([first, { ...first, times: 49, actor_type: 'company', address: '127.0.0.1' }]);
  expect(await verifyChain(app.db)).toMatchObject({ broken: null });
});

test('of many different ones so many have an entry, and of the others what they have in common is kept', async () => {
  await start({ apart: 3 });
  const ids = Array.from({ length: 9 }, (_, at) => unknownId.replace(/.$/, String(at)));
  for (const id of ids) await ask(`/unit/${id}`);
  expect((await written()).map(({ subject_id }) => subject_id)).toEqual(ids.slice(0, 3));
  await ask('/admins');
  await app.end();
  expect((await written()).slice(3)).toMatchObject([{ subject: null, subject_id: null, detail: null, times: 7 }]);
});

test('another session has its own count', async () => {
  await start({});
  for (const token of [mine.token, other.token, mine.token, other.token]) await ask('/admins', token);
  expect(await written()).toHaveLength(2);
  await app.end();
  expect((await written()).map(({ times }) => times)).toEqual([null, null, 1, 1]);
});

test('when the window is over they are written, every one is counted, and it begins anew', async () => {
  await start({ windowMs: 50 });
  const total = 40;
  for (let times = 0; times < total; times++) await ask('/admins');
  const counted = async () => (await written()).reduce((sum, { times }) => sum + (times ?? 1), 0);
  await until(async () => (await counted()) === total);
});

test('who reads the trail is told how often', async () => {
  await start({ windowMs: 500 });
  const { token } = (await app.call('POST', '/login', { body: app.admin })).body;
  const entries = () => app.call('GET', '/audit?action=refused', { as: token });
  await until(async () => {
    // On a slow machine a window may be over before the second refusal of it.
    await Promise.all(Array.from({ length: 5 }, () => ask('/companies')));
    return (await entries()).body.entries.some(({ times }: { times: number }) => times > 1);
  });
});

/**
 * Asks for what is refused until no more may wait for their answer. Answers what came back, and what still will.
 * @param most how many may wait: only they are without an answer then, and no other is on its way when the server ends
 */
async function askUntilTooMany(most: number) {
  const answers: ApiResponse[] = [];
  const late: Promise<unknown>[] = [];
  while (!answers.some(({ status }) => status === 429)) {
    late.push(ask('/admins').then((response) => answers.push(response)));
    expect((await ask('/profile')).status).toBe(200);
  }
  await until(async () => answers.length === late.length - most);
  return { answers, all: () => Promise.all(late) };
}

test('who was refused often is answered late, and everything else at once; the end of the server waits for none', async () => {
  await start({ free: 2, firstPauseMs: hour, longestPauseMs: hour, mostPausing: 2 });
  for (let times = 0; times < 2; times++) expect((await ask('/admins')).status).toBe(403);
  const asked = await askUntilTooMany(2);
  expect(asked.answers.every(({ status }) => status === 429)).toBe(true);
  expect(asked.answers[0]?.headers.get('retry-after')).toBe('3600');
  expect((await ask('/admins', other.token)).status).toBe(403);
  await app.end();
  await asked.all();
  expect(asked.answers.filter(({ status }) => status === 403)).toHaveLength(2);
});

test('those who wait for a late answer are not counted among those who are too many', async () => {
  await start({ free: 0, firstPauseMs: hour, longestPauseMs: hour, mostPausing: 150 }, 1);
  const asked = await askUntilTooMany(150);
  // Longer than a sample of the loop: whatever is under way now is too much.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  expect((await ask('/profile')).status).toBe(200);
  await app.end();
  await asked.all();
  expect(asked.answers.filter(({ status }) => status === 403)).toHaveLength(150);
});
