import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  signInFirstAdmin,
  unitFields,
} from '../../testing/factories.ts';
import { issueDocument } from '../../testing/issued.ts';
import { apiTokenFields, makeApiToken } from '../../testing/programs/api-tokens.ts';
import { codeOf, setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { warnOfEnding } from './api-token-expiry.server.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
});
afterAll(() => app.stop());

const dayMs = 24 * 3_600_000;
const list = async (as: string) => (await app.call('GET', '/api-tokens', { as })).body.tokens;
const create = (as: string, fields: object = {}) =>
  app.call('POST', '/api-tokens', { as, body: apiTokenFields(fields) });
const current = (as: string) => app.call('GET', '/api-tokens/current', { as });

describe('making a key', () => {
  test('answers it once, keeps its hash alone, and says what it may and until when', async () => {
    const { token: as, companyId } = await makeCompany(app);
    const { status, body } = await create(as, { scopes: ['due-dates:read', 'registers:read'], days: 30 });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^zelo_[\w-]{43}$/);
    const [row] = await app.db.selectFrom('api_tokens').selectAll().where('owner_id', '=', companyId).execute();
    expect(JSON.stringify(row)).not.toContain(body.token.slice(5));
    const [listed] = await list(as);
    expect(listed).toEqual(body.apiToken);
    expect(listed).toMatchObject({ scopes: ['registers:read', 'due-dates:read'], lastUsedAt: null });
    expect(Math.round((Date.parse(listed.expiresAt) - Date.now()) / dayMs)).toBe(30);
    expect((await current(body.token)).body).toMatchObject({ companyId, apiToken: { id: listed.id } });
  });

  test('asks who it is', async () => {
    const { token } = await makeCompany(app);
    const refused = await create(token, { password: 'outra-senha' });
    expect(refused).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'password' }] } } });
    expect((await create(token, { password: undefined })).body.data.issues).toMatchObject([{ path: 'password' }]);
    expect(await list(token)).toEqual([]);
  });

  test('gives nobody what they don’t have, and a year at the most', async () => {
    const professional = (await makeProfessional(app)).token;
    const reception = (await makeProfessional(app, { access: 'reception' })).token;
    const company = (await makeCompany(app)).token;
    const scopesOf = async (as: string) => (await app.call('GET', '/api-tokens', { as })).body.grantable;
    expect(await scopesOf(admin)).toEqual(['registers:read']);
    const ofProfessional = ['registers:read', 'due-dates:read', 'asos:read', 'esocial:read', 'results:write'];
    expect(await scopesOf(professional)).toEqual(ofProfessional);
    const ofCompany = ['registers:read', 'employees:write', 'due-dates:read', 'asos:read', 'esocial:read'];
    expect(await scopesOf(company)).toEqual(ofCompany);
    for (const scopes of [['asos:read'], ['due-dates:read'], ['employees:write'], []])
      expect((await create(admin, { scopes })).body.data.issues).toMatchObject([{ path: 'scopes' }]);
    expect((await create(professional, { scopes: ['employees:write'] })).status).toBe(400);
    expect((await create(reception)).status).toBe(403);
    for (const days of [0, 31, 366, 3650, '', null])
      expect((await create(company, { days })).body.data.issues).toMatchObject([{ path: 'days' }]);
  });

  test('ends at twenty for each user, also at the same moment', async () => {
    const { token } = await makeCompany(app);
    for (let made = 0; made < 18; made++) await makeApiToken(app, token);
    const statuses = await Promise.all([create(token), create(token), create(token), create(token)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const [{ id }] = await list(token);
    await app.call('PUT', `/api-tokens/revoke/${id}`, { as: token });
    expect((await create(token)).status).toBe(201);
  });
});

describe('a key opens nothing', () => {
  const unauthorized = { status: 401, body: { code: 'UNAUTHORIZED', message: 'Você não está autenticado!' } };

  test('once it is revoked, has ended, or is not one, and the answer doesn’t tell which', async () => {
    const { token } = await makeCompany(app);
    const [revoked, ended] = [await makeApiToken(app, token), await makeApiToken(app, token, { name: 'Vencida' })];
    const byName = (await list(token)).find(({ name }: { name: string }) => name !== 'Vencida');
    expect((await app.call('PUT', `/api-tokens/revoke/${byName.id}`, { as: token })).status).toBe(204);
    expect((await app.call('PUT', `/api-tokens/revoke/${byName.id}`, { as: token })).status).toBe(404);
    const past = new Date(Date.now() - 1000).toISOString();
    await app.db.updateTable('api_tokens').set({ expires_at: past }).where('name', '=', 'Vencida').execute();
    const never = `zelo_${'a'.repeat(43)}`;
    for (const key of [revoked, ended, never, 'zelo_', `${revoked}x`, revoked.slice(0, -1), revoked.toUpperCase()])
      expect(await current(key)).toMatchObject(unauthorized);
  });

  test('when its user has no access, another kind of access, or was shut out by an administrator', async () => {
    const company = await makeCompany(app);
    const doctor = await makeProfessional(app);
    const [key, practiceKey] = [await makeApiToken(app, company.token), await makeApiToken(app, doctor.token)];
    const put = (path: string, body: object = {}) => app.call('PUT', path, { as: admin, body });
    await put(`/accounts/deactivate/${company.company.userId}`);
    expect(await current(key)).toMatchObject(unauthorized);
    await put(`/accounts/reactivate/${company.company.userId}`);
    expect(await current(key)).toMatchObject(unauthorized);
    const { id, version: _, ...fields } = doctor.professional;
    const changed = await put(`/professional/update/${id}`, {
      ...fields,
      email: fields.user.email,
      access: 'reception',
    });
    expect(changed.status).toBe(200);
    expect(await current(practiceKey)).toMatchObject(unauthorized);
    const other = await makeProfessional(app);
    const theirs = await makeApiToken(app, other.token);
    await put(`/accounts/end-sessions/${other.professional.userId}`);
    expect(await current(theirs)).toMatchObject(unauthorized);
  });

  test('of another company, nor of what has no scope, nor as a session', async () => {
    const [mine, other] = [await makeCompany(app), await makeCompany(app)];
    const key = await makeApiToken(app, mine.token, { scopes: ['registers:read'] });
    const get = (path: string) => app.call('GET', path, { as: key });
    expect((await get(`/employees/${mine.companyId}`)).status).toBe(200);
    expect((await get(`/employees/${other.companyId}`)).status).toBe(404);
    expect(await get('/due-dates?list=all')).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('due-dates:read') },
    });
    expect((await app.call('POST', '/units', { as: key, body: unitFields() })).body.message).toBe(
      'Esta chamada não está aberta a chaves de API.',
    );
    expect((await create(key)).status).toBe(403);
    expect((await get('/profile')).status).toBe(403);
    expect((await get('/live')).status).toBe(401);
  });
});

test('of documents it opens issued ASOs alone, whoever made it', async () => {
  const company = await makeCompany(app);
  const doctor = await makeProfessional(app);
  const employee = await makeEmployee(app, company);
  const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  const others = [
    await makeDocument(app, at, { medicalConfidentiality: true }),
    await makeDocument(app, at, { medicalConfidentiality: false }),
  ];
  const aso = await issueDocument(app, { employee, token: doctor.token });
  await app.workDueJobs();
  for (const key of [await makeApiToken(app, company.token), await makeApiToken(app, doctor.token)]) {
    const { documents } = (await app.call('GET', `/documents/${employee.id}`, { as: key })).body;
    expect(documents.map(({ id }: { id: string }) => id)).toEqual([aso.documentId]);
    expect((await app.call('GET', `/document/${aso.documentId}`, { as: key })).status).toBe(200);
    for (const { id } of others) expect((await app.call('GET', `/document/${id}`, { as: key })).status).toBe(404);
  }
});

test('the trail names the key that was made, used for the first time of a day, wrote, and was revoked', async () => {
  const { token, companyId, company } = await makeCompany(app);
  const key = await makeApiToken(app, token, { name: 'Ponto eletrônico' });
  await makeEmployee(app, { companyId, token: key });
  await current(key);
  const [{ id, lastUsedAt }] = await list(token);
  expect(lastUsedAt).not.toBeNull();
  await app.call('PUT', `/api-tokens/revoke/${id}`, { as: token });
  const { entries } = (await app.call('GET', `/audit?companyId=${companyId}`, { as: admin })).body;
  const told = entries.map(({ action, actorToken, actorEmail, actorType }: Record<string, unknown>) => ({
    ...{ action, actorToken, actorEmail, actorType },
  }));
  const byKey = { actorToken: 'Ponto eletrônico', actorEmail: null, actorType: 'api-token' };
  const byUser = { actorToken: null, actorEmail: company.user.email, actorType: 'company' };
  expect(told.slice(0, 4)).toEqual([
    { action: 'api-token-revoked', ...byUser },
    { action: 'created', ...byKey },
    { action: 'api-token-used', ...byKey },
    { action: 'api-token-made', ...byUser },
  ]);
  expect(entries[3]).toMatchObject({ subject: 'apiToken', subjectId: id, subjectName: 'Ponto eletrônico' });
});

test('a refusal is in the trail under the key', async () => {
  const { token, companyId } = await makeCompany(app);
  const key = await makeApiToken(app, token, { name: 'Curioso' });
  await app.call('POST', '/units', { as: key, body: { ...unitFields(), companyId } });
  const { entries } = (await app.call('GET', '/audit?action=refused', { as: admin })).body;
  expect(entries[0]).toMatchObject({ action: 'refused', actorToken: 'Curioso' });
});

test('the last use is noted to the minute, and no later call waits for it', async () => {
  const { token } = await makeCompany(app);
  const key = await makeApiToken(app, token);
  await current(key);
  const [{ id, lastUsedAt }] = await list(token);
  await current(key);
  expect((await list(token))[0].lastUsedAt).toBe(lastUsedAt);
  const before = new Date(Date.now() - 61_000).toISOString();
  await app.db.updateTable('api_tokens').set({ last_used_at: before }).where('id', '=', id).execute();
  await current(key);
  await until(async () => (await list(token))[0].lastUsedAt > before);
});

test('its maker is told once, 14 days before it ends', async () => {
  const { token } = await makeCompany(app);
  await makeApiToken(app, token, { name: 'Folha', days: 30 });
  await makeApiToken(app, token, { name: 'Outra', days: 365 });
  const told = async () =>
    (await app.call('GET', '/notifications', { as: token })).body.notifications.filter(
      ({ kind }: { kind: string }) => kind === 'api-token-ending',
    );
  await warnOfEnding(app.db, new Date(Date.now() + 15 * dayMs));
  expect(await told()).toEqual([]);
  for (const days of [17, 17, 18]) await warnOfEnding(app.db, new Date(Date.now() + days * dayMs));
  expect(await told()).toMatchObject([{ text: expect.stringMatching(/‘Folha’ vence em \d\d-/), path: '/settings' }]);
});

test('a key has limits of its own, and says how long to wait', async () => {
  const slow = await startApp({ TOKEN_CALLS_PER_MINUTE: '3' });
  try {
    const { token } = await makeCompany(slow);
    const [key, other] = [await makeApiToken(slow, token), await makeApiToken(slow, token)];
    const call = (as: string) => slow.call('GET', '/api-tokens/current', { as });
    for (let times = 0; times < 3; times++) expect((await call(key)).status).toBe(200);
    const refused = await call(key);
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('chave de API') } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(other)).status).toBe(200);
    expect((await slow.call('GET', '/profile', { as: token })).status).toBe(200);
  } finally {
    await slow.stop();
  }
});

test('with a second factor the password alone makes no key, its code does', async () => {
  const { token } = await makeCompany(app);
  const { secret } = await setUpSecondFactor(app, token);
  expect((await create(token)).body.data.issues).toMatchObject([{ path: 'code' }]);
  expect((await create(token, { code: codeOf(secret, 1) })).status).toBe(201);
});
