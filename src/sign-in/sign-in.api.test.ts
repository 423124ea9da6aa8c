import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  companyFields,
  makeCompany,
  makeProfessional,
  password,
  signIn,
  signInFirstAdmin,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let professional: Awaited<ReturnType<typeof makeProfessional>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  company = await makeCompany(app);
  professional = await makeProfessional(app);
});
afterAll(() => app.stop());

const login = (email: unknown, secret: unknown) => app.call('POST', '/login', { body: { email, password: secret } });

const notSignedIn = { code: 'UNAUTHORIZED', status: 401, message: 'Você não está autenticado!' };

describe('POST /login', () => {
  test('answers each role a token and its type, and nothing else', async () => {
    const users = [
      { email: app.admin.email, secret: app.admin.password, type: 'admin' },
      { email: company.company.user.email, secret: password, type: 'company' },
      { email: professional.professional.user.email, secret: password, type: 'professional' },
    ];
    for (const { email, secret, type } of users) {
      const response = await login(email, secret);
      expect(response.status).toBe(200);
      expect(response.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), type });
    }
  });

  test('gives a new token at every sign-in and leaves the earlier ones valid', async () => {
    const again = await signInFirstAdmin(app);
    expect(again).not.toBe(admin);
    expect((await app.call('GET', '/profile', { as: admin })).status).toBe(200);
  });

  test('takes the e-mail in any case and with spaces around it', async () => {
    expect((await login(` ${app.admin.email.toUpperCase()} `, app.admin.password)).status).toBe(200);
  });

  test('answers an unknown e-mail and a wrong password alike', async () => {
    const unknown = await login('ninguem@zelo.test', password);
    const wrong = await login(company.company.user.email, 'outra-senha');
    expect(unknown).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED', status: 401, message: 'Credenciais inválidas' },
    });
    expect({ status: wrong.status, body: wrong.body }).toEqual({ status: unknown.status, body: unknown.body });
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  test.each([
    [undefined, undefined, 'Campo obrigatório', 'Campo obrigatório'],
    ['', '', 'Campo obrigatório', 'Campo obrigatório'],
    [1234567, null, 'Campo obrigatório', 'Campo obrigatório'],
    ['a@b.c', '12345', 'Insira no mínimo 6 caracteres', 'Insira no mínimo 6 caracteres'],
    ['sem-arroba', ' '.repeat(201), 'Insira um email válido', 'Use no máximo 200 caracteres'],
  ])('refuses the e-mail %j with the password %j under each field', async (email, secret, ofEmail, ofPassword) => {
    const response = await login(email, secret);
    expect(response.status).toBe(400);
    expect(response.body.data.issues).toEqual([
      { path: 'email', message: ofEmail },
      { path: 'password', message: ofPassword },
    ]);
  });
});

describe('GET /profile', () => {
  const profile = async (token: string) => (await app.call('GET', '/profile', { as: token })).body;

  test('names the administrator', async () => {
    expect(await profile(admin)).toEqual({
      user: { id: expect.any(String), email: app.admin.email, type: 'admin' },
      switchedUser: { admin: { id: expect.any(String), name: 'Administração' } },
    });
  });

  test('names the company by its corporate reason', async () => {
    const { id, userId, user, corporate_reason } = company.company;
    expect(await profile(company.token)).toEqual({
      user: { id: userId, email: user.email, type: 'company' },
      switchedUser: { company: { id, corporate_reason } },
    });
  });

  test('names the professional', async () => {
    const { id, userId, user, name } = professional.professional;
    expect(await profile(professional.token)).toEqual({
      user: { id: userId, email: user.email, type: 'professional' },
      switchedUser: { professional: { id, name } },
    });
  });
});

describe('a session', () => {
  test.each([
    ['GET', '/profile'],
    ['POST', '/logout'],
  ])('is needed for %s %s', async (method, path) => {
    for (const as of [undefined, 'nonsense', `${admin}x`, admin.slice(1)]) {
      expect(await app.call(method, path, { ...(as ? { as } : {}) })).toMatchObject({ status: 401, body: notSignedIn });
    }
  });

  test('ends on the server at sign-out, and only that session', async () => {
    const token = await signIn(app, company.company.user.email);
    expect((await app.call('POST', '/logout', { as: token })).status).toBe(204);
    expect(await app.call('GET', '/profile', { as: token })).toMatchObject({ status: 401, body: notSignedIn });
    expect((await app.call('POST', '/logout', { as: token })).status).toBe(401);
    expect((await app.call('GET', '/profile', { as: company.token })).status).toBe(200);
  });

  test('lasts 30 days and is worth nothing once it has expired', async () => {
    const { professional: owner } = professional;
    const token = await signIn(app, owner.user.email);
    const sessions = await app.db.selectFrom('sessions').selectAll().where('user_id', '=', owner.userId).execute();
    for (const { created_at, expires_at } of sessions) {
      expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(2_592_000_000);
    }

    const past = new Date(Date.now() - 1000).toISOString();
    await app.db.updateTable('sessions').set({ expires_at: past }).where('user_id', '=', owner.userId).execute();
    expect(await app.call('GET', '/profile', { as: token })).toMatchObject({ status: 401, body: notSignedIn });
    professional.token = await signIn(app, owner.user.email);
  });

  test('is stored without its token, as users are without their password', async () => {
    const stored = JSON.stringify([
      await app.db.selectFrom('sessions').selectAll().execute(),
      await app.db.selectFrom('users').selectAll().execute(),
    ]);
    expect(stored).toContain('$argon2id$');
    for (const secret of [admin, company.token, professional.token, password, app.admin.password]) {
      expect(stored).not.toContain(secret);
    }
  });

  test('is read only from the Authorization header', async () => {
    const inQuery = await app.call('GET', `/profile?token=${admin}&access_token=${admin}`);
    expect(inQuery.status).toBe(401);
    const cookie = await fetch(`${app.url}/api/profile`, { headers: { cookie: `sstAuth.token=${admin}` } });
    expect(cookie.status).toBe(401);
    const basic = await fetch(`${app.url}/api/profile`, { headers: { authorization: `Basic ${admin}` } });
    expect(basic.status).toBe(401);
  });
});

test('a user of an unknown type has a profile and no permission at all', async () => {
  const { company: record, token: before } = await makeCompany(app);
  await app.db.updateTable('users').set({ type: 'auditor' }).where('id', '=', record.userId).execute();
  await app.db.deleteFrom('sessions').where('user_id', '=', record.userId).execute();
  expect((await app.call('GET', '/profile', { as: before })).status).toBe(401);

  const response = await login(record.user.email, password);
  expect(response).toMatchObject({ status: 200, body: { type: 'auditor' } });
  const as = response.body.token;
  expect((await app.call('GET', '/profile', { as })).body).toEqual({
    user: { id: record.userId, email: record.user.email, type: 'auditor' },
    switchedUser: {},
  });

  const { id } = record;
  const lists = ['/admins', '/companies', '/professionals', `/units/${id}`, `/employees/${id}`, `/documents/${id}`];
  const reads = [`/admins/${id}`, `/company/${id}`, `/professional/${id}`, `/unit/${id}`, `/employee/${id}`];
  for (const path of [...lists, ...reads, `/employees/unit/${id}`, `/document/${id}`, `/sigilalDocuments/${id}`]) {
    expect((await app.call('GET', path, { as })).status, path).toBe(403);
  }
  for (const path of ['/admins', '/companies', '/professionals', '/units', '/employees', '/uploads']) {
    expect((await app.call('POST', path, { as, body: {} })).status, path).toBe(403);
  }
});

describe('PUT /profile/password', () => {
  test('is no change where the new one is the one before', async () => {
    const { token } = await makeCompany(app);
    const body = { current: password, password };
    const same = await app.call('PUT', '/profile/password', { as: token, body });
    expect(same.body.data.issues).toEqual([{ path: 'password', message: 'Esta já é a sua senha. Escolha outra.' }]);
    expect((await app.call('GET', '/profile', { as: token })).status).toBe(200);
  });

  test('asks a visitor to sign in and refuses a wrong current or a short new password', async () => {
    const body = { current: password, password: 'nova-senha' };
    expect((await app.call('PUT', '/profile/password', { body })).status).toBe(401);
    const { token } = await makeCompany(app);
    const wrong = await app.call('PUT', '/profile/password', { as: token, body: { ...body, current: 'errada' } });
    expect(wrong).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'current' }] } } });
    const short = await app.call('PUT', '/profile/password', { as: token, body: { ...body, password: '12345' } });
    expect(short.body.data.issues).toEqual([{ path: 'password', message: 'Insira no mínimo 6 caracteres' }]);
  });

  test('changes the password and ends the other sessions, not the own one', async () => {
    const fields = companyFields();
    const { token } = await makeCompany(app, fields);
    const elsewhere = await signIn(app, fields.email);
    const body = { current: password, password: 'nova-senha' };
    expect((await app.call('PUT', '/profile/password', { as: token, body })).status).toBe(204);
    expect((await app.call('GET', '/profile', { as: token })).status).toBe(200);
    expect((await app.call('GET', '/profile', { as: elsewhere })).status).toBe(401);
    await expect(signIn(app, fields.email, 'nova-senha')).resolves.toBeTruthy();
  });
});
