import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, password } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

async function signInWith(userAgent: string, email: string): Promise<string> {
  const response = await fetch(`${app.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { token: string }).token;
}

const sessionsOf = async (as: string) => (await app.call('GET', '/sessions', { as })).body.sessions;
const status = async (as: string) => (await app.call('GET', '/profile', { as })).status;

test('the own sessions are listed with device, address and times, the current one marked', async () => {
  const { company, token } = await makeCompany(app);
  const elsewhere = await signInWith(firefox, company.user.email);
  const sessions = await sessionsOf(elsewhere);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const shape = { id: expect.any(String), address: '127.0.0.1', createdAt: at, lastUsedAt: at };
  expect(sessions).toEqual([
    { ...shape, device: 'Firefox no Linux', current: true },
    { ...shape, device: 'node', current: false },
  ]);
  expect(JSON.stringify(sessions)).not.toContain(token);
});

test('a session that is ended is worth nothing at once, the others go on', async () => {
  const { company, token } = await makeCompany(app);
  const lost = await signInWith(firefox, company.user.email);
  const kept = await signInWith(firefox, company.user.email);
  const { id } = (await sessionsOf(lost)).find(({ current }: { current: boolean }) => current);
  expect((await app.call('PUT', `/sessions/end/${id}`, { as: token })).status).toBe(204);
  expect(await Promise.all([lost, kept, token].map(status))).toEqual([401, 200, 200]);
  expect((await app.call('PUT', `/sessions/end/${id}`, { as: token })).status).toBe(404);
});

test('all others are ended together', async () => {
  const { company, token } = await makeCompany(app);
  const others = [await signInWith(firefox, company.user.email), await signInWith('curl/8', company.user.email)];
  expect((await app.call('PUT', '/sessions/end-others', { as: token })).status).toBe(204);
  expect(await Promise.all([token, ...others].map(status))).toEqual([200, 401, 401]);
  expect(await sessionsOf(token)).toMatchObject([{ current: true }]);
});

test('the current session is ended by signing out only', async () => {
  const { token } = await makeCompany(app);
  const [{ id }] = await sessionsOf(token);
  const response = await app.call('PUT', `/sessions/end/${id}`, { as: token });
  expect(response).toMatchObject({ status: 409, body: { message: expect.stringContaining('use Sair') } });
  expect(await status(token)).toBe(200);
});

test("another user's session is neither listed nor ended", async () => {
  const own = await makeCompany(app);
  const stranger = await makeCompany(app);
  const [{ id }] = await sessionsOf(stranger.token);
  expect(JSON.stringify(await sessionsOf(own.token))).not.toContain(id);
  expect((await app.call('PUT', `/sessions/end/${id}`, { as: own.token })).status).toBe(404);
  expect((await app.call('PUT', '/sessions/end-others', { as: own.token })).status).toBe(204);
  expect(await status(stranger.token)).toBe(200);
});

test('what names a session in the list opens nothing', async () => {
  const { token } = await makeCompany(app);
  const [{ id }] = await sessionsOf(token);
  expect(await status(id)).toBe(401);
});

test('a session that has expired is not listed', async () => {
  const { company, token } = await makeCompany(app);
  await signInWith(firefox, company.user.email);
  const past = new Date(Date.now() - 1000).toISOString();
  await app.db.updateTable('sessions').set({ expires_at: past }).where('device', '=', 'Firefox no Linux').execute();
  expect(await sessionsOf(token)).toMatchObject([{ device: 'node' }]);
});

test('the last use is noted once it is five minutes old, not at every call', async () => {
  const { company, token } = await makeCompany(app);
  const used = async (minutesAgo: number) => {
    const lastUsedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    await app.db
      .updateTable('sessions')
      .set({ last_used_at: lastUsedAt, address: '192.0.2.1' })
      .where('user_id', '=', company.userId)
      .execute();
    await sessionsOf(token);
    return lastUsedAt;
  };
  const recent = await used(4);
  expect(await sessionsOf(token)).toMatchObject([{ lastUsedAt: recent, address: '192.0.2.1' }]);

  const before = new Date().toISOString();
  await used(6);
  await expect
    .poll(() => sessionsOf(token))
    .toMatchObject([{ lastUsedAt: expect.toSatisfy((at) => at >= before), address: '127.0.0.1' }]);
});
