import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureFirstAdmin } from '../../app/start/first-admin.server.ts';
import { ConfigError } from '../../platform/config-error.server.ts';
import {
  adminFields,
  companyFields,
  makeCompany,
  makeProfessional,
  password,
  professionalFields,
  signIn,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
});
afterAll(() => app.stop());

const common = 'Esta senha é uma das mais usadas e fácil de adivinhar. Escolha outra.';
const own = 'A senha não pode ser o próprio e-mail, nem o começo dele. Escolha outra.';
const refusal = (message: string) => ({ status: 400, body: { data: { issues: [{ path: 'password', message }] } } });

test.each([
  ['/admins', adminFields],
  ['/companies', companyFields],
  ['/professionals', professionalFields],
])('POST %s refuses a password that others would try first, and stores nothing', async (path, fields) => {
  const before = (await app.call('GET', `${path}?pageSize=0`, { as: admin })).body.total;
  const post = (body: object) => app.call('POST', path, { as: admin, body });
  expect(await post(fields({ password: '123456' }))).toMatchObject(refusal(common));
  expect(await post(fields({ password: 'Flamengo' }))).toMatchObject(refusal(common));
  expect(await post(fields({ email: 'Dona.Ana@zelo.test', password: 'dona.ana' }))).toMatchObject(refusal(own));
  expect((await app.call('GET', `${path}?pageSize=0`, { as: admin })).body.total).toBe(before);
});

test('a professional’s password is checked when an administrator changes it', async () => {
  const { professional } = await makeProfessional(app);
  const { email } = professional.user;
  const put = (secret: string) => {
    const body = professionalFields({ email, cpf: professional.cpf, password: secret });
    return app.call('PUT', `/professional/update/${professional.id}`, { as: admin, body });
  };
  expect(await put('123mudar')).toMatchObject(refusal(common));
  expect(await put(email)).toMatchObject(refusal(own));
  await expect(signIn(app, email, password)).resolves.toBeTruthy();
});

test('the own new password is checked, and the old one stays when it is refused', async () => {
  const { token, company } = await makeCompany(app);
  const put = (secret: string) =>
    app.call('PUT', '/profile/password', { as: token, body: { current: password, password: secret } });
  expect(await put('SENHA123')).toMatchObject(refusal(common));
  expect(await put(company.user.email)).toMatchObject(refusal(own));
  await expect(signIn(app, company.user.email, password)).resolves.toBeTruthy();
  expect((await put('zebra6')).status, 'six characters are enough').toBe(204);
});

test('an empty installation does not take a common ADMIN_PASSWORD, and says which setting it is', async () => {
  await app.db.updateTable('users').set({ type: 'retired' }).where('type', '=', 'admin').execute();
  const first = { adminEmail: 'chefe@zelo.test', adminPassword: 'admin123' };
  const message = `Configuração inválida: ADMIN_PASSWORD: ${common}`;
  await expect(ensureFirstAdmin(app.db, first)).rejects.toThrow(new ConfigError(message));
});
