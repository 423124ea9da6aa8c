import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, signIn } from '../../testing/factories.ts';
import { setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { forgetLostApp } from './lost-app.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('who has lost phone and codes signs in with the password alone; the sessions have ended', async () => {
  const { token, company } = await makeCompany(app);
  const other = await makeCompany(app);
  for (const as of [token, other.token]) await setUpSecondFactor(app, as);
  const { email } = company.user;
  expect(await forgetLostApp(app.db, email.toUpperCase())).toBe('turned off');
  expect((await app.call('GET', '/profile', { as: token })).status).toBe(401);
  const again = await signIn(app, email);
  const { body } = await app.call('GET', '/second-factor', { as: again });
  expect(body).toEqual({ since: null, required: false, recoveryCodesLeft: 0 });

  expect((await app.call('GET', '/second-factor', { as: other.token })).body.since).not.toBeNull();
});

test('of nobody and of a person without it there is nothing to turn off', async () => {
  const { token, company } = await makeCompany(app);
  expect(await forgetLostApp(app.db, 'ninguem@zelo.test')).toBe('unknown user');
  expect(await forgetLostApp(app.db, company.user.email)).toBe('none');
  expect((await app.call('GET', '/profile', { as: token })).status).toBe(200);
});
