import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Authenticator, addPasskey, makeAuthenticator, publicUrl } from '../../testing/authenticator.ts';
import { makeCompany, password, signIn } from '../../testing/factories.ts';
import { codeOf, setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { insertPasskey } from './passkeys.db.ts';

let app: TestApp;
let email: string;
let userId: string;
let token: string;
let key: Authenticator;

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: publicUrl });
});
afterAll(() => app.stop());

/** A user without any second factor. */
beforeEach(async () => {
  const made = await makeCompany(app);
  ({ token } = made);
  email = made.company.user.email;
  userId = made.company.userId;
  key = makeAuthenticator();
  await app.db.deleteFrom('sign_in_attempts').execute();
});

const list = async (as = token) => (await app.call('GET', '/passkeys', { as })).body.passkeys;
const proof = async (by: Authenticator, as = token) =>
  by.use((await app.call('POST', '/passkeys/proof', { as })).body.options);
const remove = (id: string, body: object, as = token) => app.call('PUT', `/passkeys/remove/${id}`, { as, body });
const actions = async () =>
  (await app.db.selectFrom('audit_entries').select('action').where('actor_id', '=', userId).execute()).map(
    (row) => row.action,
  );

describe('the first passkey', () => {
  test('comes with recovery codes, ends the sessions elsewhere and is in the trail', async () => {
    const elsewhere = await signIn(app, email);
    const added = await addPasskey(app, token, key, '  Celular ');
    expect(added).toMatchObject({ status: 201, body: { recoveryCodes: expect.any(Array) } });
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect(await list()).toEqual([
      { id: expect.any(String), name: 'Celular', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    expect((await app.call('GET', '/profile', { as: elsewhere })).status).toBe(401);
    expect((await app.call('GET', '/second-factor', { as: token })).body).toEqual({
      since: null,
      passkeys: 1,
      required: false,
      recoveryCodesLeft: 10,
    });
    expect(await actions()).toContain('passkey-added');
  });

  test('asks for the password, and a wrong one makes nothing', async () => {
    for (const [body, path] of [
      [{}, 'password'],
      [{ password: 'senha-errada' }, 'password'],
    ] as const) {
      const response = await app.call('POST', '/passkeys/options', { as: token, body });
      expect(response).toMatchObject({ status: 400, body: { data: { issues: [{ path }] } } });
    }
    expect(await list()).toEqual([]);
  });

  test('asks the browser for a key that names its user and asks who holds it', async () => {
    const { body } = await app.call('POST', '/passkeys/options', { as: token, body: { password } });
    expect(body.options).toMatchObject({
      rp: { id: 'zelo.test', name: 'Zelo' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });
});

describe('a further passkey', () => {
  let recoveryCodes: string[];
  beforeEach(async () => {
    ({ recoveryCodes } = (await addPasskey(app, token, key)).body);
  });

  test('asks for a code besides the password, or for the first one', async () => {
    const begin = (body: object) => app.call('POST', '/passkeys/options', { as: token, body });
    expect(await begin({ password })).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'code' }] } } });
    expect((await begin({ password, code: 'aaaa-aaaa-aaaa' })).status).toBe(400);
    expect((await begin({ password, code: recoveryCodes[0] })).status).toBe(201);
    const begun = await begin({ passkey: await proof(key) });
    expect(begun.body.options.excludeCredentials).toMatchObject([{ id: key.id }]);

    const second = makeAuthenticator();
    const body = { name: 'Chave de segurança', passkey: second.make(begun.body.options) };
    const added = await app.call('POST', '/passkeys', { as: token, body });
    expect(added).toMatchObject({ status: 201, body: { recoveryCodes: [] } });
    expect(await list()).toMatchObject([{ name: 'Chave' }, { name: 'Chave de segurança' }]);
  });

  test('is not the twenty-first, however many were begun before the twentieth was there', async () => {
    const authenticators = Array.from({ length: 2 }, () => makeAuthenticator());
    const made = [];
    for (const authenticator of authenticators) {
      const begun = await app.call('POST', '/passkeys/options', { as: token, body: { passkey: await proof(key) } });
      made.push(authenticator.make(begun.body.options));
    }
    const rest = { publicKey: '', counter: 0, transports: [], name: 'Chave' };
    for (let number = 2; number < 20; number++)
      await insertPasskey(app.db, userId, { ...rest, credentialId: `${userId}-${number}` });
    const answers = await Promise.all(
      made.map((passkey) => app.call('POST', '/passkeys', { as: token, body: { name: 'Outra', passkey } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await list()).toHaveLength(20);
  });

  test('that somebody else has already is refused, and says so', async () => {
    const other = await makeCompany(app);
    expect(await addPasskey(app, other.token, key)).toMatchObject({
      status: 409,
      body: { message: 'Esta chave de acesso já está cadastrada.' },
    });
  });
});

describe('a key that the browser made', () => {
  const begin = async (as = token) =>
    (await app.call('POST', '/passkeys/options', { as, body: { password } })).body.options;
  const add = (passkey: object, as = token) => app.call('POST', '/passkeys', { as, body: { name: 'Chave', passkey } });
  const refused = { status: 400, body: { data: { issues: [{ path: 'passkey' }] } } };

  test.each([
    ['at another address', { origin: 'https://zelo.example' }],
    ['at the same address without TLS', { origin: 'http://zelo.test' }],
    ['for another site', { rpId: 'zelo.example' }],
    ['without asking who holds it', { unverified: true }],
    ['with a challenge that nobody gave out', { challenge: 'AAAA' }],
  ])('%s is refused', async (_how, bent) => {
    expect(await add(key.make(await begin(), bent))).toMatchObject(refused);
    expect(await list()).toEqual([]);
  });

  test('is taken once: the same answer again is refused', async () => {
    const passkey = key.make(await begin());
    const responses = await Promise.all([1, 2, 3].map(() => add(passkey)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  test('with the challenge of another user, of another session, of another purpose or that is over is refused', async () => {
    const other = await makeCompany(app);
    const elsewhere = await signIn(app, email);
    const { body: toSignIn } = await app.call('POST', '/login/passkey/options');
    const { body: toProve } = await app.call('POST', '/passkeys/proof', { as: token });
    const late = await begin();
    const early = { challenge: late.challenge, rp: late.rp, user: late.user };
    for (const options of [await begin(other.token), await begin(elsewhere), toSignIn.options, toProve.options]) {
      const { challenge } = options;
      expect(await add(key.make({ ...early, challenge }))).toMatchObject(refused);
    }
    await app.db.updateTable('passkey_challenges').set({ expires_at: new Date().toISOString() }).execute();
    expect(await add(key.make(late))).toMatchObject(refused);
    expect(await list()).toEqual([]);
  });
});

describe('a passkey is removed', () => {
  test('with the password and a code, or by itself; then the password is enough again', async () => {
    const { recoveryCodes } = (await addPasskey(app, token, key)).body;
    const [{ id }] = await list();
    expect((await remove(id, { password })).status).toBe(400);
    expect((await remove(id, { password, code: recoveryCodes[0] })).status).toBe(204);
    expect((await app.call('GET', '/second-factor', { as: token })).body).toMatchObject({ recoveryCodesLeft: 0 });
    await signIn(app, email);

    await addPasskey(app, token, key);
    const [again] = await list();
    expect((await remove(again.id, { passkey: await proof(key) })).status).toBe(204);
    expect(await actions()).toContain('passkey-removed');
  });

  test('and with it end the sessions elsewhere, where it may be in other hands', async () => {
    await addPasskey(app, token, key);
    const { options } = (await app.call('POST', '/login/passkey/options')).body;
    const elsewhere = (await app.call('POST', '/login/passkey', { body: { passkey: key.use(options) } })).body.token;
    const [{ id }] = await list();
    expect((await remove(id, { passkey: await proof(key) })).status).toBe(204);
    expect((await app.call('GET', '/profile', { as: elsewhere })).status).toBe(401);
    expect((await app.call('GET', '/profile', { as: token })).status).toBe(200);
  });

  test("but not another user's, which is not there, and not twice", async () => {
    await addPasskey(app, token, key);
    const other = await makeCompany(app);
    const [{ id }] = await list();
    expect((await remove(id, { password }, other.token)).status).toBe(404);
    expect((await remove(id, { passkey: await proof(key) })).status).toBe(204);
    expect((await remove(id, { password })).status).toBe(404);
  });

  test('while the app stays: the codes stay, too', async () => {
    const { recoveryCodes } = await setUpSecondFactor(app, token);
    const begun = await app.call('POST', '/passkeys/options', {
      as: token,
      body: { password, code: recoveryCodes[0] },
    });
    await app.call('POST', '/passkeys', { as: token, body: { name: 'Chave', passkey: key.make(begun.body.options) } });
    const [{ id }] = await list();
    expect((await remove(id, { password, code: recoveryCodes[1] })).status).toBe(204);
    const { body } = await app.call('GET', '/second-factor', { as: token });
    expect(body).toMatchObject({ since: expect.any(String), passkeys: 0, recoveryCodesLeft: 8 });
  });

  test('and the app is turned off while a passkey stays: the codes stay, too', async () => {
    const { recoveryCodes } = (await addPasskey(app, token, key)).body;
    const begin = (body: object) => app.call('POST', '/second-factor', { as: token, body });
    expect((await begin({ password })).status, 'who has a passkey shows more than the password').toBe(400);
    const { secret } = (await begin({ passkey: await proof(key) })).body;
    const confirmed = await app.call('PUT', '/second-factor/confirm', { as: token, body: { code: codeOf(secret) } });
    expect(confirmed).toMatchObject({ status: 200, body: { recoveryCodes: [] } });
    const body = { password, code: recoveryCodes[0] };
    expect((await app.call('PUT', '/second-factor/turn-off', { as: token, body })).status).toBe(204);
    const state = (await app.call('GET', '/second-factor', { as: token })).body;
    expect(state).toMatchObject({ since: null, passkeys: 1, recoveryCodesLeft: 9 });
  });
});

test('a passkey gets another name, and nobody else gives it one', async () => {
  await addPasskey(app, token, key);
  const other = await makeCompany(app);
  const [{ id }] = await list();
  const rename = (as: string, name: string) => app.call('PUT', `/passkeys/rename/${id}`, { as, body: { name } });
  expect((await rename(token, 'Computador da recepção')).status).toBe(204);
  expect((await rename(other.token, 'Minha')).status).toBe(404);
  expect(await rename(token, ' ')).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'name' }] } } });
  expect(await list()).toMatchObject([{ name: 'Computador da recepção' }]);
});

test('wrong proofs count like wrong passwords, and then the right one has to wait too', async () => {
  await addPasskey(app, token, key);
  const stranger = makeAuthenticator();
  const [{ id }] = await list();
  const statuses: number[] = [];
  for (let tries = 0; tries < 10; tries++) {
    const { options } = (await app.call('POST', '/passkeys/proof', { as: token })).body;
    statuses.push((await remove(id, { passkey: stranger.use(options, { id: key.id }) })).status);
  }
  expect(statuses).toEqual(Array(10).fill(400));
  expect((await remove(id, { passkey: await proof(key) })).status).toBe(429);
});
