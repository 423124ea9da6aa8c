import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey, makeAuthenticator, publicUrl } from '../../testing/authenticator.ts';
import { makeCompany, signIn } from '../../testing/factories.ts';
import { setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { forgetLostApp } from './lost-app.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: publicUrl });
});
afterAll(() => app.stop());

test('who has lost phone and codes signs in with the password alone; the sessions have ended', async () => {
  const { token, company } = await makeCompany(app);
  const other = await makeCompany(app);
  for (const as of [token, other.token]) await setUpSecondFactor(app, as);
  const { email } = company.user;
  expect(await forgetLostApp(app.db, email.toUpperCase(), { isMailOn: false })).toBe('turned off');
  expect((await app.call('GET', '/profile', { as: token })).status).toBe(401);
  const again = await signIn(app, email);
  const { notifications } = (await app.call('GET', '/notifications', { as: again })).body;
  const told = 'A verificação em duas etapas da sua conta foi desativada.';
  expect(notifications.map(({ text }: { text: string }) => text)).toContain(told);
  const { body } = await app.call('GET', '/second-factor', { as: again });
  expect(body).toEqual({ since: null, passkeys: 0, required: false, recoveryCodesLeft: 0 });

  expect((await app.call('GET', '/second-factor', { as: other.token })).body.since).not.toBeNull();
});

test('who has lost the one passkey signs in with the password alone', async () => {
  const { token, company } = await makeCompany(app);
  await addPasskey(app, token, makeAuthenticator());
  expect(await forgetLostApp(app.db, company.user.email, { isMailOn: false })).toBe('turned off');
  const again = await signIn(app, company.user.email);
  expect((await app.call('GET', '/passkeys', { as: again })).body.passkeys).toEqual([]);
});

test('of nobody and of a person without it there is nothing to turn off', async () => {
  const { token, company } = await makeCompany(app);
  expect(await forgetLostApp(app.db, 'ninguem@zelo.test', { isMailOn: false })).toBe('unknown user');
  expect(await forgetLostApp(app.db, company.user.email, { isMailOn: false })).toBe('none');
  expect((await app.call('GET', '/profile', { as: token })).status).toBe(200);
});
