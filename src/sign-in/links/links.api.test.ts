import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPasskey, makeAuthenticator, publicUrl } from '../../testing/authenticator.ts';
import {
  makeCompany,
  makeProfessional,
  password,
  signIn,
  signInFirstAdmin,
  unknownId,
} from '../../testing/factories.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { codeOf, setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { deleteExpiredLinks } from './links.db.ts';

let app: TestApp;
let mails: MailServer;
let admin: string;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp(mails.settings);
  admin = await signInFirstAdmin(app);
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(() => app.db.deleteFrom('sign_in_attempts').execute());

const chosen = 'escolhida-por-mim-9';
const ask = (email: string) => app.call('POST', '/access-links', { body: { email } });
const check = (token: string) => app.call('POST', '/access-links/check', { body: { token } });
const use = (token: string, fields: object = {}) =>
  app.call('POST', '/access-links/use', { body: { token, password: chosen, ...fields } });
const login = (email: string, secret = chosen) => app.call('POST', '/login', { body: { email, password: secret } });
const profile = async (as: string) => (await app.call('GET', '/profile', { as })).status;
const over = { status: 404, body: { message: expect.stringContaining('Este link não vale mais') } };

async function makeUser() {
  const { company, token } = await makeCompany(app);
  return { userId: company.userId as string, email: company.user.email as string, token };
}

/** The tokens that an address was sent, oldest first. */
async function mailedTokens(email: string): Promise<string[]> {
  await app.workDueJobs();
  return mails.to(email).flatMap(({ path }) => (path.startsWith('/access#') ? [path.slice('/access#'.length)] : []));
}

/** The token of a link that somebody has asked for. */
async function askedToken(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(204);
  return (await mailedTokens(email)).at(-1) ?? '';
}

async function trailOf(userId: string) {
  const query = app.db.selectFrom('audit_entries').select(['action', 'detail', 'actor_id', 'address']);
  return query.where('subject', '=', 'user').where('subject_id', '=', userId).orderBy('number').execute();
}

test('who has forgotten the password is mailed a link, chooses another one, and signs in with it', async () => {
  const { userId, email, token: session } = await makeUser();
  const elsewhere = await signIn(app, email);
  expect((await ask(email.toUpperCase())).status).toBe(204);
  const [token = ''] = await mailedTokens(email);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await check(token)).toMatchObject({ status: 200, body: { email, isFirst: false } });
  expect((await use(token)).status).toBe(204);
  expect([await profile(session), await profile(elsewhere)], 'every session has ended').toEqual([401, 401]);
  expect((await login(email, password)).status).toBe(401);
  expect((await login(email)).status).toBe(200);
  await app.workDueJobs();
  expect(mails.to(email).map(({ headers }) => headers.subject)).toContain('A senha da sua conta foi trocada');
  const entries = (await trailOf(userId)).map(({ action, detail }) => [action, detail]);
  expect(entries).toEqual([
    ['signed-in', null],
    ['signed-in', null],
    ['link-requested', null],
    ['password-changed', 'access-link'],
    ['sign-in-failed', null],
    ['signed-in', null],
  ]);
  expect((await trailOf(userId))[2]).toMatchObject({ actor_id: null, address: '127.0.0.1' });
});

test('a link is opened as often as mail scanners like, and used once', async () => {
  const { email } = await makeUser();
  const token = await askedToken(email);
  for (let times = 0; times < 3; times++) expect((await check(token)).status).toBe(200);
  expect((await use(token)).status).toBe(204);
  expect(await use(token, { password: 'outra-ainda-7' })).toMatchObject(over);
  expect(await check(token)).toMatchObject(over);
  expect((await login(email)).status).toBe(200);
});

test('of several uses at the same moment one counts', async () => {
  const { email } = await makeUser();
  const token = await askedToken(email);
  const secrets = ['primeira-senha-1', 'segunda-senha-2', 'terceira-senha-3'];
  const statuses = await Promise.all(secrets.map(async (secret) => (await use(token, { password: secret })).status));
  expect(statuses.toSorted()).toEqual([204, 404, 404]);
  expect((await login(email, secrets[statuses.indexOf(204)])).status).toBe(200);
});

test('a newer link ends the older one', async () => {
  const { email } = await makeUser();
  const older = await askedToken(email);
  const newer = await askedToken(email);
  expect(await use(older)).toMatchObject(over);
  expect((await use(newer)).status).toBe(204);
});

test('after 30 minutes it leads nowhere', async () => {
  const { userId, email } = await makeUser();
  const token = await askedToken(email);
  const link = () =>
    app.db.selectFrom('access_links').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow();
  const { created_at, expires_at } = await link();
  expect(Date.parse(expires_at ?? '') - Date.parse(created_at)).toBe(30 * 60_000);
  const past = new Date(Date.now() - 1000).toISOString();
  await app.db.updateTable('access_links').set({ expires_at: past }).where('user_id', '=', userId).execute();
  expect([await check(token), await use(token)]).toMatchObject([over, over]);
});

test('the database holds no token, and neither do the queue and the log', async () => {
  const { userId, email } = await makeUser();
  expect((await ask(email)).status).toBe(204);
  const waiting = await app.db.selectFrom('jobs').select('payload').execute();
  expect(JSON.stringify(waiting)).not.toContain(email);
  const [token = ''] = await mailedTokens(email);
  const kept = await app.db.selectFrom('access_links').selectAll().where('user_id', '=', userId).execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('what has expired, and what nobody got round to, is removed', async () => {
  const { userId, email } = await makeUser();
  await askedToken(email);
  await ask(email);
  const kept = async () => [
    (await app.db.selectFrom('access_links').select('user_id').where('user_id', '=', userId).execute()).length,
    (await app.db.selectFrom('access_link_requests').select('id').execute()).length,
  ];
  await deleteExpiredLinks(app.db);
  expect(await kept()).toEqual([1, 1]);
  await deleteExpiredLinks(app.db, new Date(Date.now() + 8 * 24 * 3_600_000));
  expect(await kept()).toEqual([0, 0]);
});

describe('who asks for a link learns nothing', () => {
  /** All that a wish for a link leaves in the database, by table. */
  async function left() {
    const [requests, jobs, attempts] = await Promise.all([
      app.db.selectFrom('access_link_requests').select('id').execute(),
      app.db.selectFrom('jobs').select('kind').where('kind', '=', 'access-link-request').execute(),
      app.db.selectFrom('sign_in_attempts').select('attempts').execute(),
    ]);
    return { requests: requests.length, jobs, attempts };
  }

  test('the same is answered and written for a user, for nobody and for whoever may not sign in', async () => {
    const known = await makeUser();
    const shutOut = await makeUser();
    expect((await app.call('PUT', `/accounts/deactivate/${shutOut.userId}`, { as: admin })).status).toBe(204);
    const seen = [];
    for (const email of [known.email, 'ninguem@zelo.test', shutOut.email]) {
      await app.workDueJobs();
      await app.db.deleteFrom('sign_in_attempts').execute();
      const { status, body, headers } = await ask(email);
      seen.push({ status, body, headers: [...headers.keys()], left: await left() });
    }
    expect(seen[0]).toMatchObject({ status: 204, body: {}, left: { requests: 1 } });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(await mailedTokens(known.email)).toHaveLength(1);
    expect([...(await mailedTokens(shutOut.email)), ...mails.to('ninguem@zelo.test')]).toEqual([]);
    expect(await left(), 'nothing is kept of it').toMatchObject({ requests: 0, jobs: [] });
  });

  test('after five wishes for one account none is taken for a while, whether it exists or not; signing in goes on', async () => {
    const { email } = await makeUser();
    for (const asked of [email, 'outro-ninguem@zelo.test']) {
      const statuses = [];
      for (let times = 0; times < 6; times++) statuses.push((await ask(asked)).status);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
    expect((await ask(email)).body).toMatchObject({
      message: expect.stringContaining('Muitos pedidos de link. Tente novamente em'),
      data: { retryAfterSeconds: expect.any(Number) },
    });
    expect((await login(email, password)).status).toBe(200);
  });
});

describe('a password that is chosen by a link', () => {
  test('is held to the rules of every password, and a refused one leaves the link', async () => {
    const { email } = await makeUser();
    const token = await askedToken(email);
    for (const weak of ['12345', '123456', email]) {
      const response = await use(token, { password: weak });
      expect(response).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'password' }] } } });
    }
    expect((await use(token)).status).toBe(204);
  });

  test('needs the second factor, a code of the app or a recovery code, and a wrong one leaves the link', async () => {
    const { userId, email, token: session } = await makeUser();
    const { secret, recoveryCodes } = await setUpSecondFactor(app, session);
    const first = await askedToken(email);
    expect(await use(first)).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(await use(first, { code: '000000' })).toMatchObject({
      status: 401,
      body: { code: 'SECOND_FACTOR_INVALID' },
    });
    expect((await login(email, password)).body.code, 'the old password stays until then').toBe(
      'SECOND_FACTOR_REQUIRED',
    );
    expect((await use(first, { code: codeOf(secret, 1) })).status).toBe(204);
    expect((await use(await askedToken(email), { code: recoveryCodes[0] })).status).toBe(204);
    expect((await use(await askedToken(email), { code: recoveryCodes[0] })).status, 'a code counts once').toBe(401);
    const actions = (await trailOf(userId)).map(({ action, detail }) => (detail ? `${action}: ${detail}` : action));
    expect(actions).toContain('sign-in-failed: wrong-code');
  });

  test('needs the passkey of a user who has no app, or a recovery code', async () => {
    const withKeys = await startApp({ ...mails.settings, PUBLIC_URL: publicUrl });
    const { company, token: session } = await makeCompany(withKeys);
    const key = makeAuthenticator();
    const { recoveryCodes } = (await addPasskey(withKeys, session, key)).body;
    const as = await signInFirstAdmin(withKeys);
    const made = async () => {
      const { body } = await withKeys.call('POST', `/accounts/link/${company.userId}`, { as });
      return body.path.split('#')[1];
    };
    const choose = (token: string, shown: object = {}) =>
      withKeys.call('POST', '/access-links/use', { body: { token, password: chosen, ...shown } });
    const token = await made();
    const asked = await choose(token);
    expect(asked).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED', data: { app: false } } });
    const wrong = await choose(token, { passkey: makeAuthenticator().use(asked.body.data.passkey) });
    expect(wrong.status).toBe(401);
    const again = (await choose(token)).body.data.passkey;
    expect((await choose(token, { passkey: key.use(again) })).status).toBe(204);
    expect((await choose(await made(), { code: recoveryCodes[0] })).status).toBe(204);
    await withKeys.stop();
  });

  test('codes are guessed no more often than at the sign-in', async () => {
    const { email, token: session } = await makeUser();
    await setUpSecondFactor(app, session);
    const token = await askedToken(email);
    const statuses = new Set<number>();
    for (let times = 0; times < 11; times++) statuses.add((await use(token, { code: '000000' })).status);
    expect([...statuses]).toEqual([401, 429]);
  });
});

describe('using a link', () => {
  test('gives its network no further try at other accounts, and clears nobody’s count', async () => {
    const { email } = await makeUser();
    const token = await askedToken(email);
    await app.db.deleteFrom('sign_in_attempts').execute();
    const wrong = (nth: number) =>
      app.call('POST', '/login', { body: { email: `ninguem${nth}@zelo.test`, password: 'senha-errada' } });
    for (let nth = 0; nth < 50; nth++) expect((await wrong(nth)).status).toBe(401);
    const before = await app.db.selectFrom('sign_in_attempts').selectAll().orderBy('key').execute();
    expect((await use(token)).status).toBe(204);
    expect(await app.db.selectFrom('sign_in_attempts').selectAll().orderBy('key').execute()).toEqual(before);
    expect((await wrong(50)).status).toBe(429);
  });
});

describe('a link ends', () => {
  test('when its user is deactivated, and reactivating does not bring it back', async () => {
    const { userId, email } = await makeUser();
    const token = await askedToken(email);
    await app.call('PUT', `/accounts/deactivate/${userId}`, { as: admin });
    expect([await check(token), await use(token)]).toMatchObject([over, over]);
    await app.call('PUT', `/accounts/reactivate/${userId}`, { as: admin });
    expect(await use(token)).toMatchObject(over);
  });

  test('when the password or the e-mail is changed in another way', async () => {
    const { email, token: session } = await makeUser();
    const token = await askedToken(email);
    const body = { current: password, password: 'por-outro-caminho-3' };
    expect((await app.call('PUT', '/profile/password', { as: session, body })).status).toBe(204);
    expect(await use(token)).toMatchObject(over);

    const { professional } = await makeProfessional(app);
    const asked = await askedToken(professional.user.email);
    const { userId: _, user: __, id, version: ___, ...fields } = professional;
    const moved = { ...fields, email: `novo-${professional.user.email}` };
    expect((await app.call('PUT', `/professional/update/${id}`, { as: admin, body: moved })).status).toBe(200);
    expect(await use(asked)).toMatchObject(over);
  });
});

describe('a link that an administrator makes', () => {
  const make = (userId: string, as = admin) => app.call('POST', `/accounts/link/${userId}`, { as });

  test('is answered once, opens the account, and is in the trail', async () => {
    const { userId, email } = await makeUser();
    const { status, body } = await make(userId);
    expect(status).toBe(201);
    expect(body).toEqual({ path: expect.stringMatching(/^\/access#[\w-]{43}$/), waits: false });
    expect((await use(body.path.split('#')[1])).status).toBe(204);
    expect((await login(email)).status).toBe(200);
    expect((await trailOf(userId)).map(({ action }) => action)).toContain('link-made');
    expect(await mailedTokens(email), 'it is not mailed').toEqual([]);
  });

  test('ends an older one, and is none for an unknown, a deactivated or the own user', async () => {
    const { userId } = await makeUser();
    const [older, newer] = [await make(userId), await make(userId)];
    expect(await use(older.body.path.split('#')[1])).toMatchObject(over);
    expect((await check(newer.body.path.split('#')[1])).status).toBe(200);
    expect((await make(unknownId)).status).toBe(404);
    await app.call('PUT', `/accounts/deactivate/${userId}`, { as: admin });
    expect(await make(userId)).toMatchObject({ status: 409, body: { message: expect.stringContaining('Reative') } });
    const own = (await app.call('GET', '/profile', { as: admin })).body.user.id;
    expect(await make(own)).toMatchObject({ status: 409, body: { message: expect.stringContaining('Configurações') } });
  });
});
