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

test('addresses that the installation tells of itself are those under which the proxy is reached', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'zelo.clinica.test' };
  const text = await (await fetch(`${app.url}/robots.txt`, { headers })).text();
  expect(text).toContain('Sitemap: https://zelo.clinica.test/sitemap.xml');
});

test('without a proxy that is trusted, nothing that stands in its headers counts', async () => {
  const open = await startApp();
  const headers = {
    ...{ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'mal.test', 'x-forwarded-for': '203.0.113.7' },
    authorization: `Bearer ${await signInFirstAdmin(open)}`,
  };
  const text = await (await fetch(`${open.url}/robots.txt`, { headers })).text();
  expect(text).toContain(`Sitemap: ${open.url}/sitemap.xml`);
  await fetch(`${open.url}/api/audit`, { headers });
  const entry = await open.db.selectFrom('audit_entries').select('address').orderBy('number', 'desc').limit(1);
  expect((await entry.executeTakeFirstOrThrow()).address).toMatch(/127\.0\.0\.1$/);
  await open.stop();
});

test('a sign-in without an address that is one counts and works like every other', async () => {
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
