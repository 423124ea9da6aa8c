import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointsOf } from '../../access/endpoints.server.ts';
import { contracts } from '../../app/contracts.ts';
import { companyFields, password, professionalFields, signIn, unknownId } from '../../testing/factories.ts';
import { setUpSecondFactor } from '../../testing/second-factor.ts';
import { firstAdmin, startApp, type TestApp } from '../../testing/start-app.ts';

/** What a user may still do who must have a second factor and has none: nothing but look after the own sign-in. */
const allowed = [
  'access.changePassword',
  'access.profile',
  'access.signOut',
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
  app = await startApp({ REQUIRE_SECOND_FACTOR: 'admin, professional' });
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
  const open = endpointsOf(contracts).filter(({ requires }) => requires === 'signedIn' || requires === 'public');
  expect(open.map(({ name }) => name).sort()).toEqual(allowed);
});

test('who must have it learns it from the profile, and works once it is set up; sessions without it end', async () => {
  const profile = async () => (await app.call('GET', '/profile', { as: admin })).body;
  const elsewhere = await signIn(app, firstAdmin.email, firstAdmin.password);
  expect(await profile()).toMatchObject({ mustSetUpSecondFactor: true });
  const { body } = await app.call('GET', '/second-factor', { as: admin });
  expect(body).toEqual({ since: null, required: true, recoveryCodesLeft: 0 });

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

test('a kind of user that the setting does not name goes on without', async () => {
  const fields = companyFields();
  const { body } = await app.call('POST', '/companies', { as: admin, body: fields });
  const token = await signIn(app, fields.email);
  expect((await app.call('GET', `/units/${body.company.id}`, { as: token })).status).toBe(200);
});
