import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { codeOf, setUpSecondFactor } from '../../testing/second-factor.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { forgetLostApp } from '../second-factor/lost-app.server.ts';

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

const newDevice = 'Entrada em um novo aparelho';
const laptop = 'a'.repeat(32);
const phone = 'b'.repeat(32);
const login = (email: string, device?: string) =>
  app.call('POST', '/login', { body: { email, password, ...(device ? { device } : {}) } });

/** The subjects that an address was mailed, oldest first. */
async function subjects(email: string): Promise<(string | undefined)[]> {
  await app.workDueJobs();
  return mails.to(email).map(({ headers }) => headers.subject);
}

async function registered() {
  const fields = companyFields();
  const { body } = await app.call('POST', '/companies', { as: admin, body: fields });
  return { email: fields.email, company: body.company };
}

test('each browser is told once, with what it is, and programs by what they say they are', async () => {
  const { email } = await registered();
  for (const device of [laptop, laptop, phone, laptop, phone]) await login(email, device);
  expect(await subjects(email)).toEqual([newDevice, newDevice]);
  for (let times = 0; times < 2; times++) await login(email);
  expect(await subjects(email)).toHaveLength(3);
  expect(mails.to(email)[2]?.text).toMatch(/ainda não tinha sido usado: node, em \d\d-\d\d-\d{4}, às \d\d:\d\d/);
});

test('a browser that two people share is new to each of them, and the database tells neither', async () => {
  const [one, two] = [await registered(), await registered()];
  for (const { email } of [one, two]) await login(email, laptop);
  expect([...(await subjects(one.email)), ...(await subjects(two.email))]).toEqual([newDevice, newDevice]);
  const kept = await app.db.selectFrom('known_devices').select('device_hash').execute();
  expect(new Set(kept.map(({ device_hash }) => device_hash)).size).toBe(kept.length);
  expect(JSON.stringify(kept)).not.toContain(laptop);
});

test('who signs in where the password was just chosen by a link is told of the password alone; of another browser as ever', async () => {
  const { email } = await registered();
  expect((await app.call('POST', '/access-links', { body: { email } })).status).toBe(204);
  await app.workDueJobs();
  const token = mails.to(email).at(-1)?.path?.slice('/access#'.length);
  const body = { token, password: 'escolhida-por-mim-9', device: laptop };
  expect((await app.call('POST', '/access-links/use', { body })).status).toBe(204);
  const signInFrom = (device: string) =>
    app.call('POST', '/login', { body: { email, password: body.password, device } });
  expect((await signInFrom(laptop)).status).toBe(200);
  expect((await subjects(email)).slice(1)).toEqual(['A senha da sua conta foi trocada']);
  expect((await signInFrom(phone)).status).toBe(200);
  expect((await subjects(email)).slice(2)).toEqual([newDevice]);
});

test('a sign-in that fails tells nobody', async () => {
  const { email } = await registered();
  await app.call('POST', '/login', { body: { email, password: 'errada', device: laptop } });
  expect(await subjects(email)).toEqual([]);
});

test('a new password is told, whoever has set it', async () => {
  const { company, token } = await makeCompany(app);
  const body = { current: password, password: 'outra-senha-longa' };
  expect((await app.call('PUT', '/profile/password', { as: token, body })).status).toBe(204);
  expect(await subjects(company.user.email)).toContain('A senha da sua conta foi trocada');

  const fields = professionalFields();
  const made = await app.call('POST', '/professionals', { as: admin, body: fields });
  const given = { ...fields, password: 'dada-por-outro-5' };
  await app.call('PUT', `/professional/update/${made.body.professional.id}`, { as: admin, body: given });
  expect(await subjects(fields.email)).toEqual(['A senha da sua conta foi trocada']);
});

test('another e-mail is told to the old address and to the new one, however often it changes', async () => {
  const { email, company } = await registered();
  const { id, userId: _, user: __, version: ___, ...fields } = company;
  const addresses = [email, `b-${email}`, `c-${email}`];
  for (const next of addresses.slice(1)) {
    const body = { ...fields, email: next };
    expect((await app.call('PUT', `/company/update/${id}`, { as: admin, body })).status).toBe(200);
  }
  await app.workDueJobs();
  const texts = (address = '') =>
    mails
      .to(address)
      .map(({ text }) => text)
      .join();
  expect(texts(addresses[0])).toContain('este endereço não entra mais');
  expect(texts(addresses[1])).toContain('este endereço não entra mais');
  expect(texts(addresses[2])).toContain('passou a usar este e-mail');
});

test('an edit that changes neither is no news', async () => {
  const { email, company } = await registered();
  const { id, userId: _, user: __, version: ___, ...fields } = company;
  const body = { ...fields, email, fantasy_name: 'Outro nome' };
  expect((await app.call('PUT', `/company/update/${id}`, { as: admin, body })).status).toBe(200);
  expect(await subjects(email)).toEqual([]);
});

test('a second factor is told when it begins and when it ends, by the operator, too', async () => {
  const { company, token } = await makeCompany(app);
  const { secret } = await setUpSecondFactor(app, token);
  const body = { password, code: codeOf(secret, 1) };
  expect((await app.call('PUT', '/second-factor/turn-off', { as: token, body })).status).toBe(204);
  const { professional, token: doctor } = await makeProfessional(app);
  await setUpSecondFactor(app, doctor);
  await forgetLostApp(app.db, professional.user.email, { isMailOn: true });
  const [on, off] = ['A verificação em duas etapas foi ativada', 'A verificação em duas etapas foi desativada'];
  for (const email of [company.user.email, professional.user.email]) {
    expect((await subjects(email)).slice(1)).toEqual([on, off]);
  }
});

test('administrators are told by mail of a professional that one of them has registered, and the author is not', async () => {
  const fields = adminFields();
  await app.call('POST', '/admins', { as: admin, body: fields });
  await signIn(app, fields.email);
  await makeProfessional(app, {}, admin);
  const told = 'Outro administrador deu um acesso no Zelo';
  expect(await subjects(fields.email)).toContain(told);
  expect(await subjects(app.admin.email)).not.toContain(told);
});

test('no mail holds a password, and each is the practice’s', async () => {
  await app.workDueJobs();
  expect(mails.received.length).toBeGreaterThan(10);
  for (const { source, headers } of mails.received) {
    expect(source).not.toContain(password);
    expect(headers['auto-submitted']).toBe('auto-generated');
  }
});
