import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receiver as exampleReceiver, isAuthentic } from '../../docs/examples/receive-webhooks.ts';
import { sealedSecrets } from '../outbox/webhook-secret.server.ts';
import { parseEncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import {
  makeCompany,
  makeEmployee,
  makeProfessional,
  password,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { makeWebhook, receivers, startReceiver, webhookFields } from '../testing/hooks/receiver.ts';
import { issueDocument } from '../testing/issued.ts';
import { served } from '../testing/patience/served.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  app = await startApp(receivers);
  admin = await signInFirstAdmin(app);
  other = await makeCompany(app, {}, admin);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.deleteFrom('webhooks').execute();
  mine = await makeCompany(app, {}, admin);
});

const call = (method: string, path: string, as = mine.token, body?: object) =>
  app.call(method, `/webhooks${path}`, body ? { as, body } : { as });
const make = async (fields: object = {}, as = mine.token) =>
  (await call('POST', '', as, webhookFields(fields))).body.webhook;
const trail = async (id: string) => {
  const entries = app.db
    .selectFrom('audit_entries')
    .select(['action', 'detail', 'changes'])
    .where('subject_id', '=', id)
    .where('action', '!=', 'refused');
  return (await entries.orderBy('number').execute()).map(({ action, detail }) =>
    [action, detail].filter(Boolean).join(' '),
  );
};

test('a webhook is made, read, listed, edited and deleted by its owner, and by nobody else', async () => {
  const webhook = await make();
  expect(webhook).toMatchObject({ ...webhookFields(), hasSecret: false, failingSince: null, version: 1 });
  expect((await call('GET', `/${webhook.id}`)).body).toEqual({ webhook, aside: 0 });
  const { id, name, url, active } = webhook;
  expect((await call('GET', '?page=1')).body).toEqual({
    webhooks: [{ id, name, url, active, failingSince: null, hasSecret: false }],
    total: 1,
  });
  for (const as of [other.token, admin]) {
    expect((await call('GET', '', as)).body).toEqual({ webhooks: [] });
    expect((await call('GET', `/${id}`, as)).status).toBe(404);
    expect((await call('PUT', `/${id}`, as, webhookFields())).status).toBe(404);
    expect((await call('DELETE', `/${id}`, as)).status).toBe(404);
    expect((await call('POST', `/${id}/secret`, as, { password })).status).toBe(404);
    expect((await call('PUT', `/${id}/test`, as)).status).toBe(404);
    expect((await call('GET', `/${id}/deliveries`, as)).status).toBe(404);
  }
  const changed = await call('PUT', `/${id}`, mine.token, webhookFields({ name: 'Ponto', version: 1 }));
  expect(changed.body.webhook).toMatchObject({ name: 'Ponto', version: 2 });
  expect((await call('PUT', `/${id}`, mine.token, webhookFields({ version: 1 }))).status).toBe(409);
  expect((await call('DELETE', `/${id}`, mine.token, { version: 1 })).status).toBe(409);
  expect((await call('POST', `/${id}/secret`, mine.token, { password, version: 1 })).status).toBe(409);
  expect((await call('POST', `/${id}/secret`, mine.token, { password, version: 2 })).status).toBe(201);
  expect((await call('POST', `/${id}/secret`, mine.token, { password, version: 2 })).status).toBe(409);
  expect((await call('DELETE', `/${id}`, mine.token, { version: 3 })).status).toBe(204);
  expect((await call('GET', `/${id}`)).status).toBe(404);
  expect(await trail(id)).toEqual(['created', 'updated', 'secret-made', 'deleted']);
});

test('an address that leads into a network of the house is refused under its field, and so is nothing to tell', async () => {
  for (const url of [
    'https://127.0.0.2/',
    'https://[::ffff:10.0.0.1]/',
    'http://8.8.8.8/',
    'nada',
    'https://a:b@8.8.8.8/',
  ]) {
    const refused = await call('POST', '', mine.token, webhookFields({ url }));
    expect([url, refused.status]).toEqual([url, 400]);
    expect(refused.body.data.issues).toMatchObject([{ path: 'url' }]);
  }
  const { id } = await make();
  // Whether a name is there says nothing: neither of the own network nor at all.
  const said = async (url: string) => {
    const { status, body } = await call('PUT', `/${id}`, mine.token, webhookFields({ url }));
    return { status, body };
  };
  const within = await said('https://10.0.0.1/');
  expect(within).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'url' }] } } });
  expect(await said('https://nada.invalid/')).toEqual(within);
  const none = await call('POST', '', mine.token, webhookFields({ events: [] }));
  expect(none.body.data.issues).toEqual([{ path: 'events', message: 'Escolha ao menos um aviso' }]);
  expect((await call('POST', '', mine.token, webhookFields({ events: ['exam.done'] }))).status).toBe(400);
});

test.each(['a company', 'the practice'])('of forty that %s asks for at once twenty are made', async (owner) => {
  const as = owner === 'the practice' ? admin : mine.token;
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => served(() => call('POST', '', as, webhookFields()))),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(20);
  for (const { status, body } of refused) {
    expect([status, body.message]).toEqual([409, expect.stringContaining('20 webhooks')]);
  }
  expect((await call('GET', '?page=1', as)).body.total).toBe(20);
});

test('a secret is made by whoever proves to be the owner, shown once, and kept sealed where there are keys', async () => {
  const { id } = await make();
  expect((await call('POST', `/${id}/secret`, mine.token, { password: 'errada-mesmo' })).status).toBe(400);
  expect((await call('POST', `/${id}/secret`, mine.token, {})).status).toBe(400);
  const first = await call('POST', `/${id}/secret`, mine.token, { password });
  expect(first).toMatchObject({ status: 201, body: { secret: expect.stringMatching(/^whsec_/), formerUntil: null } });
  const second = await call('POST', `/${id}/secret`, mine.token, { password });
  const hours = (Date.parse(second.body.formerUntil) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThan(25);
  const row = await app.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const isSealed = app.encryptionKeys.length > 0;
  expect(row.secret === second.body.secret).toBe(!isSealed);
  expect(JSON.stringify((await call('GET', `/${id}`)).body)).not.toContain('whsec_');
  expect(await trail(id)).toEqual(['created', 'secret-made', 'secret-made']);
  if (!isSealed) return;
  // Another key comes before: the secret is brought under it, and still signs.
  const fresh = parseEncryptionKeys(Buffer.alloc(32, 'another key').toString('base64'));
  expect(await sealedSecrets.reseal(app.db, [...fresh, ...app.encryptionKeys])).toMatchObject({ resealed: 1 });
  expect((await sealedSecrets.reseal(app.db, fresh)).failed.size).toBe(0);
  expect((await sealedSecrets.reseal(app.db, app.encryptionKeys)).failed.has(id)).toBe(true);
});

test('a test is sent, stands in the log, and can be sent again under the same identifier', async () => {
  const receiver = await startReceiver();
  const { id } = await make({ url: receiver.url });
  expect(await call('PUT', `/${id}/test`)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('segredo') },
  });
  await call('POST', `/${id}/secret`, mine.token, { password });
  expect((await call('PUT', `/${id}/test`)).status).toBe(204);
  await app.workDueJobs();
  const log = await call('GET', `/${id}/deliveries?page=1&sort=-createdAt`);
  expect(log.body).toMatchObject({
    total: 1,
    deliveries: [{ event: 'webhook.test', state: 'delivered', attempts: 1, status: 204 }],
  });
  const [delivery] = log.body.deliveries;
  expect((await call('PUT', `/${id}/deliveries/${delivery.id}/again`)).status).toBe(204);
  await app.workDueJobs();
  await receiver.stop();
  expect(receiver.received.map((one) => one.id)).toEqual([delivery.id, delivery.id]);
  expect((await call('PUT', `/${id}/deliveries/${unknownId}/again`)).status).toBe(404);
  expect((await call('PUT', `/${id}/deliveries/${delivery.id}/again`, other.token)).status).toBe(404);
  expect(await trail(id)).toEqual(['created', 'secret-made', 'tested', 'retried webhook.test']);
});

test('all that failed is sent again by one call, of each person in order, once however often it is asked for', async () => {
  const receiver = await startReceiver();
  const { id } = await makeWebhook(app, mine.token, {
    url: receiver.url,
    events: ['employee.created', 'employee.inactivated'],
  });
  const [ana, bia] = [await makeEmployee(app, mine), await makeEmployee(app, mine)];
  for (const one of [bia, ana]) await app.call('PUT', `/employee/delete/${one.id}`, { as: mine.token });
  await call('PUT', `/${id}/test`);
  receiver.answerWith(410);
  await app.workDueJobs();
  expect((await call('PUT', `/${id}/deliveries/again`)).status).toBe(409); // It is off.
  const { webhook, aside } = (await call('GET', `/${id}`)).body;
  expect([webhook.active, aside]).toEqual([false, 5]);
  expect((await call('PUT', `/${id}`, mine.token, { ...webhook, active: true })).status).toBe(200);
  for (const as of [other.token, admin]) expect((await call('PUT', `/${id}/deliveries/again`, as)).status).toBe(404);
  receiver.received.length = 0;
  receiver.answerWith(204);
  const answers = await Promise.all([1, 2].map(() => call('PUT', `/${id}/deliveries/again`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.sent).sort()).toEqual([0, 5]);
  await app.workDueJobs();
  await receiver.stop();
  expect(receiver.received).toHaveLength(5);
  for (const { id: employeeId } of [ana, bia]) {
    const told = receiver.received.filter(({ data }) => data.employeeId === employeeId).map(({ type }) => type);
    expect(told).toEqual(['employee.created', 'employee.inactivated']);
  }
  expect((await call('GET', `/${id}`)).body.aside).toBe(0);
  const entries = app.db.selectFrom('audit_entries').select(['action', 'times']).where('subject_id', '=', id);
  expect(await entries.where('action', '=', 'retried').execute()).toEqual([{ action: 'retried', times: 5 }]);
});

test('what waits while a webhook is off goes out when it is on again; what waits for one that is deleted goes nowhere', async () => {
  const receiver = await startReceiver();
  const { id } = await makeWebhook(app, mine.token, { url: receiver.url });
  const fields = (active: boolean) => webhookFields({ url: receiver.url, active });
  const [first, second] = [await makeEmployee(app, mine), await makeEmployee(app, mine)];
  expect((await call('PUT', `/${id}`, mine.token, fields(false))).status).toBe(200);
  await app.workDueJobs();
  expect(receiver.received).toEqual([]);
  await makeEmployee(app, mine); // Nothing is left for a webhook that is off.
  expect((await call('PUT', `/${id}`, mine.token, fields(true))).status).toBe(200);
  await app.workDueJobs();
  expect(receiver.received.map(({ data }) => data.employeeId)).toEqual([first.id, second.id]);
  await makeEmployee(app, mine);
  expect((await call('DELETE', `/${id}`)).status).toBe(204);
  await app.workDueJobs();
  await receiver.stop();
  expect(receiver.received).toHaveLength(2);
  expect(await app.db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([]);
});

test('what waits while the secret is renewed is signed by both; a day later, by the new one alone', async () => {
  const receiver = await startReceiver();
  const { id, secret: former } = await makeWebhook(app, mine.token, { url: receiver.url });
  await makeEmployee(app, mine);
  const { secret } = (await call('POST', `/${id}/secret`, mine.token, { password })).body;
  await app.workDueJobs();
  const over = new Date(Date.now() - 1_000).toISOString();
  await app.db.updateTable('webhooks').set({ former_until: over }).execute();
  await makeEmployee(app, mine);
  await app.workDueJobs();
  await receiver.stop();
  const isKnown = (known: string) => receiver.received.map(({ headers, body }) => isAuthentic(known, headers, body));
  expect(isKnown(secret)).toEqual([true, true]);
  expect(isKnown(former)).toEqual([true, false]);
});

test('the example receiver takes what is real once, and refuses what is sent to it by another', async () => {
  const events: { type: string }[] = [];
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/zelo`;
  const { id, secret } = await makeWebhook(app, mine.token, { url });
  server.on('request', (...exchange) => example.emit('request', ...exchange));
  const example = exampleReceiver({ secret, onEvent: (event: { type: string }) => events.push(event) });
  await makeEmployee(app, mine);
  await app.workDueJobs();
  const [delivery] = (await call('GET', `/${id}/deliveries`)).body.deliveries;
  await call('PUT', `/${id}/deliveries/${delivery.id}/again`);
  await app.workDueJobs();
  expect((await call('GET', `/${id}/deliveries`)).body.deliveries).toMatchObject([{ state: 'delivered' }]);
  const forged = { 'webhook-id': delivery.id, 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' };
  expect((await fetch(url, { method: 'POST', headers: forged, body: '{}' })).status).toBe(401);
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
  await new Promise((done) => server.close(done));
  expect(events.map(({ type }) => type)).toEqual(['employee.created']);
});

test('of documents the ASO alone is told, when its file is there, and of due dates once for a person', async () => {
  const receiver = await startReceiver();
  await makeWebhook(app, mine.token, {
    url: receiver.url,
    events: ['aso.issued', 'aso.cancelled', 'due-dates.changed'],
  });
  const doctor = await makeProfessional(app, {}, admin);
  const employee = await makeEmployee(app, mine);
  const { documentId } = await issueDocument(app, { employee, token: doctor.token });
  const cancelled = { as: doctor.token, body: { reason: 'Trocado' } };
  expect((await app.call('PUT', `/issued-documents/${documentId}/cancel`, cancelled)).status).toBe(204);
  await app.workDueJobs();
  await receiver.stop();
  const told = receiver.received.map(({ type, data }) => [type, data]);
  const about = { companyId: mine.companyId, employeeId: employee.id };
  expect(told.filter(([type]) => type !== 'due-dates.changed')).toEqual([
    ['aso.issued', { ...about, documentId }],
    ['aso.cancelled', { ...about, documentId }],
  ]);
  expect(told.filter(([type]) => type === 'due-dates.changed')).toEqual([['due-dates.changed', about]]);
});
