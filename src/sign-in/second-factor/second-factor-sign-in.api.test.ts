import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCompany, password } from '../../testing/factories.ts';
import { codeOf, setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { stopClock } from '../../testing/stop-clock.ts';

let app: TestApp;
let email: string;
let userId: string;
let secret: string;
let recoveryCodes: string[];

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

beforeEach(stopClock);

/** A user with a second factor whose current step is not used up yet. */
beforeEach(async () => {
  const { company, token } = await makeCompany(app);
  email = company.user.email;
  userId = company.userId;
  ({ secret, recoveryCodes } = await setUpSecondFactor(app, token));
  await app.db.updateTable('second_factors').set({ last_step: 0 }).where('user_id', '=', userId).execute();
  await app.db.deleteFrom('sign_in_attempts').execute();
});

const login = (code?: string, secret = password) =>
  app.call('POST', '/login', { body: { email, password: secret, ...(code === undefined ? {} : { code }) } });
const attempts = async () =>
  (await app.db.selectFrom('sign_in_attempts').select('attempts').execute()).map((row) => row.attempts);
const countSessions = async () =>
  (await app.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;

const missing = {
  status: 401,
  body: { code: 'SECOND_FACTOR_REQUIRED', message: 'Informe o código do seu aplicativo autenticador.' },
};
const refused = { status: 401, body: { code: 'SECOND_FACTOR_INVALID', message: 'Código inválido' } };

describe('the right password', () => {
  test('without a code opens nothing, asks for one, and neither counts nor clears what was counted', async () => {
    await login(undefined, 'senha-errada');
    const [before, sessions] = [await attempts(), await countSessions()];
    for (let time = 0; time < 3; time++) expect(await login()).toMatchObject(missing);
    expect(await attempts()).toEqual(before);
    expect(await countSessions()).toBe(sessions);
  });

  test('with the code of the app signs in', async () => {
    const response = await login(codeOf(secret));
    expect(response.body).toEqual({ token: expect.any(String), type: 'company' });
    expect((await app.call('GET', '/profile', { as: response.body.token })).status).toBe(200);
  });

  test('with the code of the step before or after signs in, with one that is further away it does not', async () => {
    expect(await login(codeOf(secret, -2))).toMatchObject(refused);
    expect(await login(codeOf(secret, 2))).toMatchObject(refused);
    expect((await login(codeOf(secret, -1))).status).toBe(200);
    expect((await login(codeOf(secret, 1))).status).toBe(200);
  });

  test('takes the code as apps show it, in two groups', async () => {
    expect((await login(codeOf(secret).replace(/^.../, '$& '))).status).toBe(200);
  });

  test.each(['000000x', '१२३४५६', '-', '12345', "' or 1=1 --"])('with the code %j is refused', async (code) => {
    expect(await login(code)).toMatchObject(refused);
  });
});

describe('a code', () => {
  test('is not taken twice, nor an older one after it', async () => {
    expect((await login(codeOf(secret))).status).toBe(200);
    expect(await login(codeOf(secret))).toMatchObject(refused);
    expect(await login(codeOf(secret, -1))).toMatchObject(refused);
  });

  test('signs in once when it is sent many times at the same moment', async () => {
    const code = codeOf(secret);
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => login(code)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test("of another user's app is refused", async () => {
    const { token } = await makeCompany(app);
    const other = await setUpSecondFactor(app, token);
    expect(await login(codeOf(other.secret))).toMatchObject(refused);
    expect(await login(other.recoveryCodes[0])).toMatchObject(refused);
  });
});

describe('a recovery code', () => {
  test('signs in instead of the app, once, however it is typed', async () => {
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(first)).status).toBe(200);
    expect(await login(first)).toMatchObject(refused);
    expect((await login(` ${second.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect(await login(second)).toMatchObject(refused);
  });

  test('signs in once when it is sent many times at the same moment', async () => {
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => login(recoveryCodes[3])));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });
});

test('wrong codes count like wrong passwords, and then the right one has to wait too', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 10; tries++) statuses.push((await login('000000')).status);
  expect(statuses).toEqual(Array(10).fill(401));
  expect((await login(codeOf(secret))).status).toBe(429);
  expect((await login()).status).toBe(429);
});

test('whoever has not the password learns nothing of a second factor', async () => {
  const { company } = await makeCompany(app);
  const without = company.user.email;
  for (const code of [undefined, codeOf(secret), '000000', recoveryCodes[0]]) {
    const own = await login(code, 'senha-errada');
    const body = { email: without, password: 'senha-errada', ...(code ? { code } : {}) };
    const other = await app.call('POST', '/login', { body });
    expect(own.body).toEqual({ code: 'UNAUTHORIZED', status: 401, message: 'Credenciais inválidas' });
    expect([own.status, own.body]).toEqual([other.status, other.body]);
  }
  expect((await login(codeOf(secret))).status, 'a wrong password uses up no code').toBe(200);
});

test('a user without a second factor signs in whatever the code', async () => {
  const { company } = await makeCompany(app);
  const body = { email: company.user.email, password, code: '123456' };
  expect((await app.call('POST', '/login', { body })).status).toBe(200);
});

test('a change of password leaves the second factor in force', async () => {
  const { token } = (await login(codeOf(secret))).body;
  const body = { current: password, password: 'nova-senha' };
  expect((await app.call('PUT', '/profile/password', { as: token, body })).status).toBe(204);
  expect(await login(undefined, 'nova-senha')).toMatchObject(missing);
});
