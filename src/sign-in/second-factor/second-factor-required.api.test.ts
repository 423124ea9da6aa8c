import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointsOf } from '../../access/endpoints.server.ts';
import { contracts } from '../../app/api.server.ts';
import { addPasskey, makeAuthenticator, publicUrl } from '../../testing/authenticator.ts';
import { companyFields, password, professionalFields, signIn, unknownId } from '../../testing/factories.ts';
import { codeOf, setUpSecondFactor } from '../../testing/second-factor.ts';
import { firstAdmin, startApp, type TestApp } from '../../testing/start-app.ts';

/** What a user may still do who must have a second factor and has none: look after the own sign-in, read the practice's data, which stand on every screen, and follow what has a key in its address. */
const allowed = [
  'access.changePassword',
  'access.profile',
  'access.signOut',
  'apiTokens.current',
  'calendarAddress.read',
  'deliveryLinks.check',
  'deliveryLinks.identify',
  'deliveryLinks.open',
  'idle.askToUnlock',
  'idle.noteWork',
  'idle.unlock',
  'links.check',
  'links.request',
  'links.use',
  'links.ways',
  'panel.read',
  'passkeySignIn.ask',
  'passkeySignIn.signIn',
  'passkeys.add',
  'passkeys.askForProof',
  'passkeys.begin',
  'passkeys.list',
  'passkeys.remove',
  'passkeys.rename',
  'practice.read',
  'practice.readLetterhead',
  'secondFactor.confirm',
  'secondFactor.read',
  'secondFactor.renewRecoveryCodes',
  'secondFactor.setUp',
  'secondFactor.turnOff',
  'sessions.end',
  'sessions.endOthers',
  'sessions.list',
  'signIn.signIn',
];

const refused = {
  status: 403,
  body: {
    code: 'SECOND_FACTOR_SETUP_REQUIRED',
    message: expect.stringContaining('exige a verificação em duas etapas'),
  },
};

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp({ REQUIRE_SECOND_FACTOR: 'admin, professional', PUBLIC_URL: publicUrl });
  admin = await signIn(app, firstAdmin.email, firstAdmin.password);
});
afterAll(() => app.stop());

const endpoints = endpointsOf(contracts).filter(({ name }) => name !== 'access.signOut');

test.each(endpoints)('before the set-up, $method $path', async ({ name, method, path }) => {
  const response = await app.call(method, path.replace(/\{\w+\}/g, unknownId), { as: admin });
  if (allowed.includes(name)) expect(response.body.code).not.toBe(refused.body.code);
  else expect(response).toMatchObject(refused);
});

test('every endpoint that is open before the set-up is meant to be', () => {
  const open = endpointsOf(contracts).filter(({ requires }) => ['signedIn', 'idle', 'public'].includes(requires));
  expect(open.map(({ name }) => name).sort()).toEqual(allowed);
});

test('who must have it learns it from the profile, and works once it is set up; sessions without it end', async () => {
  const profile = async () => (await app.call('GET', '/profile', { as: admin })).body;
  const elsewhere = await signIn(app, firstAdmin.email, firstAdmin.password);
  expect(await profile()).toMatchObject({ mustSetUpSecondFactor: true });
  const { body } = await app.call('GET', '/second-factor', { as: admin });
  expect(body).toEqual({ since: null, passkeys: 0, required: true, recoveryCodesLeft: 0 });

  const { recoveryCodes } = await setUpSecondFactor(app, admin, firstAdmin.password);
  expect(await profile()).not.toHaveProperty('mustSetUpSecondFactor');
  const again = await app.call('POST', '/login', { body: { ...firstAdmin, code: recoveryCodes[0] } });
  for (const as of [admin, again.body.token]) expect((await app.call('GET', '/admins', { as })).status).toBe(200);
  expect((await app.call('GET', '/admins', { as: elsewhere })).status).toBe(401);
});

test('who must have it can not turn it off, even with password and code', async () => {
  const fields = professionalFields();
  await app.call('POST', '/professionals', { as: admin, body: fields });
  const token = await signIn(app, fields.email);
  expect(await app.call('GET', '/companies', { as: token })).toMatchObject(refused);
  const { recoveryCodes } = await setUpSecondFactor(app, token);
  const body = { password, code: recoveryCodes[0] };
  const response = await app.call('PUT', '/second-factor/turn-off', { as: token, body });
  expect(response).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('não pode ser desativada') },
  });
  expect((await app.call('GET', '/companies', { as: token })).status).toBe(200);
});

test('a passkey is enough for who must have a second factor; the last one stays until there is the app', async () => {
  const fields = professionalFields();
  await app.call('POST', '/professionals', { as: admin, body: fields });
  const token = await signIn(app, fields.email);
  const keys = [makeAuthenticator(), makeAuthenticator()] as const;
  const { recoveryCodes } = (await addPasskey(app, token, keys[0])).body;
  expect((await app.call('GET', '/profile', { as: token })).body).not.toHaveProperty('mustSetUpSecondFactor');
  expect((await app.call('GET', '/companies', { as: token })).status).toBe(200);
  const begun = await app.call('POST', '/passkeys/options', { as: token, body: { password, code: recoveryCodes[0] } });
  const second = { name: 'Outra', passkey: keys[1].make(begun.body.options) };
  expect((await app.call('POST', '/passkeys', { as: token, body: second })).status).toBe(201);

  const { passkeys } = (await app.call('GET', '/passkeys', { as: token })).body;
  const remove = (id: string, code = '') =>
    app.call('PUT', `/passkeys/remove/${id}`, { as: token, body: { password, code } });
  const removed = await Promise.all(
    passkeys.map(({ id }: { id: string }, at: number) => remove(id, recoveryCodes[at + 1])),
  );
  expect(removed.map(({ status }) => status).sort(), 'of both at once one stays').toEqual([204, 403]);
  const [last] = (await app.call('GET', '/passkeys', { as: token })).body.passkeys;
  expect(await remove(last.id, recoveryCodes[3])).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('antes de remover esta') },
  });

  const body = { password, code: recoveryCodes[4] };
  const { secret } = (await app.call('POST', '/second-factor', { as: token, body })).body;
  await app.call('PUT', '/second-factor/confirm', { as: token, body: { code: codeOf(secret) } });
  expect((await remove(last.id, recoveryCodes[5])).status).toBe(204);
  expect((await app.call('GET', '/companies', { as: token })).status).toBe(200);
});

test('a kind of user that the setting does not name goes on without', async () => {
  const fields = companyFields();
  const { body } = await app.call('POST', '/companies', { as: admin, body: fields });
  const token = await signIn(app, fields.email);
  expect((await app.call('GET', `/units/${body.company.id}`, { as: token })).status).toBe(200);
});
