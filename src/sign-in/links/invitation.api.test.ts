import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminFields, companyFields, professionalFields, signIn, signInFirstAdmin } from '../../testing/factories.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

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
const use = (token: string) => app.call('POST', '/access-links/use', { body: { token, password: chosen } });
const login = (email: string, secret: string) => app.call('POST', '/login', { body: { email, password: secret } });
const kinds = {
  admin: ['/admins', adminFields],
  company: ['/companies', companyFields],
  professional: ['/professionals', professionalFields],
} as const;

/** Registers somebody by an invitation. */
async function invited(kind: keyof typeof kinds, on = app, as = admin) {
  const [path, make] = kinds[kind];
  const { password: _, ...fields } = make();
  const { status, body } = await on.call('POST', path, { as, body: { ...fields, invite: true } });
  expect(status).toBe(201);
  return { email: fields.email, userId: body[kind].userId as string };
}

async function mailedLink(email: string) {
  await app.workDueJobs();
  const mail = mails.to(email).at(-1);
  return { subject: mail?.headers.subject, token: mail?.path.split('#')[1] ?? '' };
}

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('a new user of the kind %s', (kind) => {
  test('who is invited has no password until the mailed link is used, which is good for seven days', async () => {
    const { email, userId } = await invited(kind);
    for (const guess of ['123456', '      ', chosen]) expect((await login(email, guess)).status).toBe(401);
    expect((await app.call('GET', `/accounts/${userId}`, { as: admin })).body.account.hasPassword).toBe(false);
    const { subject, token } = await mailedLink(email);
    expect(subject).toMatch(/^Convite de .+ para o Zelo$/);
    const link = app.db.selectFrom('access_links').selectAll().where('user_id', '=', userId);
    const { created_at, expires_at } = await link.executeTakeFirstOrThrow();
    expect(Date.parse(expires_at ?? '') - Date.parse(created_at)).toBe(7 * 24 * 3_600_000);
    const body = { token };
    expect(await app.call('POST', '/access-links/check', { body })).toMatchObject({ body: { email, isFirst: true } });
    expect((await use(token)).status).toBe(204);
    expect((await login(email, chosen)).status).toBe(200);
    expect((await app.call('GET', `/accounts/${userId}`, { as: admin })).body.account.hasPassword).toBe(true);
  });

  test('is asked for a password as ever where the invitation is not ticked', async () => {
    const [path, make] = kinds[kind];
    const { password: _, ...fields } = make();
    for (const input of [fields, { ...fields, invite: false }, { ...fields, password: '123', email: 'nao' }]) {
      const { status, body } = await app.call('POST', path, { as: admin, body: input });
      expect(status).toBe(400);
      expect(body.data.issues.map((issue: { path: string }) => issue.path)).toContain('password');
    }
  });
});

test('a password that was typed before the invitation was ticked is not taken', async () => {
  const fields = companyFields();
  const body = { ...fields, invite: true };
  expect((await app.call('POST', '/companies', { as: admin, body })).status).toBe(201);
  expect((await login(fields.email, fields.password)).status).toBe(401);
});

test('who lets the invitation expire asks for a link, or is handed one that is good for seven days, too', async () => {
  const { email, userId } = await invited('company');
  await mailedLink(email);
  const past = new Date(Date.now() - 1000).toISOString();
  await app.db.updateTable('access_links').set({ expires_at: past }).where('user_id', '=', userId).execute();
  expect((await app.call('POST', '/access-links', { body: { email } })).status).toBe(204);
  const asked = await mailedLink(email);
  expect(asked.subject).toBe('Crie uma nova senha');
  const handed = await app.call('POST', `/accounts/link/${userId}`, { as: admin });
  expect((await use(asked.token)).status, 'the newer one ends it').toBe(404);
  expect((await use(handed.body.path.split('#')[1])).status).toBe(204);
  expect((await login(email, chosen)).status).toBe(200);
});

test('an invitation that is sent again after the password was chosen says nothing', async () => {
  const { email, userId } = await invited('company');
  const { token } = await mailedLink(email);
  await use(token);
  await app.workDueJobs();
  const before = mails.to(email).length;
  await app.db.transaction().execute(async (tx) => {
    const { queueMail } = await import('../../mail/queued-mail.server.ts');
    await queueMail(tx, { to: userId, template: 'invitation' });
  });
  await app.workDueJobs();
  expect(mails.to(email)).toHaveLength(before);
});

test('where no mail is sent the account waits for a link that an administrator hands over', async () => {
  const silent = await startApp();
  const as = await signInFirstAdmin(silent);
  const { email, userId } = await invited('professional', silent, as);
  expect((await silent.call('GET', '/access-links')).body).toEqual({ mail: false });
  const asked = await silent.call('POST', '/access-links', { body: { email } });
  expect(asked).toMatchObject({ status: 409, body: { message: expect.stringContaining('não envia e-mails') } });
  const { body } = await silent.call('POST', `/accounts/link/${userId}`, { as });
  const used = await silent.call('POST', '/access-links/use', {
    body: { token: body.path.split('#')[1], password: chosen },
  });
  expect(used.status).toBe(204);
  await expect(signIn(silent, email, chosen)).resolves.toBeTruthy();
  await silent.stop();
});
