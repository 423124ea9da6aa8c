import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Authenticator,
  addPasskey,
  type Bent,
  makeAuthenticator,
  publicUrl,
} from '../../testing/authenticator.ts';
import { makeCompany, password, signInFirstAdmin } from '../../testing/factories.ts';
import { codeOf, setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let email: string;
let userId: string;
let token: string;
let key: Authenticator;
let recoveryCodes: string[];

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: publicUrl });
});
afterAll(() => app.stop());

/** A user whose only second factor is a passkey that counts its uses. */
beforeEach(async () => {
  const made = await makeCompany(app);
  ({ token } = made);
  email = made.company.user.email;
  userId = made.company.userId;
  key = makeAuthenticator({ counts: true });
  ({ recoveryCodes } = (await addPasskey(app, token, key)).body);
  await app.db.deleteFrom('sign_in_attempts').execute();
});

const ask = async () => (await app.call('POST', '/login/passkey/options')).body.options;
const enter = (passkey: object) => app.call('POST', '/login/passkey', { body: { passkey } });
const login = (more: object = {}) => app.call('POST', '/login', { body: { email, password, ...more } });
const askAfterPassword = async () => (await login()).body.data.passkey;
const lastEntry = () =>
  app.db
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'detail'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

const refused = {
  status: 401,
  body: { code: 'PASSKEY_INVALID', message: 'A chave de acesso não foi aceita. Tente de novo.' },
};

const bents: [string, Bent][] = [
  ['at another address', { origin: 'https://zelo.example' }],
  ['at the same address without TLS', { origin: 'http://zelo.test' }],
  ['for another site', { rpId: 'zelo.example' }],
  ['without asking who holds it', { unverified: true }],
  ['with a challenge that nobody gave out', { challenge: 'AAAA' }],
  ['in the name of another user', { userHandle: 'bmluZ3XDqW0' }],
];

describe('without a password', () => {
  test('a passkey signs its user in, with both factors shown, and the trail says how', async () => {
    const response = await enter(key.use(await ask()));
    expect(response).toMatchObject({ status: 200, body: { token: expect.any(String), type: 'company' } });
    expect((await app.call('GET', '/profile', { as: response.body.token })).body.user).toMatchObject({ email });
    expect(await lastEntry()).toEqual({ action: 'signed-in', subject_id: userId, detail: 'passkey' });
    const [{ lastUsedAt }] = (await app.call('GET', '/passkeys', { as: response.body.token })).body.passkeys;
    expect(lastUsedAt).not.toBeNull();
  });

  test('nobody is named to whoever asks, and the browser must ask who holds the key', async () => {
    expect(await ask()).toEqual({
      challenge: expect.any(String),
      rpId: 'zelo.test',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  test.each(bents)('a key that is shown %s is refused and written down', async (_how, bent) => {
    expect(await enter(key.use(await ask(), bent))).toMatchObject(refused);
    expect(await lastEntry()).toEqual({ action: 'sign-in-failed', subject_id: userId, detail: 'passkey' });
  });

  test('an answer signs in once, however often and at the same moment it is sent', async () => {
    const passkey = key.use(await ask());
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => enter(passkey)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect(await enter(passkey)).toMatchObject(refused);
  });

  test('a challenge that was given out for something else, or that is over, is refused and used up', async () => {
    const { options: toProve } = (await app.call('POST', '/passkeys/proof', { as: token })).body;
    const { options: toUnlock } = (await app.call('POST', '/sessions/unlock/options', { as: token })).body;
    for (const { challenge } of [toProve, toUnlock, await askAfterPassword()]) {
      expect(await enter(key.use({ ...(await ask()), challenge }))).toMatchObject(refused);
    }
    const body = { passkey: key.use(toProve), name: 'Chave' };
    expect((await app.call('POST', '/passkeys/options', { as: token, body })).status, 'it was used up').toBe(400);
    const late = await ask();
    await app.db.updateTable('passkey_challenges').set({ expires_at: new Date().toISOString() }).execute();
    expect(await enter(key.use(late))).toMatchObject(refused);
  });

  test('another key that takes its name, a key of nobody and one that was removed are refused', async () => {
    expect(await enter(makeAuthenticator().use(await ask(), { id: key.id }))).toMatchObject(refused);
    expect(await enter(makeAuthenticator().use(await ask()))).toMatchObject(refused);
    const [{ id }] = (await app.call('GET', '/passkeys', { as: token })).body.passkeys;
    const proof = { password, code: recoveryCodes[0] };
    expect((await app.call('PUT', `/passkeys/remove/${id}`, { as: token, body: proof })).status).toBe(204);
    expect(await enter(key.use(await ask()))).toMatchObject(refused);
  });

  test('a key whose count goes back has a copy: it is refused and the trail says why', async () => {
    expect((await enter(key.use(await ask()))).status).toBe(200);
    for (const counter of [1, 0]) {
      expect(await enter(key.use(await ask(), { counter }))).toMatchObject(refused);
      expect(await lastEntry()).toMatchObject({ subject_id: userId, detail: 'passkey-cloned' });
    }
    expect((await enter(key.use(await ask()))).status).toBe(200);
    expect((await enter(key.use(await ask(), { counter: 4_294_967_295 }))).status, 'as far as it counts').toBe(200);
  });

  test('a key that does not count signs in again and again', async () => {
    const made = await makeCompany(app);
    const uncounted = makeAuthenticator();
    await addPasskey(app, made.token, uncounted);
    for (let time = 0; time < 3; time++) expect((await enter(uncounted.use(await ask()))).status).toBe(200);
  });

  test('who is deactivated is told so, and does not get in', async () => {
    const as = await signInFirstAdmin(app);
    expect((await app.call('PUT', `/accounts/deactivate/${userId}`, { as })).status).toBe(204);
    expect(await enter(key.use(await ask()))).toMatchObject({ status: 401, body: { message: /^Acesso desativado/ } });
    expect(await lastEntry()).toMatchObject({ action: 'sign-in-failed', detail: 'deactivated' });
    expect(await enter(key.use(await ask(), { unverified: true })), 'who is not the user learns nothing').toMatchObject(
      refused,
    );
  });

  test('failures are counted apart from wrong passwords: who is kept from those signs in by the key', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 10; tries++) statuses.push((await login({ password: 'senha-errada' })).status);
    expect(statuses).toEqual(Array(10).fill(401));
    expect((await login()).status).toBe(429);
    expect((await enter(key.use(await ask()))).status).toBe(200);
    for (let tries = 0; tries < 10; tries++) {
      expect((await enter(key.use(await ask(), { unverified: true }))).status).toBe(401);
    }
    expect((await enter(key.use(await ask()))).status).toBe(429);
  });

  test('so many challenges are given out to one network, and no more', async () => {
    await ask();
    await app.db.updateTable('sign_in_attempts').set({ attempts: 600 }).execute();
    expect(await app.call('POST', '/login/passkey/options')).toMatchObject({ status: 429 });
    await app.db.deleteFrom('sign_in_attempts').execute();
  });
});

test('so many keys are shown from one network, each with another name, and then none writes anything', async () => {
  const passkey = key.use(await ask());
  const other = (nth: number) => enter({ ...passkey, id: `${passkey.id.slice(0, -2)}A${nth}` });
  expect((await other(1)).status).toBe(401);
  // Of the network alone: those of the challenge and of the key are another.
  await app.db.updateTable('sign_in_attempts').set({ attempts: 600 }).execute();
  const rows = async () => (await app.db.selectFrom('sign_in_attempts').select('key').execute()).length;
  const before = await rows();
  expect((await other(2)).status).toBe(429);
  expect(await rows()).toBe(before);
  await app.db.deleteFrom('sign_in_attempts').execute();
  expect((await enter(key.use(await ask()))).status).toBe(200);
});

describe('after the password', () => {
  test('without a second step nothing opens, and what can be shown is said', async () => {
    const response = await login();
    expect(response).toMatchObject({
      status: 401,
      body: {
        code: 'SECOND_FACTOR_REQUIRED',
        message: 'Use a sua chave de acesso ou um código de recuperação.',
        data: { app: false, passkey: { rpId: 'zelo.test', allowCredentials: [{ id: key.id }] } },
      },
    });
  });

  test('the passkey signs in, and so does a recovery code', async () => {
    expect((await login({ passkey: key.use(await askAfterPassword()) })).status).toBe(200);
    expect((await login({ code: recoveryCodes[0] })).status).toBe(200);
    expect((await login({ code: '123456' })).status, 'there is no app').toBe(401);
  });

  test.each(bents)('a key that is shown %s is refused', async (_how, bent) => {
    expect(await login({ passkey: key.use(await askAfterPassword(), bent) })).toMatchObject(refused);
  });

  test("another user's key, and the challenge of another user or of a sign-in without password, are refused", async () => {
    const other = await makeCompany(app);
    const theirs = makeAuthenticator();
    await addPasskey(app, other.token, theirs);
    const body = { email: other.company.user.email, password };
    const forThem = (await app.call('POST', '/login', { body })).body.data.passkey;
    expect(await login({ passkey: theirs.use(await askAfterPassword()) })).toMatchObject(refused);
    expect(await login({ passkey: theirs.use(forThem) })).toMatchObject(refused);
    expect(
      await login({ passkey: key.use({ ...(await askAfterPassword()), challenge: forThem.challenge }) }),
    ).toMatchObject(refused);
    expect(await login({ passkey: key.use(await ask()) })).toMatchObject(refused);
  });

  test('a wrong password learns nothing of keys, and uses up no challenge', async () => {
    const passkey = key.use(await askAfterPassword());
    expect((await login({ passkey, password: 'senha-errada' })).body).toEqual({
      code: 'UNAUTHORIZED',
      status: 401,
      message: 'Credenciais inválidas',
    });
    expect((await login({ passkey })).status).toBe(200);
  });

  test('who has app and passkey chooses', async () => {
    const made = await makeCompany(app);
    email = made.company.user.email;
    const { secret, recoveryCodes: codes } = await setUpSecondFactor(app, made.token);
    const begun = await app.call('POST', '/passkeys/options', { as: made.token, body: { password, code: codes[0] } });
    const second = makeAuthenticator();
    const body = { name: 'Chave', passkey: second.make(begun.body.options) };
    await app.call('POST', '/passkeys', { as: made.token, body });
    expect((await login()).body.data).toMatchObject({ app: true, passkey: { rpId: 'zelo.test' } });
    expect((await login({ passkey: second.use(await askAfterPassword()) })).status).toBe(200);
    expect((await login({ code: codeOf(secret, 1) })).status).toBe(200);
  });
});
