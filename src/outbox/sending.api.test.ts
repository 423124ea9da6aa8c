import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { announce } from '../live/announce.server.ts';
import { usualPace } from '../platform/jobs/pauses.rules.ts';
import { startWorker } from '../platform/jobs/worker.server.ts';
import { employeeFields, makeCompany, makeEmployee, makeUnit, signInFirstAdmin } from '../testing/factories.ts';
import { makeWebhook, passTime, type Receiver, receivers, startReceiver } from '../testing/hooks/receiver.ts';
import { caughtUp, openLive } from '../testing/live.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { until } from '../testing/until.ts';

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let receiver: Receiver;
let ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  app = await startApp(receivers);
  admin = await signInFirstAdmin(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.deleteFrom('webhooks').execute();
  await app.db.deleteFrom('jobs').execute();
  mine = await makeCompany(app, {}, admin);
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.stop();
  await Promise.all(ends.map((end) => end()));
  ends = [];
});

const everything = [
  'unit.created',
  'unit.updated',
  'unit.deleted',
  'employee.created',
  'employee.updated',
  'employee.inactivated',
];
const listen = (fields: object = {}) =>
  makeWebhook(app, mine.token, { url: receiver.url, events: everything, ...fields });
const rename = async ({ id, cpf }: { id: string; cpf: string }, name: string) => {
  const body = employeeFields({ cpf, name, nis: '12056412547', rg: '12.345.678-9' });
  const renamed = await app.call('PUT', `/employees/update/${id}`, { as: mine.token, body });
  expect([renamed.status, renamed.body.data]).toEqual([200, undefined]);
};
const deliveries = () =>
  app.db.selectFrom('webhook_deliveries').selectAll().orderBy('created_at').orderBy('id').execute();
const webhook = () => app.db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
const hour = 3_600_000;

test('what happens is told: identifiers and nothing else, with the headers of Standard Webhooks', async () => {
  await listen();
  const unit = await makeUnit(app, mine);
  const employee = await makeEmployee(app, mine, { name: 'Rosalina Conceição', unitId: unit.id });
  expect(receiver.received).toEqual([]);
  await app.workDueJobs();
  const about = { companyId: mine.companyId, employeeId: employee.id };
  expect(receiver.received.map(({ type, data }) => [type, data])).toEqual([
    ['unit.created', { companyId: mine.companyId, unitId: unit.id }],
    ['employee.created', about],
  ]);
  const [, last] = receiver.received;
  expect(last?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': (await deliveries()).at(-1)?.id,
    'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
  });
  for (const ofThePerson of [employee.name, employee.cpf, employee.cpf.replace(/\D/g, '')])
    expect(last?.body).not.toContain(ofThePerson);
  expect(Object.keys(JSON.parse(last?.body ?? ''))).toEqual(['type', 'timestamp', 'data']);
});

test('a company hears of its own alone, the practice of all, each of what it has chosen', async () => {
  const other = await makeCompany(app, {}, admin);
  await listen({ events: ['employee.created'] });
  const practice = await startReceiver();
  await makeWebhook(app, admin, { url: practice.url, events: ['employee.created'] }, app.admin.password);
  await makeEmployee(app, other);
  const employee = await makeEmployee(app, mine);
  await app.workDueJobs();
  await practice.stop();
  expect(receiver.received.map(({ data }) => data.employeeId)).toEqual([employee.id]);
  expect(practice.received.map(({ data }) => data.companyId)).toEqual([other.companyId, mine.companyId]);
});

test('nothing is told of what did not come about, and nothing to a webhook that is off or has no secret', async () => {
  const { id } = await listen();
  const employee = await makeEmployee(app, mine);
  await app.workDueJobs();
  receiver.received.length = 0;
  const refused = await app.call('POST', '/employees', { as: mine.token, body: { ...employee, id: undefined } });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  const read = (await app.call('GET', `/webhooks/${id}`, { as: mine.token })).body.webhook;
  await app.call('PUT', `/webhooks/${id}`, { as: mine.token, body: { ...read, active: false } });
  await app.call('POST', '/webhooks', { as: mine.token, body: { ...read, active: true } });
  await makeEmployee(app, mine);
  await app.workDueJobs();
  expect(receiver.received).toEqual([]);
});

test('a receiver that is down for an hour is told everything once, in order for each person', async () => {
  await listen();
  receiver.answerWith(503);
  const people = [await makeEmployee(app, mine), await makeEmployee(app, mine), await makeEmployee(app, mine)];
  for (const name of ['Segundo nome', 'Terceiro nome']) for (const one of people) await rename(one, name);
  await app.workDueJobs();
  for (const ms of [10_000, 2 * 60_000, 15 * 60_000, 45 * 60_000]) {
    await passTime(app.db, ms);
    await app.workDueJobs();
  }
  const tried = receiver.received.length;
  // It is left alone: a dozen of requests in an hour, however much waits.
  expect(tried).toBeLessThanOrEqual(15);
  expect((await deliveries()).every(({ state }) => state === 'waiting')).toBe(true);
  receiver.received.length = 0;
  receiver.answerWith(204);
  await passTime(app.db, hour + 10 * 60_000);
  await app.workDueJobs();
  expect(new Set(receiver.received.map(({ id }) => id))).toHaveProperty('size', receiver.received.length);
  for (const { id } of people) {
    const told = receiver.received.filter(({ data }) => data.employeeId === id).map(({ type }) => type);
    expect(told).toEqual(['employee.created', 'employee.updated', 'employee.updated']);
  }
  expect((await deliveries()).map(({ state }) => state)).toEqual(Array.from({ length: 9 }, () => 'delivered'));
  expect(await webhook()).toMatchObject({ failures: 0, retry_at: null, held_by: null });
});

test('what is refused holds up what is told of the same person, and nothing of others', async () => {
  await listen();
  const [ana, bia] = [await makeEmployee(app, mine), await makeEmployee(app, mine)];
  await app.workDueJobs();
  receiver.received.length = 0;
  receiver.answerWith((response, { data }) => response.writeHead(data.employeeId === ana.id ? 500 : 204).end());
  await rename(ana, 'Ana Um');
  await rename(ana, 'Ana Dois');
  await rename(bia, 'Bia Um');
  await app.workDueJobs();
  expect(receiver.received.map(({ data }) => data.employeeId)).toEqual([ana.id, bia.id]);
  await rename(bia, 'Bia Dois');
  await app.workDueJobs();
  expect(receiver.received.map(({ data }) => data.employeeId)).toEqual([ana.id, bia.id, bia.id]);
  const [first] = receiver.received;
  receiver.answerWith(204);
  await passTime(app.db, 10_000);
  await app.workDueJobs();
  const ofAna = receiver.received.filter(({ data }) => data.employeeId === ana.id);
  expect(ofAna).toHaveLength(3);
  expect(ofAna[1]?.id).toBe(first?.id);
});

test('a system that is away holds up no other one', async () => {
  receiver.answerWith((response) => response.destroy());
  await listen();
  const other = await startReceiver();
  await makeWebhook(app, mine.token, { url: other.url });
  for (let times = 0; times < 5; times++) await makeEmployee(app, mine);
  await app.workDueJobs();
  await other.stop();
  expect(receiver.received).toHaveLength(3);
  expect(other.received).toHaveLength(5);
});

test('a system that has much to be told waits after its turn for the others, whatever was left for it before', async () => {
  const other = await startReceiver();
  const { id } = await listen();
  for (let times = 0; times < 60; times++) await app.call('PUT', `/webhooks/${id}/test`, { as: mine.token });
  const order: string[] = [];
  receiver.answerWith((response) => {
    order.push('much');
    response.writeHead(204).end();
  });
  other.answerWith((response) => {
    order.push('other');
    response.writeHead(204).end();
  });
  const another = await makeWebhook(app, mine.token, { url: other.url });
  await app.call('PUT', `/webhooks/${another.id}/test`, { as: mine.token });
  await app.workDueJobs();
  await other.stop();
  expect(order).toHaveLength(61);
  // A turn is fifty of them, or fewer where they take long.
  expect(order.indexOf('other')).toBeGreaterThan(0);
  expect(order.indexOf('other')).toBeLessThanOrEqual(50);
});

test('what is not received for three days is set aside, and its owner is told once', async () => {
  const { id } = await listen();
  receiver.answerWith(500);
  await makeEmployee(app, mine);
  await app.workDueJobs();
  for (let times = 0; times < 14; times++) {
    await passTime(app.db, 7 * hour);
    await app.workDueJobs();
  }
  expect(await deliveries()).toMatchObject([{ state: 'aside', status: 500, reason: 'answer' }]);
  expect((await webhook()).failing_since).not.toBeNull();
  const told = () => app.call('GET', '/notifications', { as: mine.token });
  const { notifications } = (await told()).body;
  expect(notifications).toMatchObject([
    { path: `/webhooks/${id}`, text: expect.stringContaining('não está sendo recebido') },
  ]);
  receiver.answerWith(200);
  await makeEmployee(app, mine);
  await app.workDueJobs();
  expect((await webhook()).failing_since).toBeNull();
});

test('410 ends it, Retry-After is waited for, a redirection is not followed', async () => {
  const elsewhere = await startReceiver();
  await listen();
  receiver.answerWith((response) => response.writeHead(302, { location: elsewhere.url }).end());
  await makeEmployee(app, mine);
  await app.workDueJobs();
  await elsewhere.stop();
  expect(elsewhere.received).toEqual([]);
  expect(await deliveries()).toMatchObject([{ status: 302, reason: 'redirect', state: 'waiting' }]);
  receiver.answerWith((response) => response.writeHead(429, { 'retry-after': '600' }).end());
  await passTime(app.db, 10_000);
  await app.workDueJobs();
  expect(receiver.received).toHaveLength(2);
  await passTime(app.db, 9 * 60_000);
  await app.workDueJobs();
  expect(receiver.received).toHaveLength(2);
  receiver.answerWith(410);
  await passTime(app.db, 3 * 60_000);
  await app.workDueJobs();
  expect(receiver.received).toHaveLength(3);
  expect(await deliveries()).toMatchObject([{ status: 410, reason: 'gone', state: 'aside' }]);
  expect(await webhook()).toMatchObject({ active: false });
});

test.each([
  ['that it wants nothing more', 410, {}],
  ['that it is to be left alone', 503, { 'retry-after': '600' }],
])('what an address answers after it was replaced, %s, says nothing of the new one', async (_what, status, headers) => {
  const { id } = await listen();
  const moved = await startReceiver();
  receiver.answerWith(async (response) => {
    const read = (await app.call('GET', `/webhooks/${id}`, { as: mine.token })).body.webhook;
    if (read.url === receiver.url)
      await app.call('PUT', `/webhooks/${id}`, { as: mine.token, body: { ...read, url: moved.url } });
    response.writeHead(status, headers).end();
  });
  const ana = await makeEmployee(app, mine);
  await rename(ana, 'Ana Um');
  await makeEmployee(app, mine);
  await app.workDueJobs();
  await moved.stop();
  expect(receiver.received).toHaveLength(1);
  expect(moved.received.map(({ type }) => type)).toEqual(['employee.created', 'employee.updated', 'employee.created']);
  expect(moved.received[0]?.id).toBe(receiver.received[0]?.id);
  expect((await deliveries()).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['delivered', 1],
    ['delivered', 1],
    ['delivered', 1],
  ]);
  expect(await webhook()).toMatchObject({ active: true, failures: 0, retry_at: null, failing_since: null });
});

test('what was being sent when a node was killed is sent again, under the same identifier, before what follows', async () => {
  await listen();
  const held: string[] = [];
  receiver.answerWith((_response, { id }) => void held.push(id)); // It never answers.
  const ana = await makeEmployee(app, mine);
  await rename(ana, 'Ana Um');
  // A node of its own, which is gone in the middle: its requests end, and it writes nothing any more.
  ends = [startWorker({ ...app.workshop, pace: { ...usualPace, lookMs: 20, graceMs: 0 } })];
  await until(() => held.length === 1);
  await ends[0]?.();
  receiver.answerWith(204);
  await app.workDueJobs();
  const [first, again, next] = receiver.received;
  expect(again?.id).toBe(first?.id);
  expect([again?.type, next?.type]).toEqual(['employee.created', 'employee.updated']);
  expect(receiver.received).toHaveLength(3);
});

test('a node that was killed without a word is stood in for', async () => {
  await listen();
  await makeEmployee(app, mine);
  // As it is left: the job is held, the webhook too, and the delivery counts as tried.
  const [job] = await app.db.selectFrom('jobs').select('id').where('kind', '=', 'webhook').execute();
  const past = new Date(Date.now() - 1_000).toISOString();
  const soon = new Date(Date.now() + 50_000).toISOString();
  await app.db
    .updateTable('jobs')
    .set({ lease: 'gone', due_at: past, attempts: 1 })
    .where('kind', '=', 'webhook')
    .execute();
  await app.db
    .updateTable('webhooks')
    .set({ held_by: job?.id ?? null, held_until: soon })
    .execute();
  await app.db.updateTable('webhook_deliveries').set({ attempts: 1 }).execute();
  await app.workDueJobs();
  expect(receiver.received).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('two nodes tell everything once, in order', async () => {
  await listen();
  ends = [1, 2].map(() => startWorker({ ...app.workshop, pace: { ...usualPace, lookMs: 20 } }));
  const people = await Promise.all(Array.from({ length: 4 }, () => makeEmployee(app, mine)));
  for (const name of ['Nome Um', 'Nome Dois']) await Promise.all(people.map((one) => rename(one, name)));
  await until(async () => (await deliveries()).every(({ state }) => state === 'delivered'));
  expect(receiver.received).toHaveLength(12);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(12);
  for (const { id } of people) {
    const told = receiver.received.filter(({ data }) => data.employeeId === id).map(({ type }) => type);
    expect(told).toEqual(['employee.created', 'employee.updated', 'employee.updated']);
  }
});

test('an open history hears how a delivery ended, whichever way it did; of a company’s nobody else does', async () => {
  const { id } = await listen();
  const other = await makeCompany(app, {}, admin);
  const [owner, practice, stranger] = await Promise.all([
    openLive(app, mine.token),
    openLive(app, admin),
    openLive(app, other.token),
  ]);
  await caughtUp(app, owner, { topic: 'unit', companyId: mine.companyId });
  await caughtUp(app, practice, { topic: 'admin' });
  for (const { events } of [owner, practice]) events.length = 0;
  const heard = () => owner.events.filter(({ topic, ids }) => topic === 'webhook' && ids.includes(id)).length;
  const hears = (count: number) => owner.when(() => heard() === count);
  await makeEmployee(app, mine);
  expect(heard()).toBe(0);
  receiver.answerWith(500);
  await app.workDueJobs();
  await hears(1);
  await passTime(app.db, 10_000);
  receiver.answerWith(204);
  await app.workDueJobs();
  await hears(2);
  receiver.answerWith(410);
  await makeEmployee(app, mine);
  await app.workDueJobs();
  await hears(4); // And that it is off now, as every change of it.
  expect((await webhook()).active).toBe(false);
  await announce(app.db, { topic: 'admin', ids: ['last'] });
  await announce(app.db, { topic: 'company', ids: [other.companyId], companyId: other.companyId });
  await practice.heard('last');
  await stranger.heard(other.companyId);
  expect(stranger.events.filter(({ topic }) => topic === 'webhook')).toEqual([]);
  expect(practice.events.filter(({ topic }) => topic === 'webhook')).toHaveLength(1);
  for (const stream of [owner, practice, stranger]) stream.close();
});

test('a company without access is told nothing', async () => {
  await listen();
  await makeEmployee(app, mine);
  expect((await app.call('PUT', `/accounts/deactivate/${mine.company.userId}`, { as: admin })).body).toEqual({});
  await app.workDueJobs();
  expect(receiver.received).toEqual([]);
  expect(await deliveries()).toMatchObject([{ state: 'aside', reason: 'access' }]);
});
