import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const password = 'coração-É-7391';
const [composed, decomposed] = [password.normalize('NFC'), password.normalize('NFD')];
const signIn = async (email: string, typed: string) =>
  (await app.call('POST', '/login', { body: { email, password: typed } })).status;

test.each([
  [composed, decomposed],
  [decomposed, composed],
])('a password is the same on every keyboard: %j and %j', async (chosen, other) => {
  const email = `teclado${chosen.length}@zelo.test`;
  await makeCompany(app, { email, password: chosen });
  expect(await signIn(email, chosen)).toBe(200);
  expect(await signIn(email, other)).toBe(200);
  expect(await signIn(email, 'coracao-E-7391')).not.toBe(200);
});

test('one that was kept as it was typed is still taken as it is typed', async () => {
  const email = 'antes@zelo.test';
  await makeCompany(app, { email });
  await app.db
    .updateTable('users')
    .set({ password_hash: await hash(decomposed) })
    .where('email', '=', email)
    .execute();
  expect(await signIn(email, decomposed)).toBe(200);
});
