import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { jobs } from '../app/workshop/jobs.server.ts';
import { defineJob } from '../platform/jobs/job.server.ts';
import { claim, enqueue } from '../platform/jobs/queue.db.ts';
import { workOff } from '../platform/jobs/work-off.server.ts';
import { makeCompany, makeProfessional, signInFirstAdmin, unknownId } from '../testing/factories.ts';
import { makeSetAside } from '../testing/set-aside.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { kindLabels, reasonLabel } from './tasks.labels.ts';

let app: TestApp;
let admin: string;
let runs: number;

const job = defineJob({
  kind: 'example',
  payload: z.object({}),
  async handle() {
    runs++;
  },
});

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  runs = 0;
  await app.db.deleteFrom('jobs').execute();
});

const makeAside = (...reasons: string[]) => makeSetAside(app.db, 'example', ...reasons);
const call = (method: 'GET' | 'PUT', path: string, as = admin) => app.call(method, path, { as });
const work = () => workOff({ ...app.workshop, jobs: [job] });
const trail = () =>
  app.db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'subject_id', 'detail', 'times'])
    .where('subject', '=', 'task')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

test('an administrator sees what was set aside: what, since when, how often it was tried and why', async () => {
  const [id] = await makeAside('ECONNREFUSED');
  await enqueue(app.db, job, {});
  expect((await call('GET', '/tasks?page=1')).body).toEqual({
    tasks: [
      {
        id,
        kind: 'example',
        createdAt: expect.stringMatching(/Z$/),
        setAsideAt: expect.stringMatching(/Z$/),
        attempts: 12,
        reason: 'ECONNREFUSED',
      },
    ],
    total: 1,
  });
  expect((await call('GET', `/tasks/${id}`)).body.task).toMatchObject({ id, reason: 'ECONNREFUSED' });
});

test('the list comes in parts and in the order that was asked for', async () => {
  const ids = await makeAside('b', 'a', 'c');
  const idsOf = async (query: string) =>
    (await call('GET', `/tasks?${query}`)).body.tasks.map(({ id }: { id: string }) => id);
  expect(await idsOf('pageSize=2')).toEqual(ids.slice(0, 2));
  expect(await idsOf('pageSize=2&page=2')).toEqual(ids.slice(2));
  expect(await idsOf('sort=-reason')).toEqual([ids[2], ids[0], ids[1]]);
  expect((await call('GET', '/tasks?sort=payload')).status).toBe(400);
  expect((await call('GET', '/tasks?search=x')).status).toBe(200);
});

test('tried again it begins anew, once, and the trail says who did it', async () => {
  const [id] = await makeAside('EAUTH');
  expect((await call('PUT', `/tasks/retry/${id}`)).status).toBe(204);
  expect(await trail()).toEqual({ action: 'retried', subject: 'task', subject_id: id, detail: 'example', times: null });
  expect((await call('PUT', `/tasks/retry/${id}`)).status).toBe(404);
  expect([await work(), runs]).toEqual([1, 1]);
});

test('all are tried again together', async () => {
  await makeAside('EAUTH', 'EAUTH', 'ETIMEDOUT');
  expect((await call('PUT', '/tasks/retry-all')).body).toEqual({ retried: 3 });
  expect(await trail()).toMatchObject({ action: 'retried', subject_id: null, times: 3 });
  expect([await work(), runs]).toEqual([3, 3]);
  expect((await call('PUT', '/tasks/retry-all')).body).toEqual({ retried: 0 });
});

test('discarded it is never done, and cannot be tried again', async () => {
  const [id] = await makeAside('EAUTH');
  expect((await call('PUT', `/tasks/discard/${id}`)).status).toBe(204);
  expect(await trail()).toMatchObject({ action: 'discarded', subject_id: id, detail: 'example' });
  for (const action of ['discard', 'retry']) expect((await call('PUT', `/tasks/${action}/${id}`)).status).toBe(404);
  expect([await work(), runs]).toEqual([0, 0]);
});

test('of two who decide at the same moment one is heard', async () => {
  const [id] = await makeAside('EAUTH');
  const both = await Promise.all([call('PUT', `/tasks/retry/${id}`), call('PUT', `/tasks/discard/${id}`)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
});

test('what waits or runs is no task to decide about', async () => {
  await enqueue(app.db, job, {});
  const [held] = await claim(app.db, { kind: 'example', most: 1, lease: 'test', leaseMs: 60_000 });
  for (const path of [`/tasks/retry/${held?.id}`, `/tasks/discard/${held?.id}`, `/tasks/discard/${unknownId}`]) {
    expect((await call('PUT', path)).status).toBe(404);
  }
});

test('nobody else has to do with it', async () => {
  const [id] = await makeAside('EAUTH');
  for (const { token } of [await makeCompany(app), await makeProfessional(app)]) {
    expect((await call('GET', '/tasks', token)).status).toBe(403);
    expect((await call('PUT', `/tasks/discard/${id}`, token)).status).toBe(403);
  }
});

test('health counts what was set aside, and goes on being well', async () => {
  expect((await app.call('GET', '/health')).body.tasksSetAside).toBe(0);
  await makeAside('EAUTH', 'ETIMEDOUT');
  expect(await app.call('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok', tasksSetAside: 2 } });
});

test('every kind of job has its name on screen, and an unknown reason keeps its word', () => {
  expect(Object.keys(kindLabels)).toEqual(expect.arrayContaining(jobs.map(({ kind }) => kind)));
  expect(reasonLabel('ECONNREFUSED')).toBe('O outro servidor recusou a conexão.');
  expect(reasonLabel('constructor')).toBe('Erro inesperado (constructor).');
});
