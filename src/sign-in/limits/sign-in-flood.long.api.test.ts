import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCompany, password } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { inTurn } from '../passwords/passwords.server.ts';
import { recordUnknown } from './unknown-sign-ins.db.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true' });
  company = await makeCompany(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.deleteFrom('sign_in_attempts').execute();
  await app.db.deleteFrom('unknown_sign_ins').execute();
});

async function loginFrom(address: string, email: string, secret = 'senha-errada') {
  const response = await fetch(`${app.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: secret }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Keeps whoever signs in waiting, as if passwords took longer than tries arrive: on a slow machine they arrive slower than that. */
function holdTurns(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let place = 0; place < availableParallelism(); place++) void inTurn(`holds ${place}`, () => promise);
  return resolve;
}

const nobody = (count: number) => `ninguem${count}@zelo.test`;
const inWindow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function failures() {
  const query = app.db.selectFrom('audit_entries').select(['address', 'detail', 'actor_id']);
  return query.where('action', '=', 'sign-in-failed').orderBy('number').execute();
}

test('an IPv6 network counts as one address, however many of its own it sends from', async () => {
  const from = (host: number) => `2001:db8:1:2:${host.toString(16)}::${host}`;
  const tries = Array.from({ length: 51 }, (_, count) => loginFrom(from(count + 1), nobody(count)));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await loginFrom('2001:db8:1:2:ffff::1', company.company.user.email, password)).status).toBe(429);
  expect((await loginFrom('2001:db8:1:3::1', company.company.user.email, password)).status).toBe(200);
});

test('a flood of wrong passwords is refused in part, and keeps nobody else from signing in or from working', async () => {
  const addresses = Array.from({ length: Math.max(14, 4 * availableParallelism()) }, (_, at) => `198.51.100.${at + 1}`);
  const perAddress = 43;
  let [wrong, refused] = [0, 0];
  const release = holdTurns();
  const flood = addresses.flatMap((address, at) =>
    Array.from({ length: perAddress }, async (_, count) => {
      const response = await loginFrom(address, nobody(at * perAddress + count));
      if (response.status === 401) wrong += 1;
      else refused += 1;
      return response;
    }),
  );
  await expect.poll(() => refused, { interval: 5 }).toBeGreaterThan(0);
  const entering = loginFrom('203.0.113.9', company.company.user.email, password);
  expect((await app.call('GET', '/profile', { as: company.token })).status).toBe(200);
  release();
  expect((await entering).status).toBe(200);
  expect(wrong + refused, 'answered before the flood').toBeLessThan(flood.length);

  const responses = await Promise.all(flood);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 503]));
  const busy = responses.find(({ status }) => status === 503);
  expect(busy?.headers.get('retry-after')).toBe('5');
  expect(busy?.body).toEqual({
    code: 'SERVICE_UNAVAILABLE',
    status: 503,
    message: 'Há muitas entradas ao mesmo tempo. Tente novamente em instantes.',
    data: { retryAfterSeconds: 5 },
  });
  const counted = await app.db.selectFrom('unknown_sign_ins').select('tries').execute();
  expect(
    counted.reduce((sum, { tries }) => sum + tries, 0),
    'only what was compared',
  ).toBe(wrong);
});

test('a try that is refused for the crowd counts against nobody', async () => {
  const { email } = company.company.user;
  const release = holdTurns();
  let refused = 0;
  const crowd = Array.from({ length: 128 * availableParallelism() }, async (_, at) => {
    const { status } = await loginFrom(`192.0.2.${at % 250}`, at % 2 ? email : nobody(at), password);
    if (status === 503) refused += 1;
  });
  await expect.poll(() => refused, { interval: 5 }).toBeGreaterThan(0);
  release();
  await Promise.all(crowd);
  expect((await loginFrom('203.0.113.10', email, password)).status).toBe(200);
});

test('failures with e-mails that nobody has are one entry for each network and window, with their number', async () => {
  const before = (await failures()).length;
  for (let count = 0; count < 3; count++) await loginFrom('203.0.113.20', nobody(count));
  await loginFrom('2001:db8:9:9::1', nobody(4));
  await loginFrom('2001:db8:9:9::2', nobody(5));
  await recordUnknown(app.db);
  expect(await failures(), 'the window is not over').toHaveLength(before);
  await recordUnknown(app.db, inWindow(16));
  expect((await failures()).slice(before)).toEqual([
    { address: '203.0.113.20', detail: 'unknown-email.3', actor_id: null },
    { address: '2001:db8:9:9::/64', detail: 'unknown-email.2', actor_id: null },
  ]);
  await recordUnknown(app.db, inWindow(16));
  expect(await failures(), 'written once').toHaveLength(before + 2);
});

test('an attack from everywhere does not fill the trail', async () => {
  const before = (await failures()).length;
  const rows = Array.from({ length: 500 }, (_, at) => ({
    network: `10.0.${Math.floor(at / 250)}.${at % 250}`,
    tries: at < 100 ? 9 : 2,
    window_ends_at: new Date().toISOString(),
  }));
  await app.db.insertInto('unknown_sign_ins').values(rows).execute();
  await Promise.all([recordUnknown(app.db, inWindow(1)), recordUnknown(app.db, inWindow(1))]);
  const written = (await failures()).slice(before);
  expect(written).toHaveLength(101);
  expect(written.at(-1)).toEqual({ address: null, detail: 'unknown-email.800', actor_id: null });
});
