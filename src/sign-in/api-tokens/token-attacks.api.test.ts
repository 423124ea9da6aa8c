import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpointsOf } from '../../access/endpoints.server.ts';
import { tokenScopes } from '../../access/token-scopes.rules.ts';
import { contracts } from '../../app/api.server.ts';
import {
  employeeFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  makeUnit,
  unknownId,
} from '../../testing/factories.ts';
import { issueDocument } from '../../testing/issued.ts';
import { makeApiToken } from '../../testing/programs/api-tokens.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;
let key: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [mine, other] = [await makeCompany(app), await makeCompany(app)];
  key = await makeApiToken(app, mine.token);
});

const employeeRow = (id: string) =>
  app.db.selectFrom('employees').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('one scope opens the calls of that scope and no other', async () => {
  const open = endpointsOf(contracts).filter(({ tokenScope }) => tokenScope !== null && tokenScope !== 'any');
  expect(open.length).toBeGreaterThan(15);
  const doctor = (await makeProfessional(app)).token;
  for (const [scope, types] of Object.entries(tokenScopes)) {
    const ofCompany = types.some((type) => type === 'company');
    const one = await makeApiToken(app, ofCompany ? mine.token : doctor, { scopes: [scope] });
    for (const { method, path, tokenScope, name } of open) {
      const at = path.replace('{companyId}', mine.companyId).replaceAll(/\{\w+\}/g, unknownId);
      const body = method === 'GET' ? {} : { body: {} };
      const { status, body: said } = await app.call(method, at, { as: one, ...body });
      const refused = status === 403 && String(said.message).includes(`permissão ${tokenScope}`);
      expect(refused, `${name} with ${scope}`).toBe(tokenScope !== scope);
    }
  }
});

test('a key counts in its header alone: not in the address, a cookie, the body, nor as another kind of credential', async () => {
  const path = `/employees/${mine.companyId}`;
  const status = async (query: string, headers: Record<string, string> = {}) =>
    (await fetch(`${app.url}/api${path}${query}`, { headers })).status;
  for (const name of ['token', 'access_token', 'api_key', 'authorization', 'key'])
    expect(await status(`?${name}=${key}`)).toBe(401);
  for (const headers of [
    { cookie: `token=${key}; session=${key}` },
    { 'x-api-key': key },
    { 'proxy-authorization': `Bearer ${key}` },
    { authorization: key },
    { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` },
    { authorization: `Bearer  ${key}x` },
    { authorization: `Bearer ${key},Bearer ${mine.token}` },
  ] as Record<string, string>[])
    expect(await status('', headers), JSON.stringify(headers)).toBe(401);
  expect(await status('', { authorization: `Bearer ${key}` })).toBe(200);
});

test('the hash that is kept is no key, and neither is the identifier', async () => {
  const [row] = await app.db.selectFrom('api_tokens').selectAll().where('owner_id', '=', mine.companyId).execute();
  for (const guess of [row?.token_hash, `zelo_${row?.token_hash}`, row?.id, `zelo_${row?.id}`])
    expect((await app.call('GET', '/api-tokens/current', { as: String(guess) })).status).toBe(401);
});

test('it does nothing that is for who sits at the screen', async () => {
  const calls: [string, string, object?][] = [
    ['PUT', '/profile/password', { current: 'senha-segura', password: 'outra-senha-longa' }],
    ['POST', '/api-tokens', { name: 'Neta', scopes: ['registers:read'], days: 365, password: 'senha-segura' }],
    ['GET', '/api-tokens'],
    ['GET', '/sessions'],
    ['PUT', '/sessions/end-others'],
    ['POST', '/passkeys/proof'],
    ['POST', '/second-factor/set-up', { password: 'senha-segura' }],
    ['PUT', '/sessions/active'],
    ['POST', '/logout'],
    ['GET', '/notifications'],
    ['GET', '/webhooks'],
    ['GET', `/exports/employees/list?companyId=${mine.companyId}`],
  ];
  for (const [method, path, body] of calls) {
    const { status } = await app.call(method, path, { as: key, ...(body ? { body } : {}) });
    expect([403, 404], `${method} ${path}`).toContain(status);
  }
  expect((await app.call('GET', '/profile', { as: mine.token })).status).toBe(200);
});

describe('an Idempotency-Key', () => {
  const create = (as: string, body: object, idempotencyKey = 'admissao-7') =>
    app.call('POST', '/employees', { as, key: idempotencyKey, body });

  test('answers nothing to another key, another company, a session or another body', async () => {
    const body = { ...employeeFields(), companyId: mine.companyId };
    const first = await create(key, body);
    expect(first.status).toBe(201);
    expect((await create(key, { ...body, name: 'Outra' })).status).toBe(409);
    const second = await makeApiToken(app, mine.token);
    const theirs = await makeApiToken(app, other.token);
    // What was made is there: each of these is a request of its own, and finds the CPF taken or the company out of reach.
    for (const as of [second, mine.token]) {
      const again = await create(as, body);
      expect(again.status).toBe(409);
      expect(JSON.stringify(again.body)).not.toContain(first.body.employee.id);
    }
    expect((await create(theirs, body)).status).toBe(404);
    const { id } = (await app.call('GET', '/api-tokens', { as: mine.token })).body.tokens.at(-1);
    expect((await create(mine.token, body, `${id} admissao-7`)).status).toBe(409);
  });

  test('opens nothing once the key is revoked', async () => {
    const body = { ...employeeFields(), companyId: mine.companyId };
    await create(key, body);
    const { id } = (await app.call('GET', '/api-tokens', { as: mine.token })).body.tokens[0];
    await app.call('PUT', `/api-tokens/revoke/${id}`, { as: mine.token });
    expect((await create(key, body)).status).toBe(401);
  });
});

describe('writing employees', () => {
  test('reaches nobody of another company, by whatever identifier', async () => {
    const theirs = await makeEmployee(app, other);
    const unit = await makeUnit(app, other);
    const before = await employeeRow(theirs.id);
    const known = { cpf: theirs.cpf, registration: theirs.registration, nis: '12345678901', rg: '12.345.678-9' };
    const fields = { ...employeeFields(), ...known };
    const put = (path: string, body: object = {}) => app.call('PUT', path, { as: key, body });
    expect((await put(`/employees/sync/${other.companyId}`, fields)).status).toBe(404);
    expect((await put(`/employees/update/${theirs.id}`, { ...fields, name: 'Minha' })).status).toBe(404);
    for (const path of ['delete', 'reactivate']) expect((await put(`/employee/${path}/${theirs.id}`)).status).toBe(404);
    expect((await put(`/employees/move/${theirs.id}`, { unitId: null })).status).toBe(404);
    const own = await makeEmployee(app, mine);
    expect((await put(`/employees/move/${own.id}`, { unitId: unit.id })).status).toBeGreaterThanOrEqual(400);
    // The same person at both: one register more, of the own company; what the path names wins over the body.
    const made = await put(`/employees/sync/${mine.companyId}`, { ...fields, companyId: other.companyId });
    expect(made.body).toMatchObject({ outcome: 'created', employee: { companyId: mine.companyId } });
    expect(made.body.employee.id).not.toBe(theirs.id);
    expect(await employeeRow(theirs.id)).toEqual(before);
  });

  test('takes no field that the register does not offer', async () => {
    const fields = { ...employeeFields(), nis: '12345678901', rg: '12.345.678-9' };
    const { employee } = (await app.call('PUT', `/employees/sync/${mine.companyId}`, { as: key, body: fields })).body;
    const before = await employeeRow(employee.id);
    const forged = {
      ...{ id: unknownId, company_id: other.companyId, inactivated_at: '2020-01-01', inactivatedAt: '2020-01-01' },
      ...{ created_at: '2020-01-01', search: 'x', unit_id: unknownId, __proto__: { admin: true } },
    };
    for (const [path, more] of [
      [`/employees/sync/${mine.companyId}`, {}],
      [`/employees/update/${employee.id}`, { companyId: other.companyId }],
    ] as const) {
      const { status } = await app.call('PUT', path, { as: key, body: { ...fields, ...forged, ...more } });
      expect([200, 400]).toContain(status);
    }
    const { version: _, updated_at: __, ...after } = await employeeRow(employee.id);
    const { version: ___, updated_at: ____, ...kept } = before;
    expect(after).toEqual(kept);
  });
});

test('what is no issued ASO is neither found, counted, sorted by nor opened by a key', async () => {
  const doctor = await makeProfessional(app);
  const employee = await makeEmployee(app, mine);
  const at = { companyId: mine.companyId, employeeId: employee.id, token: doctor.token };
  const secret = await makeDocument(app, at, { name: 'Psiquiátrico', medicalConfidentiality: true });
  await makeDocument(app, at, { name: 'Audiometria aberta', medicalConfidentiality: false });
  await issueDocument(app, { employee, token: doctor.token, kind: 'anamnesis' });
  await app.workDueJobs();
  for (const as of [key, await makeApiToken(app, doctor.token)]) {
    const list = (query: string) => app.call('GET', `/documents/${employee.id}?${query}`, { as });
    for (const query of ['search=Psiqui', 'search=Audiometria', 'page=1', 'pageSize=0', 'sort=-createdAt'])
      expect((await list(query)).body, query).toMatchObject({ documents: [], total: 0 });
    for (const sort of ['medicalConfidentiality', 'content', 'sha256', 'answers'])
      expect([200, 400]).toContain((await list(`sort=${sort}`)).status);
    for (const path of [
      `/document/${secret.id}`,
      `/sigilalDocuments/${employee.id}`,
      `/issued-documents/${secret.id}/answers`,
      `/people/${employee.id}/data`,
      `/employee/${employee.id}/exams`,
    ]) {
      const { status, body } = await app.call(path.endsWith('/data') ? 'POST' : 'GET', path, { as });
      expect([403, 404], path).toContain(status);
      expect(JSON.stringify(body)).not.toContain('Psiqui');
    }
  }
});
