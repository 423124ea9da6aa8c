import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpointsOf } from '../../access/endpoints.server.ts';
import { contracts } from '../../app/api.server.ts';
import { announceSessionsOf } from '../../live/signal.server.ts';
import { addPasskey, makeAuthenticator, publicUrl } from '../../testing/authenticator.ts';
import { exampleCalls } from '../../testing/example-calls.ts';
import { makeCompany, password, signIn, signInFirstAdmin, unknownId } from '../../testing/factories.ts';
import { openLive } from '../../testing/live.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { stopClock } from '../../testing/stop-clock.ts';
import { until } from '../../testing/until.ts';

const minutes = 15;
let app: TestApp;
let email: string;
let userId: string;
let token: string;

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: publicUrl, SESSION_IDLE_MINUTES: String(minutes) });
});
afterAll(() => app.stop());

// A session does not become idle meanwhile, however slow the machine is.
beforeEach(stopClock);

beforeEach(async () => {
  const made = await makeCompany(app);
  ({ token } = made);
  email = made.company.user.email;
  userId = made.company.userId;
  await app.db.deleteFrom('sign_in_attempts').execute();
});

/** Lets the user's sessions be as if nobody had worked in them for so long. */
const rest = (seconds: number) =>
  app.db
    .updateTable('sessions')
    .set({ active_at: new Date(Date.now() - seconds * 1000).toISOString() })
    .where('user_id', '=', userId)
    .execute();
const restTooLong = () => rest(minutes * 60);
const activeAt = async () =>
  (await app.db.selectFrom('sessions').select('active_at').where('user_id', '=', userId).executeTakeFirstOrThrow())
    .active_at;
const profile = (as = token) => app.call('GET', '/profile', { as });
const unlock = (body: object, as = token) => app.call('PUT', '/sessions/unlock', { as, body });

const locked = {
  status: 423,
  body: { code: 'SESSION_IDLE', status: 423, message: expect.stringContaining('bloqueada por falta de uso') },
};

test('work that was noted by a clock that was ahead keeps no session open when the clock is right again', async () => {
  await rest(-24 * 3600);
  expect(await profile()).toMatchObject(locked);
  expect((await unlock({ password })).status).toBe(204);
  expect((await profile()).status).toBe(200);
  await rest(-30);
  expect((await profile()).status, 'clocks of servers differ by seconds').toBe(200);
});

describe('a session in which nobody has worked for too long', () => {
  const open = ['access.signOut', 'idle.askToUnlock', 'idle.unlock'];
  const endpoints = endpointsOf(contracts).filter(({ requires }) => requires !== 'public');

  test('is refused every call but those that unlock and end it, and is not told to have ended', async () => {
    const admin = await signInFirstAdmin(app);
    await app.db
      .updateTable('sessions')
      .set({ active_at: new Date(0).toISOString() })
      .execute();
    for (const { name, method, path } of endpoints.filter(({ name }) => !open.includes(name))) {
      const response = await app.call(method, path.replace(/\{\w+\}/g, unknownId), { as: admin });
      expect(response, name).toMatchObject(locked);
    }
    expect(
      endpoints
        .filter(({ requires }) => requires === 'idle')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(open);
    expect(exampleCalls).toHaveProperty(['idle.unlock']);
  });

  test('goes on with the password, and the trail says so', async () => {
    await restTooLong();
    expect(await profile()).toMatchObject(locked);
    expect((await unlock({ password })).status).toBe(204);
    expect(await profile()).toMatchObject({ status: 200, body: { idleMinutes: minutes } });
    const entries = app.db.selectFrom('audit_entries').select('action').where('actor_id', '=', userId);
    expect((await entries.execute()).map(({ action }) => action)).toContain('unlocked');
  });

  test('goes on with a passkey, which is asked for this session alone', async () => {
    const key = makeAuthenticator();
    await addPasskey(app, token, key);
    const { options: toSignIn } = (await app.call('POST', '/login/passkey/options')).body;
    const second = (await app.call('POST', '/login/passkey', { body: { passkey: key.use(toSignIn) } })).body.token;
    await restTooLong();
    const ask = async (as: string) => (await app.call('POST', '/sessions/unlock/options', { as })).body.options;
    expect(await ask(token)).toMatchObject({ allowCredentials: [{ id: key.id }] });
    const refused = { status: 400, body: { data: { issues: [{ path: 'passkey' }] } } };
    expect(await unlock({ passkey: key.use(await ask(second)) })).toMatchObject(refused);
    expect(await unlock({ passkey: key.use(await ask(token), { unverified: true }) })).toMatchObject(refused);
    expect(await profile()).toMatchObject(locked);
    const passkey = key.use(await ask(token));
    expect((await unlock({ passkey })).status).toBe(204);
    expect((await profile()).status).toBe(200);
    expect(await profile(second), 'the other one stays locked').toMatchObject(locked);
    await restTooLong();
    expect(await unlock({ passkey }), 'an answer unlocks once').toMatchObject(refused);
  });

  test('asks for the password alone of who has no passkey', async () => {
    await restTooLong();
    expect((await app.call('POST', '/sessions/unlock/options', { as: token })).body).toEqual({ options: null });
    expect(await unlock({})).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'password' }] } } });
  });

  test('can be left without unlocking it', async () => {
    await restTooLong();
    expect((await app.call('POST', '/logout', { as: token })).status).toBe(204);
    expect((await profile()).status).toBe(401);
  });

  test('counts wrong passwords for this session, writes them down, and then the right one has to wait there', async () => {
    await restTooLong();
    const statuses: number[] = [];
    for (let tries = 0; tries < 10; tries++) statuses.push((await unlock({ password: 'senha-errada' })).status);
    expect(statuses).toEqual(Array(10).fill(400));
    expect((await unlock({ password })).status).toBe(429);
    expect((await app.call('POST', '/login', { body: { email, password } })).status, 'elsewhere').toBe(200);
    const failed = app.db.selectFrom('audit_entries').select('detail').where('subject_id', '=', userId);
    expect((await failed.where('action', '=', 'sign-in-failed').execute()).map(({ detail }) => detail)).toEqual(
      Array(10).fill('unlock'),
    );
  });

  test('has ended all the same when the access was taken away', async () => {
    await restTooLong();
    const as = await signInFirstAdmin(app);
    expect((await app.call('PUT', `/accounts/deactivate/${userId}`, { as })).status).toBe(204);
    expect((await unlock({ password })).status).toBe(401);
  });
});

describe('only work keeps a session awake', () => {
  test('what a screen asks for by itself does not', async () => {
    await rest(minutes * 60 - 30);
    const before = await activeAt();
    for (let time = 0; time < 3; time++) expect((await profile()).status).toBe(200);
    expect(await activeAt()).toBe(before);
  });

  test('what its screen says does, and is written twice in a minute at most', async () => {
    await rest(25);
    const before = await activeAt();
    expect((await app.call('PUT', '/sessions/active', { as: token })).status).toBe(204);
    expect(await activeAt()).toBe(before);
    // A screen says it once a minute: what comes a moment before the minute is over counts, too.
    await rest(59);
    await app.call('PUT', '/sessions/active', { as: token });
    expect(Date.now() - Date.parse(await activeAt())).toBeLessThan(30_000);
  });

  test('but not once it is locked', async () => {
    await restTooLong();
    expect(await app.call('PUT', '/sessions/active', { as: token })).toMatchObject(locked);
    expect(await profile()).toMatchObject(locked);
  });

  test('and a sign-in begins one', async () => {
    await restTooLong();
    expect((await profile(await signIn(app, email))).status).toBe(200);
  });
});

test('where the installation does not want it, no session is ever idle', async () => {
  const without = await startApp();
  const admin = await signInFirstAdmin(without);
  await without.db
    .updateTable('sessions')
    .set({ active_at: new Date(0).toISOString() })
    .execute();
  const { status, body } = await without.call('GET', '/profile', { as: admin });
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('idleMinutes');
  expect((await without.call('PUT', '/sessions/active', { as: admin })).status).toBe(204);
  await without.stop();
});

test('a session that is idle hears of nothing that changes until it is unlocked', async () => {
  const stream = await openLive(app, token);
  await restTooLong();
  await announceSessionsOf(app.db, userId);
  await until(stream.hasEnded);
  expect(await openLive(app, token)).toMatchObject({ status: 423 });
  await app.call('PUT', '/sessions/unlock', { as: token, body: { password } });
  const again = await openLive(app, token);
  expect(again.status).toBe(200);
  again.close();
});
