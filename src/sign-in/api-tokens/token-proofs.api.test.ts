import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Authenticator, addPasskey, makeAuthenticator, publicUrl } from '../../testing/authenticator.ts';
import { makeCompany, makeProfessional, password, signIn, signInFirstAdmin } from '../../testing/factories.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { apiTokenFields, makeApiToken } from '../../testing/programs/api-tokens.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let mails: MailServer;
let admin: string;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp({ ...mails.settings, PUBLIC_URL: publicUrl });
  admin = await signInFirstAdmin(app);
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(() => app.db.deleteFrom('sign_in_attempts').execute());

const list = async (as: string) => (await app.call('GET', '/api-tokens', { as })).body.tokens;
const create = (as: string, proof: object) =>
  app.call('POST', '/api-tokens', { as, body: apiTokenFields({ password: undefined, ...proof }) });
const proofOf = async (by: Authenticator, as: string) =>
  by.use((await app.call('POST', '/passkeys/proof', { as })).body.options);

/** What an address was told of keys, oldest first. */
async function told(email: string): Promise<(string | undefined)[]> {
  await app.workDueJobs();
  const subjects = mails.to(email).map(({ headers }) => headers.subject);
  return subjects.filter((subject) => subject?.includes('chave de API'));
}
const [made, revoked] = ['Uma chave de API foi criada na sua conta', 'Uma chave de API da sua conta foi revogada'];

test('a passkey makes a key in place of password and code, once for each time that it is shown', async () => {
  const { token } = await makeCompany(app);
  const passkey = makeAuthenticator();
  await addPasskey(app, token, passkey);
  expect((await create(token, { password })).body.data.issues).toMatchObject([{ path: 'code' }]);
  const proof = { passkey: await proofOf(passkey, token) };
  expect((await create(token, proof)).status).toBe(201);
  expect((await create(token, proof)).body.data.issues).toMatchObject([{ path: 'passkey' }]);
  expect(await list(token)).toHaveLength(1);
});

test('a passkey that was shown to another session, or is somebody else’s, makes none', async () => {
  const { token } = await makeCompany(app);
  const passkey = makeAuthenticator();
  await addPasskey(app, token, passkey);
  const other = await makeCompany(app);
  const theirs = makeAuthenticator();
  await addPasskey(app, other.token, theirs);
  for (const proof of [await proofOf(theirs, other.token), await theirs.use({ challenge: 'AAAA', rpId: 'zelo.test' })])
    expect((await create(token, { passkey: proof })).status).toBe(400);
  expect(await list(token)).toEqual([]);
});

test('whoever makes or revokes a key is told by mail and by the bell, without the key or its name', async () => {
  const { token, company } = await makeCompany(app);
  const key = await makeApiToken(app, token, { name: 'Folha secreta' });
  const [{ id }] = await list(token);
  await app.call('PUT', `/api-tokens/revoke/${id}`, { as: token });
  expect(await told(company.user.email)).toEqual([made, revoked]);
  for (const { source } of mails.to(company.user.email)) {
    expect(source).not.toContain(key.slice(5));
    expect(source).not.toContain('Folha secreta');
  }
  const { notifications } = (await app.call('GET', '/notifications', { as: token })).body;
  expect(notifications.slice(0, 2)).toMatchObject([
    { text: 'Uma chave de API da sua conta foi revogada.', path: '/settings' },
    { text: 'Uma chave de API foi criada na sua conta.', path: '/settings' },
  ]);
});

test('whose keys an administrator ends is told once, and the trail of the company names each key', async () => {
  const { token, company, companyId } = await makeCompany(app);
  for (const name of ['Uma', 'Outra']) await makeApiToken(app, token, { name });
  await app.call('PUT', `/accounts/end-sessions/${company.userId}`, { as: admin });
  expect(await told(company.user.email)).toEqual([made, made, revoked]);
  const { entries } = (await app.call('GET', `/audit?companyId=${companyId}&pageSize=2`, { as: admin })).body;
  expect(entries.map(({ action, subjectName }: Record<string, string>) => `${action} ${subjectName}`).sort()).toEqual([
    'api-token-revoked Outra',
    'api-token-revoked Uma',
  ]);
});

test('with the access end the keys, in the trail too, and back with the access comes none', async () => {
  const { token, professional } = await makeProfessional(app);
  const key = await makeApiToken(app, token, { name: 'De quem sai' });
  await app.call('PUT', `/accounts/deactivate/${professional.userId}`, { as: admin });
  const { entries } = (await app.call('GET', '/audit?pageSize=2', { as: admin })).body;
  expect(entries.map(({ action }: { action: string }) => action).sort()).toEqual(['api-token-revoked', 'deactivated']);
  await app.call('PUT', `/accounts/reactivate/${professional.userId}`, { as: admin });
  expect((await app.call('GET', '/api-tokens/current', { as: key })).status).toBe(401);
  expect(await list(await signIn(app, professional.user.email))).toEqual([]);
});
