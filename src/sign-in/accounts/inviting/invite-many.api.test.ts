import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  adminFields,
  companyFields,
  makeCompany,
  professionalFields,
  signIn,
  signInFirstAdmin,
  unknownId,
} from '../../../testing/factories.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';

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

const kinds = {
  admin: ['/admins', adminFields],
  company: ['/companies', companyFields],
  professional: ['/professionals', professionalFields],
} as const;

/** Somebody who was invited at the registration and has not chosen a password, long ago unless it was just now. */
async function newcomer(kind: keyof typeof kinds, { justNow = false } = {}) {
  const [path, make] = kinds[kind];
  const { password: _, ...fields } = make();
  const { status, body } = await app.call('POST', path, { as: admin, body: { ...fields, invite: true } });
  expect(status).toBe(201);
  await app.workDueJobs();
  if (!justNow) await app.db.deleteFrom('sign_in_attempts').execute();
  return { email: fields.email, userId: body[kind].userId as string };
}

const invite = (userIds: readonly string[], as = admin) =>
  app.call('POST', '/accounts/invite', { as, body: { userIds } });
const invitationsTo = (email: string) =>
  mails.to(email).filter(({ headers }) => /^Convite de /.test(headers.subject ?? '')).length;

async function entriesOf(userId: string) {
  const entries = app.db.selectFrom('audit_entries').select('action').where('subject_id', '=', userId);
  return (await entries.where('action', '=', 'invited').execute()).length;
}

test('people of every kind are invited at once, each by a mail whose link opens the account', async () => {
  const people = [await newcomer('admin'), await newcomer('company'), await newcomer('professional')];
  expect(await invite(people.map(({ userId }) => userId))).toMatchObject({
    status: 200,
    body: { invited: 3, skipped: [] },
  });
  await app.workDueJobs();
  for (const { email, userId } of people) {
    expect(invitationsTo(email)).toBe(2);
    expect(await entriesOf(userId)).toBe(1);
    const token = mails.to(email).at(-1)?.path.split('#')[1];
    const checked = await app.call('POST', '/access-links/check', { body: { token } });
    expect(checked.body).toEqual({ email, isFirst: true });
  }
});

test('nobody is invited twice within a quarter of an hour, by the list or by the registration before it', async () => {
  const first = await newcomer('company');
  const second = await newcomer('professional', { justNow: true });
  const ids = [first.userId, second.userId];
  const justInvited = (userId: string) => ({ userId, why: 'justInvited' });
  expect((await invite(ids)).body).toEqual({ invited: 1, skipped: [justInvited(second.userId)] });
  const again = (await invite([...ids, ...ids])).body;
  expect(again.invited).toBe(0);
  expect(again.skipped).toHaveLength(2);
  expect(again.skipped).toEqual(expect.arrayContaining(ids.map(justInvited)));
  await app.workDueJobs();
  expect(invitationsTo(first.email)).toBe(2);
  expect(invitationsTo(second.email)).toBe(1);
  expect(await entriesOf(second.userId)).toBe(0);

  const past = new Date(Date.now() - 1000).toISOString();
  await app.db.updateTable('sign_in_attempts').set({ window_ends_at: past }).execute();
  expect((await invite(ids)).body).toEqual({ invited: 2, skipped: [] });
});

test('of two who invite the same person at the same moment one does', async () => {
  const { userId } = await newcomer('company');
  const answers = await Promise.all([invite([userId]), invite([userId])]);
  expect(answers.map(({ body }) => body.invited).sort()).toEqual([0, 1]);
});

test('who has a password or no access is passed over, and it is said why', async () => {
  const entered = (await makeCompany(app)).company;
  const shutOut = await newcomer('professional');
  await app.call('PUT', `/accounts/deactivate/${shutOut.userId}`, { as: admin });
  const { body } = await invite([entered.userId, shutOut.userId]);
  expect(body.invited).toBe(0);
  expect(body.skipped).toHaveLength(2);
  expect(body.skipped).toEqual(
    expect.arrayContaining([
      { userId: entered.userId, why: 'entered' },
      { userId: shutOut.userId, why: 'noAccess' },
    ]),
  );
});

test('where one of them is no longer there nobody is invited', async () => {
  const { email, userId } = await newcomer('company');
  expect(await invite([userId, unknownId])).toMatchObject({
    status: 404,
    body: { message: 'Um dos escolhidos não existe mais: recarregue a lista e escolha de novo.' },
  });
  await app.workDueJobs();
  expect(invitationsTo(email)).toBe(1);
  expect((await invite([userId])).body.invited).toBe(1);
});

test('an administrator alone invites, 200 at most and one at least', async () => {
  const { userId } = await newcomer('company');
  const { token } = await makeCompany(app);
  expect((await invite([userId], token)).status).toBe(403);
  expect((await app.call('POST', '/accounts/invite', { body: { userIds: [userId] } })).status).toBe(401);
  for (const [ids, message] of [
    [[], 'Escolha ao menos uma pessoa'],
    [Array.from({ length: 201 }, () => userId), 'Convide no máximo 200 de uma vez'],
  ] as const) {
    const { status, body } = await invite(ids);
    expect(status).toBe(400);
    expect(body.data.issues).toEqual([{ path: 'userIds', message }]);
  }
});

test('where no mail is sent the refusal says what to do instead', async () => {
  const silent = await startApp();
  const as = await signInFirstAdmin(silent);
  const { password: _, ...fields } = companyFields();
  const made = await silent.call('POST', '/companies', { as, body: { ...fields, invite: true } });
  const body = { userIds: [made.body.company.userId] };
  const refused = await silent.call('POST', '/accounts/invite', { as, body });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('não envia e-mails') } });
  await silent.stop();
});

test('who waits for a second administrator is passed over until that one has approved', async () => {
  const strict = await startApp({ ...mails.settings, REQUIRE_SECOND_ADMIN: 'true' });
  const author = await signInFirstAdmin(strict);
  const second = adminFields();
  await strict.call('POST', '/admins', { as: author, body: second });
  const { password: _, ...fields } = professionalFields();
  const made = await strict.call('POST', '/professionals', { as: author, body: { ...fields, invite: true } });
  const { userId } = made.body.professional;
  await strict.db.deleteFrom('sign_in_attempts').execute();
  const ask = async () =>
    (await strict.call('POST', '/accounts/invite', { as: author, body: { userIds: [userId] } })).body;
  expect(await ask()).toEqual({ invited: 0, skipped: [{ userId, why: 'waiting' }] });

  const as = await signIn(strict, second.email);
  const { notices } = (await strict.call('GET', '/access-notices', { as })).body;
  const { id } = notices.find(({ decision }: { decision: string }) => decision === 'waiting');
  expect((await strict.call('PUT', `/access-notices/approve/${id}`, { as })).status).toBe(204);
  await strict.db.deleteFrom('sign_in_attempts').execute();
  expect(await ask()).toEqual({ invited: 1, skipped: [] });
  await strict.stop();
});
