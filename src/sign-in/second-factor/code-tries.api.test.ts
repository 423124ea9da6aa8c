import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCompany, password, signInFirstAdmin } from '../../testing/factories.ts';
import { codeOf, setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { stopClock } from '../../testing/stop-clock.ts';

/** Whoever has somebody's password guesses no more codes than decision 104 says, and leaves the owner a way in. */

let app: TestApp;
let email: string;
let userId: string;
let session: string;
let secret: string;
let recoveryCodes: string[];
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true' });
});
afterAll(() => app.stop());
beforeEach(stopClock);
beforeEach(async () => {
  const { company, token } = await makeCompany(app);
  ({ userId } = company);
  ({ email } = company.user);
  session = token;
  ({ secret, recoveryCodes } = await setUpSecondFactor(app, token));
  await app.db.updateTable('second_factors').set({ last_step: 0 }).where('user_id', '=', userId).execute();
  await app.db.deleteFrom('sign_in_attempts').execute();
});

const attacker = '198.51.100.1';
const owner = '203.0.113.1';
const device = (nth: number) => `a1b2c3d4-0000-4000-8000-00000000000${nth}`;

async function login(from: string, code = '000000', nth?: number): Promise<number> {
  const response = await fetch(`${app.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password, code, ...(nth === undefined ? {} : { device: device(nth) }) }),
  });
  return response.status;
}

async function madeLink(): Promise<string> {
  const as = await signInFirstAdmin(app);
  const { body } = await app.call('POST', `/accounts/link/${userId}`, { as });
  return body.path.split('#')[1];
}

const use = async (token: string, code: string) =>
  (await app.call('POST', '/access-links/use', { body: { token, password: 'escolhida-por-mim-9', code } })).status;
const prove = async (code: string) =>
  (await app.call('PUT', '/second-factor/recovery-codes', { as: session, body: { password, code } })).status;

async function wrong(times: number, one: (nth: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let nth = 0; nth < times; nth++) statuses.push(await one(nth));
  return statuses;
}

test('a right code of the owner gives whoever has the password no further tries', async () => {
  expect(await wrong(9, () => login(attacker))).toEqual(Array(9).fill(401));
  expect(await login(owner, codeOf(secret))).toBe(200);
  expect(await wrong(2, () => login('198.51.100.2'))).toEqual([401, 429]);
});

test('a right code with a link takes back its own try alone', async () => {
  const token = await madeLink();
  expect(await wrong(9, () => use(token, '000000'))).toEqual(Array(9).fill(401));
  expect(await use(token, codeOf(secret))).toBe(204);
  const another = await madeLink();
  expect(await wrong(2, () => use(another, '000000'))).toEqual([401, 429]);
});

test('who has the password leaves the known browser, the session and the link of a mail their own codes', async () => {
  expect(await login(owner, recoveryCodes[0], 1)).toBe(200);
  expect(await wrong(11, () => login(attacker))).toEqual([...Array(10).fill(401), 429]);
  expect(await login(owner, codeOf(secret)), 'a browser that the account does not know').toBe(429);
  expect(await login(owner, codeOf(secret), 2), 'a number that is made up').toBe(429);
  expect(await login(attacker, recoveryCodes[1], 1), 'the known one, wherever it is').toBe(200);
  expect(await prove(codeOf(secret))).toBe(200);
  expect(await use(await madeLink(), codeOf(secret, 1))).toBe(204);
});

test('all that the account knows try ten codes together, however many browsers and sessions they are', async () => {
  for (const nth of [1, 2]) expect(await login(owner, recoveryCodes[nth], nth)).toBe(200);
  expect(await wrong(8, (nth) => login(owner, '000000', 1 + (nth % 2)))).toEqual(Array(8).fill(401));
  expect(await wrong(3, () => prove('000000'))).toEqual([400, 400, 429]);
  expect(await login(owner, codeOf(secret), 2)).toBe(429);
});

test('a session guesses forty codes in a day, in whatever quarters of an hour', async () => {
  const endQuarter = () =>
    app.db
      .updateTable('sign_in_attempts')
      .set({ window_ends_at: new Date(0).toISOString() })
      .where('window_ends_at', '<', new Date(Date.now() + 3_600_000).toISOString())
      .execute();
  for (let quarter = 0; quarter < 4; quarter++) {
    expect(await wrong(10, () => prove('000000'))).toEqual(Array(10).fill(400));
    await endQuarter();
  }
  expect(await prove('000000')).toBe(429);
  await endQuarter();
  expect(await prove(codeOf(secret)), 'the right one waits as well').toBe(429);
});
