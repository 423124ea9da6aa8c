import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  adminFields,
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  password,
  pdfBytes,
  professionalFields,
  sendFile,
  signIn,
  signInFirstAdmin,
  unitFields,
  unknownId,
} from '../../testing/factories.ts';
import { isAnybodyWaiting } from '../../testing/queries/waiting-for-locks.ts';
import { codeOf, setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
});
afterAll(() => app.stop());
beforeEach(() => app.db.deleteFrom('sign_in_attempts').execute());

const put = (action: string, userId: string, as = admin) => app.call('PUT', `/accounts/${action}/${userId}`, { as });
const account = async (userId: string) => (await app.call('GET', `/accounts/${userId}`, { as: admin })).body.account;
const login = (email: string, secret = password) => app.call('POST', '/login', { body: { email, password: secret } });
const profile = async (as: string) => (await app.call('GET', '/profile', { as })).status;

async function makeAdmin() {
  const fields = adminFields();
  const { body } = await app.call('POST', '/admins', { as: admin, body: fields });
  return { record: body.admin, token: await signIn(app, fields.email, fields.password) };
}

/** One of each kind of user, who has signed in. */
const kinds = {
  admin: makeAdmin,
  company: async () => {
    const { company, token } = await makeCompany(app);
    return { record: company, token };
  },
  professional: async () => {
    const { professional, token } = await makeProfessional(app);
    return { record: professional, token };
  },
};
const lists = { admin: '/admins', company: '/companies', professional: '/professionals' } as const;
const kindNames = ['admin', 'company', 'professional'] as const;

/** What the trail holds of a user as its subject, oldest first. */
async function trailOf(userId: string) {
  const query = app.db.selectFrom('audit_entries').select(['action', 'actor_id', 'detail']);
  return query.where('subject', '=', 'user').where('subject_id', '=', userId).orderBy('number').execute();
}

describe.each(kindNames)('the access of a user of the kind %s', (kind) => {
  test('is deactivated: sessions end, signing in is refused; reactivated, it opens again', async () => {
    const { record, token } = await kinds[kind]();
    const { userId, user } = record;
    const active = {
      userId,
      email: user.email,
      type: kind,
      deactivatedAt: null,
      hasPassword: true,
      waiting: false,
      sessions: 1,
    };
    expect(await account(userId)).toEqual(active);
    expect((await put('deactivate', userId)).status).toBe(204);
    expect(await profile(token)).toBe(401);
    expect(await login(user.email)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: 'Acesso desativado. Fale com um administrador da clínica.' },
    });
    expect(await account(userId)).toMatchObject({ deactivatedAt: expect.any(String), sessions: 0 });
    const { body } = await app.call('GET', `${lists[kind]}?search=${encodeURIComponent(user.email)}`, { as: admin });
    expect(Object.values(body)[0]).toMatchObject([{ user: { deactivatedAt: expect.any(String) } }]);

    expect((await put('reactivate', userId)).status).toBe(204);
    expect(await profile(token), 'the old session').toBe(401);
    const again = await signIn(app, user.email);
    expect(await profile(again)).toBe(200);
    expect(await account(userId)).toMatchObject({ deactivatedAt: null, sessions: 1 });
    const actions = (await trailOf(userId)).map(({ action, detail }) => (detail ? `${action}: ${detail}` : action));
    expect(actions).toEqual(['signed-in', 'deactivated', 'sign-in-failed: deactivated', 'reactivated', 'signed-in']);
  });

  test('has its sessions ended by an administrator, and may sign in again', async () => {
    const { record, token } = await kinds[kind]();
    const elsewhere = await signIn(app, record.user.email);
    expect((await put('end-sessions', record.userId)).status).toBe(204);
    expect([await profile(token), await profile(elsewhere)]).toEqual([401, 401]);
    await expect(signIn(app, record.user.email)).resolves.toBeTruthy();
    expect((await trailOf(record.userId)).map(({ action }) => action)).toContain('sessions-ended');
  });
});

test('a wrong password of a deactivated user is answered as that of an unknown one', async () => {
  const { record } = await kinds.company();
  await put('deactivate', record.userId);
  const [wrong, unknown] = [await login(record.user.email, 'errada'), await login('ninguem@zelo.test', 'errada')];
  expect({ status: wrong.status, body: wrong.body }).toEqual({ status: unknown.status, body: unknown.body });
});

test('done twice, nothing more is done or written down', async () => {
  const { record } = await kinds.company();
  for (const action of ['deactivate', 'deactivate', 'reactivate', 'reactivate', 'end-sessions'])
    expect((await put(action, record.userId)).status).toBe(204);
  const actions = (await trailOf(record.userId)).map(({ action }) => action);
  expect(actions).toEqual(['signed-in', 'deactivated', 'reactivated']);
});

test('an unknown user is 404, and who is no administrator shuts nobody out', async () => {
  const { record } = await kinds.company();
  for (const action of ['deactivate', 'reactivate', 'end-sessions']) {
    expect(await put(action, unknownId)).toMatchObject({ status: 404, body: { message: 'Usuário não encontrado.' } });
    for (const kind of ['company', 'professional'] as const) {
      const { token } = await kinds[kind]();
      expect((await put(action, record.userId, token)).status, kind).toBe(403);
    }
  }
});

test('an administrator who ends the own sessions keeps the one in use', async () => {
  const { record, token } = await makeAdmin();
  const elsewhere = await signIn(app, record.user.email);
  expect((await put('end-sessions', record.userId, token)).status).toBe(204);
  expect([await profile(token), await profile(elsewhere)]).toEqual([200, 401]);
});

describe('what a deactivated user had begun', () => {
  test('an upload link publishes nothing, and the history stays', async () => {
    const { company, token } = await makeCompany(app);
    const employee = await makeEmployee(app, { companyId: company.id, token });
    const [leaving, staying] = [await makeProfessional(app), await makeProfessional(app)];
    const upload = async (name: string) => {
      const body = { name, contentType: 'application/pdf', companyId: company.id, employeeId: employee.id };
      return (await app.call('POST', '/uploads', { as: leaving.token, body })).body.signedUrl;
    };
    const documents = async () => {
      const { body } = await app.call('GET', `/documents/${employee.id}`, { as: staying.token });
      return body.documents.map(({ name }: { name: string }) => name);
    };
    const [before, after] = [await upload('Antes'), await upload('Depois')];
    expect((await sendFile(app, before, pdfBytes())).status).toBe(200);
    expect(await documents()).toEqual(['Antes']);
    await put('deactivate', leaving.professional.userId);
    expect((await sendFile(app, after, pdfBytes())).status).not.toBe(200);
    expect(await documents()).toEqual(['Antes']);
  });

  test('a creating call is not answered again', async () => {
    const { company, token } = await makeCompany(app);
    const call = { as: token, body: { ...unitFields(), companyId: company.id }, key: 'antes-de-sair' };
    expect((await app.call('POST', '/units', call)).status).toBe(201);
    await put('deactivate', company.userId);
    expect((await app.call('POST', '/units', call)).status).toBe(401);
  });

  test('a second factor opens nothing, however the code comes', async () => {
    const { company, token } = await makeCompany(app);
    const { secret, recoveryCodes } = await setUpSecondFactor(app, token);
    await put('deactivate', company.userId);
    for (const code of [undefined, codeOf(secret, 1), recoveryCodes[0]]) {
      const body = { email: company.user.email, password, ...(code ? { code } : {}) };
      const response = await app.call('POST', '/login', { body });
      expect(response).toMatchObject({ status: 401, body: { message: expect.stringContaining('Acesso desativado') } });
    }
    const { body } = await app.call('GET', `/accounts/${company.userId}`, { as: admin });
    expect(body.account.sessions).toBe(0);
  });

  // SQLite has one connection: nothing comes between its check and its session.
  test.runIf(process.env.TEST_ENGINE === 'postgres')('a sign-in whose password was being checked', async () => {
    const { company } = await makeCompany(app);
    const { userId, user } = company;
    const response = await app.db.transaction().execute(async (tx) => {
      const now = new Date().toISOString();
      await tx.updateTable('users').set({ deactivated_at: now }).where('id', '=', userId).execute();
      const late = login(user.email);
      await until(() => isAnybodyWaiting(app.db));
      return { late };
    });
    expect(await response.late).toMatchObject({ status: 401, body: { message: 'Credenciais inválidas' } });
    expect(await account(userId)).toMatchObject({ sessions: 1 });
  });
});

describe('the last administrator', () => {
  let alone: TestApp;
  let first: string;
  let firstId: string;
  const shutOut = (userId: string, as: string) => alone.call('PUT', `/accounts/deactivate/${userId}`, { as });
  const active = async () => {
    const query = alone.db.selectFrom('users').select('id').where('type', '=', 'admin');
    return (await query.where('deactivated_at', 'is', null).execute()).length;
  };
  const another = async () => {
    const fields = adminFields();
    const { body } = await alone.call('POST', '/admins', { as: first, body: fields });
    return { userId: body.admin.userId as string, token: await signIn(alone, fields.email, fields.password) };
  };

  beforeAll(async () => {
    alone = await startApp();
    first = await signInFirstAdmin(alone);
    firstId = (await alone.call('GET', '/profile', { as: first })).body.user.id;
  });
  afterAll(() => alone.stop());

  test('can not be deactivated, and is told what to do', async () => {
    const deactivated = await another();
    expect((await shutOut(deactivated.userId, first)).status).toBe(204);
    expect(await shutOut(firstId, first)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('único administrador com acesso') },
    });
    expect((await alone.call('GET', '/profile', { as: first })).status).toBe(200);
  });

  test('is left when all deactivate each other at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const { userId, token } = await another();
      const responses = await Promise.all([shutOut(userId, first), shutOut(firstId, token)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([204, 401]);
      expect(await active()).toBe(1);
      // The one who is left, by whom the next round goes on.
      if (responses[1]?.status === 204) [first, firstId] = [token, userId];
    }
  });
});

describe('another e-mail', () => {
  const emailOf = { company: companyFields, professional: professionalFields };
  const paths = { company: '/company/update', professional: '/professional/update' };

  test.each(['company', 'professional'] as const)(
    'of a %s, given by an administrator, ends its sessions',
    async (kind) => {
      const { record, token } = await kinds[kind]();
      const update = (fields: object) =>
        app.call('PUT', `${paths[kind]}/${record.id}`, {
          as: admin,
          body: { ...emailOf[kind]({ email: record.user.email }), password: '', ...fields },
        });
      expect((await update({})).status).toBe(200);
      expect(await profile(token), 'the same e-mail').toBe(200);
      const email = `novo-${record.user.email}`;
      expect((await update({ email })).status).toBe(200);
      expect(await profile(token)).toBe(401);
      expect((await login(record.user.email)).status).toBe(401);
      await expect(signIn(app, email)).resolves.toBeTruthy();
      expect((await trailOf(record.userId)).map(({ action }) => action)).toContain('sessions-ended');
    },
  );

  test('of another administrator ends all sessions of that one', async () => {
    const { record, token } = await makeAdmin();
    const body = { ...record, email: 'mudado-por-outro@zelo.test' };
    expect((await app.call('PUT', `/admins/update/${record.id}`, { as: admin, body })).status).toBe(200);
    expect([await profile(token), await profile(admin)]).toEqual([401, 200]);
  });

  test('of one’s own asks for the own password and ends the other sessions', async () => {
    const { record, token } = await makeAdmin();
    const elsewhere = await signIn(app, record.user.email);
    const { cpf, phone_number } = record;
    const update = (fields: object) =>
      app.call('PUT', `/admins/update/${record.id}`, { as: token, body: { cpf, phone_number, ...fields } });
    expect((await update({ email: record.user.email, name: 'O mesmo e-mail' })).status).toBe(200);
    expect(await profile(elsewhere)).toBe(200);

    const email = 'meu-novo-email@zelo.test';
    for (const [current, message] of [
      [undefined, 'Para mudar o seu e-mail, informe a sua senha atual'],
      ['', 'Para mudar o seu e-mail, informe a sua senha atual'],
      ['errada', 'A senha atual não confere'],
    ]) {
      const refused = await update({ email, current });
      expect(refused).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'current', message }] } } });
    }
    expect(await profile(elsewhere)).toBe(200);
    expect((await update({ email, current: password })).status).toBe(200);
    expect([await profile(token), await profile(elsewhere)]).toEqual([200, 401]);
    expect((await login(record.user.email)).status).toBe(401);
    await expect(signIn(app, email)).resolves.toBeTruthy();
    const trail = await app.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('subject_id', '=', record.id)
      .execute();
    expect(JSON.stringify(trail)).toContain(email);
    expect(JSON.stringify(trail)).not.toContain(password);
  });

  test('of one’s own is tried with wrong passwords only as often as a sign-in', async () => {
    const { record, token } = await makeAdmin();
    const { cpf, phone_number } = record;
    const body = { cpf, phone_number, email: 'tentativa@zelo.test', current: 'errada' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await app.call('PUT', `/admins/update/${record.id}`, { as: token, body })).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});
