import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, password } from '../../testing/factories.ts';
import { firstAdmin, startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const login = (email: string, secret: string) => app.call('POST', '/login', { body: { email, password: secret } });

async function fail(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) statuses.push((await login(email, 'senha-errada')).status);
  return statuses;
}

async function endEveryWindow() {
  const window_ends_at = new Date(Date.now() - 1000).toISOString();
  await app.db.updateTable('sign_in_attempts').set({ window_ends_at }).execute();
}

test('an account that was tried too often has to wait, even with the right password, until the window is over', async () => {
  const { company } = await makeCompany(app);
  const { email } = company.user;
  expect(await fail(email.toUpperCase(), 5)).toEqual(Array(5).fill(401));
  expect(await fail(email, 5)).toEqual(Array(5).fill(401));

  const refused = await login(email, password);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', message: 'Muitas tentativas de entrada. Tente novamente em 15 minutos.' },
  });
  const { retryAfterSeconds } = refused.body.data;
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(15 * 60);
  expect(refused.headers.get('retry-after')).toBe(String(retryAfterSeconds));
  expect((await login(firstAdmin.email, firstAdmin.password)).status, 'another account').toBe(200);

  await endEveryWindow();
  expect((await login(email, password)).status).toBe(200);
});

test('an account that does not exist is refused after as many tries as one that does', async () => {
  await endEveryWindow();
  expect(await fail('ninguem@zelo.test', 11)).toEqual([...Array(10).fill(401), 429]);
});

test("a successful sign-in clears the account's count", async () => {
  await endEveryWindow();
  const { company } = await makeCompany(app);
  for (let round = 0; round < 2; round++) {
    expect(await fail(company.user.email, 9)).toEqual(Array(9).fill(401));
    expect((await login(company.user.email, password)).status).toBe(200);
  }
});

test('input that is refused as malformed counts for nobody', async () => {
  await endEveryWindow();
  for (let time = 0; time < 12; time++) expect((await login(firstAdmin.email, '123')).status).toBe(400);
  expect((await login(firstAdmin.email, firstAdmin.password)).status).toBe(200);
});

test('one network address can not try many accounts', async () => {
  await endEveryWindow();
  const accounts = Array.from({ length: 51 }, (_, number) => `pessoa${number}@zelo.test`);
  const responses = await Promise.all(accounts.map((email) => login(email, 'senha-errada')));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(50);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await login(firstAdmin.email, firstAdmin.password)).status).toBe(429);
});

test('what is counted names nobody', async () => {
  const rows = JSON.stringify(await app.db.selectFrom('sign_in_attempts').selectAll().execute());
  expect(rows).not.toContain('zelo.test');
  expect(rows).not.toContain('127.0.0.1');
});
