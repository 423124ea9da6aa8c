import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queueMail } from '../../mail/queued-mail.server.ts';
import {
  adminFields,
  makeCompany,
  password,
  professionalFields,
  signIn,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { firstAdmin, startApp, type TestApp } from '../../testing/start-app.ts';

/** Where an administrator's word alone lets nobody in (decision 34), no link does. */
let app: TestApp;
let mails: MailServer;
let author: string;
let other: string;
let otherEmail: string;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp({ ...mails.settings, REQUIRE_SECOND_ADMIN: 'true' });
  author = await signInFirstAdmin(app);
  const fields = adminFields();
  otherEmail = fields.email;
  expect((await app.call('POST', '/admins', { as: author, body: fields })).status).toBe(201);
  other = await signIn(app, otherEmail);
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});
beforeEach(() => app.db.deleteFrom('sign_in_attempts').execute());

const chosen = 'escolhida-por-mim-9';
const use = (token: string) => app.call('POST', '/access-links/use', { body: { token, password: chosen } });
const tokenOf = (path: string) => path.split('#')[1] ?? '';
const make = async (userId: string) => (await app.call('POST', `/accounts/link/${userId}`, { as: author })).body;
const decide = (action: string, id: string, as = other) => app.call('PUT', `/access-notices/${action}/${id}`, { as });

async function waiting(kind: string): Promise<string> {
  const { notices } = (await app.call('GET', '/access-notices', { as: other })).body;
  const found = notices.find((notice: Record<string, string>) => notice.kind === kind && notice.decision === 'waiting');
  return found?.id;
}

async function tokens(email: string): Promise<string[]> {
  await app.workDueJobs();
  return mails.to(email).flatMap(({ path }) => (path.startsWith('/access#') ? [tokenOf(path)] : []));
}

const ask = async (email: string) => {
  expect((await app.call('POST', '/access-links', { body: { email } })).status).toBe(204);
  return tokens(email);
};

/** A professional whose access a second administrator has approved. */
async function makeProfessional() {
  const fields = professionalFields();
  const { body } = await app.call('POST', '/professionals', { as: author, body: fields });
  expect((await decide('approve', await waiting('created'))).status).toBe(204);
  return { ...body.professional, fields };
}

test('a link for a professional leads nowhere until another administrator approves it; what held goes on until then', async () => {
  const { userId, fields } = await makeProfessional();
  const [asked = ''] = await ask(fields.email);
  const { path, waits } = await make(userId);
  expect(waits).toBe(true);
  expect((await use(tokenOf(path))).status).toBe(404);
  const id = await waiting('link');
  expect((await decide('approve', id, author)).status, 'not by the author').toBe(403);
  expect((await app.call('POST', '/access-links/check', { body: { token: asked } })).status).toBe(200);
  expect((await decide('approve', id)).status).toBe(204);
  expect((await use(asked)).status, 'the approved one is the newer').toBe(404);
  expect((await use(tokenOf(path))).status).toBe(204);
  await expect(signIn(app, fields.email, chosen)).resolves.toBeTruthy();
});

test('a link that is refused, overtaken, or outlived by a password of the own leads nowhere', async () => {
  const refused = await makeProfessional();
  const { path } = await make(refused.userId);
  await decide('refuse', await waiting('link'));
  expect((await use(tokenOf(path))).status).toBe(404);

  const first = await make(refused.userId);
  const second = await make(refused.userId);
  expect((await decide('approve', await waiting('link'))).status).toBe(204);
  expect((await use(tokenOf(first.path))).status).toBe(404);
  expect((await use(tokenOf(second.path))).status).toBe(204);

  const { userId, fields } = await makeProfessional();
  const made = await make(userId);
  const id = await waiting('link');
  const own = await signIn(app, fields.email);
  const body = { current: password, password: 'a-minha-propria-4' };
  expect((await app.call('PUT', '/profile/password', { as: own, body })).status).toBe(204);
  expect((await decide('approve', id)).status).toBe(409);
  expect((await use(tokenOf(made.path))).status).toBe(404);
});

test('who waits for an approval is mailed the invitation with it, and nothing before', async () => {
  const { password: _, ...fields } = professionalFields();
  await app.call('POST', '/professionals', { as: author, body: { ...fields, invite: true } });
  expect(await tokens(fields.email)).toEqual([]);
  expect(await ask(fields.email)).toEqual([]);
  expect((await decide('approve', await waiting('created'))).status).toBe(204);
  const [token = ''] = await tokens(fields.email);
  expect((await use(token)).status).toBe(204);
  await expect(signIn(app, fields.email, chosen)).resolves.toBeTruthy();
});

test('an address that one administrator gives a professional is mailed no link until another approves it', async () => {
  const { id, fields } = await makeProfessional();
  const email = `desvio-${fields.email}`;
  const body = { ...fields, email, password: '' };
  expect((await app.call('PUT', `/professional/update/${id}`, { as: author, body })).status).toBe(200);
  expect(await ask(email)).toEqual([]);
  const notice = await waiting('email');
  expect((await decide('refuse', notice)).status).toBe(204);
  expect(await ask(email), 'nor once it was refused').toEqual([]);

  const again = { ...body, email: `certo-${fields.email}` };
  expect((await app.call('PUT', `/professional/update/${id}`, { as: author, body: again })).status).toBe(200);
  expect((await decide('approve', await waiting('email'))).status).toBe(204);
  expect(await ask(again.email)).toHaveLength(1);
});

test('a link that was asked for before waits no less: it is not mailed to an address that nobody has approved', async () => {
  const { id, userId, fields } = await makeProfessional();
  await queueMail(app.db, { to: userId, template: 'access-link' });
  const email = `logo-${fields.email}`;
  const body = { ...fields, email, password: '' };
  expect((await app.call('PUT', `/professional/update/${id}`, { as: author, body })).status).toBe(200);
  expect(await tokens(email)).toEqual([]);
  expect((await decide('approve', await waiting('email'))).status).toBe(204);
  expect(await ask(email)).toHaveLength(1);
});

test('nor is an invitation: it goes with the approval of the address, once', async () => {
  const { password: _, ...fields } = professionalFields();
  const made = await app.call('POST', '/professionals', { as: author, body: { ...fields, invite: true } });
  expect((await decide('approve', await waiting('created'))).status).toBe(204);
  const email = `novo-${fields.email}`;
  const path = `/professional/update/${made.body.professional.id}`;
  const body = { ...fields, email, password: '' };
  expect((await app.call('PUT', path, { as: author, body })).status).toBe(200);
  expect(await tokens(email)).toEqual([]);
  expect((await decide('approve', await waiting('email'))).status).toBe(204);
  const [token = '', ...more] = await tokens(email);
  expect(more).toEqual([]);
  expect((await use(token)).status).toBe(204);
  await expect(signIn(app, email, chosen)).resolves.toBeTruthy();
});

test('an administrator who takes an own address again after one of another was refused is mailed links there', async () => {
  const { password: _, ...fields } = adminFields();
  const made = await app.call('POST', '/admins', { as: author, body: { ...fields, password } });
  const { id } = made.body.admin;
  expect((await decide('approve', await waiting('created'))).status).toBe(204);
  const change = (email: string, as: string) =>
    app.call('PUT', `/admins/update/${id}`, { as, body: { ...fields, email, current: password } });
  const theirs = `deles-${fields.email}`;
  expect((await change(theirs, author)).status).toBe(200);
  expect((await decide('refuse', await waiting('email'))).status).toBe(204);
  expect(await ask(theirs)).toEqual([]);
  expect((await change(`meu-${fields.email}`, await signIn(app, theirs))).status).toBe(200);
  expect(await ask(`meu-${fields.email}`)).toHaveLength(1);
});

test('an address given together with a password waits as well', async () => {
  const { id, fields } = await makeProfessional();
  const email = `junto-${fields.email}`;
  const body = { ...fields, email, password: 'dada-por-outro-5' };
  expect((await app.call('PUT', `/professional/update/${id}`, { as: author, body })).status).toBe(200);
  expect(await ask(email)).toEqual([]);
  expect(await waiting('password')).toBeTruthy();
  expect((await decide('approve', await waiting('email'))).status).toBe(204);
  await decide('refuse', await waiting('password'));
  expect(await ask(email)).toHaveLength(1);
});

test('a company waits for nobody, as its password does not', async () => {
  const { company } = await makeCompany(app, {}, author);
  const { path, waits } = await make(company.userId);
  expect(waits).toBe(false);
  expect((await use(tokenOf(path))).status).toBe(204);
});

test('the other administrators are told by mail of each link and of its approval, in words that name nobody', async () => {
  const told = 'Outro administrador deu um acesso no Zelo';
  const count = (email: string) => mails.to(email).filter(({ headers }) => headers.subject === told).length;
  const { userId, name, fields } = await makeProfessional();
  await app.workDueJobs();
  const before = [count(otherEmail), count(firstAdmin.email)];
  await make(userId);
  await app.workDueJobs();
  await decide('approve', await waiting('link'));
  await app.workDueJobs();
  expect([count(otherEmail), count(firstAdmin.email)]).toEqual(before.map((many) => many + 1));
  const texts = mails
    .to(otherEmail)
    .map(({ text }) => text)
    .join();
  for (const word of [name, fields.email]) expect(texts).not.toContain(word);
});
