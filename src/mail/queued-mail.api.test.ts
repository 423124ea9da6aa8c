import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCompany, password } from '../testing/factories.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { runCommand, settingsOf } from '../testing/run-command.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { queueMail } from './queued-mail.server.ts';

let app: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await startApp(mailServer.settings);
});
afterAll(async () => {
  await app.stop();
  await mailServer.stop();
});
beforeEach(async () => {
  await app.workDueJobs();
  mailServer.received.length = 0;
  mailServer.manner.refuse = null;
});

const hour = 3_600_000;
const waiting = () => app.db.selectFrom('jobs').selectAll().where('kind', '=', 'mail').execute();

async function changedPassword() {
  const { company, token } = await makeCompany(app);
  await app.workDueJobs();
  mailServer.received.length = 0;
  const body = { current: password, password: 'outra-senha-longa' };
  expect((await app.call('PUT', '/profile/password', { as: token, body })).status).toBe(204);
  return company.user.email as string;
}

test('a mail is queued by ids alone and sent once to the address that the user has', async () => {
  const email = await changedPassword();
  const [job] = await waiting();
  expect(job?.payload).not.toContain('@');
  await app.workDueJobs();
  await app.workDueJobs(hour);
  expect(mailServer.received).toMatchObject([{ to: [email], headers: { 'message-id': `<${job?.id}@clinica.test>` } }]);
  expect(await waiting()).toEqual([]);
});

test('a server that refuses for a while gets the same mail later', async () => {
  const email = await changedPassword();
  mailServer.manner.refuse = () => ({ code: 451, message: '4.3.0 try again' });
  await app.workDueJobs();
  expect(await waiting()).toMatchObject([{ attempts: 1, reason: 'mail-refused', set_aside_at: null }]);
  mailServer.manner.refuse = null;
  await app.workDueJobs(hour);
  expect(mailServer.to(email)).toHaveLength(1);
});

test('an address that is refused for good is set aside, with a reason that holds no address', async () => {
  const email = await changedPassword();
  mailServer.manner.refuse = (to) => ({ code: 550, message: `5.1.1 <${to}> unknown` });
  await app.workDueJobs();
  const [job] = await waiting();
  expect(job).toMatchObject({ attempts: 1, reason: 'mail-receiver', set_aside_at: expect.any(String) });
  expect(JSON.stringify(job)).not.toContain(email);
  await app.db
    .deleteFrom('jobs')
    .where('id', '=', job?.id ?? '')
    .execute();
});

test('a mail vanishes with the change that it tells of', async () => {
  const { company } = await makeCompany(app);
  const undone = app.db.transaction().execute(async (tx) => {
    await queueMail(tx, { to: company.userId, template: 'password-changed' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await app.workDueJobs();
  expect(mailServer.to(company.user.email).map(({ headers }) => headers.subject)).not.toContain(
    'A senha da sua conta foi trocada',
  );
});

test('without a mail server nothing is queued, and what was is dropped', async () => {
  const silent = await startApp();
  const { company, token } = await makeCompany(silent);
  const body = { current: password, password: 'outra-senha-longa' };
  expect((await silent.call('PUT', '/profile/password', { as: token, body })).status).toBe(204);
  const mails = () => silent.db.selectFrom('jobs').select('id').where('kind', '=', 'mail').execute();
  expect(await mails()).toEqual([]);
  await queueMail(silent.db, { to: company.userId, template: 'password-changed' });
  await silent.workDueJobs();
  expect(await mails()).toEqual([]);
  await silent.stop();
});

test('npm run mail sends a trial, or says in a sentence what is wrong', async () => {
  const settings = settingsOf(app);
  const sent = await runCommand('mail.ts', ['ti@clinica.test'], settings);
  expect(sent).toMatchObject({ status: 0, stdout: expect.stringContaining('para ti@clinica.test') });
  expect(mailServer.to('ti@clinica.test')).toMatchObject([{ headers: { subject: 'E-mail de teste do Zelo' } }]);
  const nowhere = await runCommand('mail.ts', ['ti@clinica.test'], { ...settings, SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(nowhere).toMatchObject({ status: 1, stderr: expect.stringContaining('Não foi possível conectar') });
  const off = await runCommand('mail.ts', ['ti@clinica.test'], { ...settings, SMTP_URL: '', MAIL_FROM: '' });
  expect(off).toMatchObject({ status: 1, stderr: expect.stringContaining('faltam SMTP_URL e MAIL_FROM') });
  const aimless = await runCommand('mail.ts', [], settings);
  expect(aimless).toMatchObject({ status: 1, stderr: expect.stringContaining('Uso: npm run mail') });
});
