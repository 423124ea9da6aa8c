import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInFirstAdmin } from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true' });
  admin = await signInFirstAdmin(app);
});
afterAll(() => app.stop());

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['<script>alert(1)</script>', null],
  ['Joana da Silva, CPF 123.456.789-09', null],
  ['203.0.113.7:4711', null],
  ['999.1.1.1', null],
  ['a'.repeat(5_000), null],
])('what a proxy tells as %s is written into the trail as %s', async (told, written) => {
  const headers = { authorization: `Bearer ${admin}`, 'x-forwarded-for': told };
  expect((await fetch(`${app.url}/api/audit`, { headers })).status).toBe(200);
  const { entries } = (await app.call('GET', '/audit?subject=audit&pageSize=1', { as: admin })).body;
  expect(entries[0].address).toBe(written);
});

test('a sign-in without an address that is one counts and works as any other', async () => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': 'ninguem' };
  const signIn = (password: string) =>
    fetch(`${app.url}/api/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: app.admin.email, password }),
    });
  expect((await signIn('errada-errada')).status).toBe(401);
  const response = await signIn(app.admin.password);
  expect(response.status).toBe(200);
  const { token } = (await response.json()) as { token: string };
  const { sessions } = (await app.call('GET', '/sessions', { as: token })).body;
  expect(sessions.find(({ current }: { current: boolean }) => current)).toMatchObject({ address: '' });
});
