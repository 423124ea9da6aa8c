import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reportsDueJob } from '../../annual-reports/due/reports-due-job.server.ts';
import { notificationKinds } from '../../app/workshop/notification-kinds.server.ts';
import { certificateExpiryJob } from '../../certificates/certificate-expiry-job.server.ts';
import { dueDayJob } from '../../due-dates/renewal/due-day-job.server.ts';
import { calibrationEndingJob } from '../../equipment/calibrations/calibration-ending.server.ts';
import { esocialDayJob } from '../../esocial/due/esocial-day-job.server.ts';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { privacyRequestsJob } from '../../privacy-requests/privacy-requests-job.server.ts';
import { remindOfTomorrow } from '../../referrals/reminding/reminders-job.server.ts';
import { warnOfEnding } from '../../sign-in/api-tokens/api-token-expiry.server.ts';
import { makeCarePlace, makeReferral, openingsAllWeek } from '../../testing/care.ts';
import { certificateFile, certificatePassword } from '../../testing/certificates/test-authority.ts';
import {
  adminFields,
  employeeFields,
  groupFields,
  makeAbsence,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeEquipment,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  makeRestriction,
  signIn,
  signInFirstAdmin,
} from '../../testing/factories.ts';
import { makeWebhook } from '../../testing/hooks/receiver.ts';
import { checkedImport, csvOf, employeeLine } from '../../testing/imports/import-files.ts';
import { makeReport } from '../../testing/issued/annual-reports.ts';
import { makeDeliverable, tokenOf, visitorOf } from '../../testing/issued/deliveries.ts';
import { makeIssuedRow } from '../../testing/issued/issued-rows.ts';
import { issueDocument } from '../../testing/issued.ts';
import { keepLive } from '../../testing/live.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { makeApiToken } from '../../testing/programs/api-tokens.ts';
import { makePrivacyRequest } from '../../testing/rights/privacy.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { queueDailyMails } from './daily-mails.server.ts';

/** More documents than any of these tests opens in an hour. */
const manyOpenings = 25;

let app: TestApp;
let mailServer: MailServer;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
beforeAll(async () => {
  mailServer = await startMailServer();
  const keys = { ENCRYPTION_KEYS: Buffer.alloc(32, 'of certificates').toString('base64') };
  app = await startApp({ ...mailServer.settings, ...keys, OPENINGS_TOLD_AT: String(manyOpenings) });
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, {}, admin);
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

/** Words that no mail and nothing that waits for one may hold. */
const secrets = ['Iara', 'Clamídia', 'Hanseníase', 'psiquiátrico', 'Inapto', 'Frigorífico'];

const dayMs = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
/** So late that the letter of the day tells of all until now, also of what is told in the last minutes before seven. */
const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);
const put = async (path: string, as: string, body: object = {}) => (await app.call('PUT', path, { as, body })).status;
const choose = async (as: string, kind: string, mail: string, inBell = true) =>
  expect(await put('/notifications/choices', as, { choices: [{ kind, inBell, mail }] })).toBe(204);
const told = async (as: string) => (await app.call('GET', '/notifications', { as })).body.notifications;

async function makeClient() {
  const company = await makeCompany(app, { fantasy_name: 'Frigorífico Sul' }, admin);
  const employee = await makeEmployee(app, company, { name: 'Iara Clamídia de Hanseníase' });
  const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  let sent = 0;
  const send = (name = `Laudo psiquiátrico ${++sent}: Inapto`) =>
    makeDocument(app, at, { name, medicalConfidentiality: false });
  const withdraw = async (document: { id: string }) =>
    expect(await put(`/document/withdraw/${document.id}`, doctor.token, { reason: 'Clamídia' })).toBe(204);
  const issue = () => issueDocument(app, { employee, token: doctor.token });
  const cancel = async ({ documentId }: { documentId: string }) =>
    expect(await put(`/issued-documents/${documentId}/cancel`, doctor.token, { reason: 'Clamídia' })).toBe(204);
  const email = company.company.user.email as string;
  const mails = () => mailServer.to(email).filter(({ headers }) => headers.subject !== 'Entrada em um novo aparelho');
  const place = `/employee/documents/${employee.id}`;
  const bundle = async () => {
    const { id } = await makeIssuedRow({ api: app, db: app.db }, at);
    const body = { documentIds: [id] };
    expect((await app.call('POST', '/bundles', { as: company.token, body })).status).toBe(201);
    await app.workDueJobs();
  };
  const importPeople = async () => {
    const { confirm } = await checkedImport(app, company, csvOf([employeeLine()]));
    expect((await confirm()).status).toBe(200);
  };
  /** The practice sends somebody, moves that, has them missed and calls it off; the company moves what a professional has. */
  const refer = async () => {
    const hours = openingsAllWeek().map((opening) => ({ ...opening, professionalId: doctor.professional.id }));
    const { id: placeId } = await makeCarePlace(app, doctor, { hours });
    const by = (token: string) => ({ employeeId: employee.id, placeId, token });
    const day = daysAfter(today(), 30);
    const theirs = await makeReferral(app, by(doctor.token));
    const now = { placeId, day: today(), startsAt: null };
    expect(await put(`/referrals/${theirs.id}/move`, doctor.token, now)).toBe(200);
    expect(await put(`/queue/${theirs.id}/miss`, doctor.token)).toBeLessThan(300);
    expect(await put(`/referrals/${theirs.id}/cancel`, doctor.token, { reason: 'Clamídia' })).toBe(200);
    const own = await makeReferral(app, by(company.token), { startsAt: 600 });
    const later = { placeId, day, startsAt: 660 };
    expect(await put(`/referrals/${own.id}/move`, company.token, later)).toBe(200);
    expect(await put(`/referrals/${own.id}/cancel`, company.token, { reason: 'Clamídia' })).toBe(200);
  };
  let versions = 0;
  const putProgrammeInForce = () =>
    makeProgramme(app, at, {
      validTo: daysAfter(today(), 20),
      groups: [groupFields({ name: 'Frigorífico', functions: [`Prensista ${++versions}`] })],
    });
  /** Somebody who has been examined goes into risks that they did not have. */
  const changeRisks = async () => {
    const complete = { nis: '12056412547', rg: '12.345.678-9' };
    const fields = employeeFields({ name: 'Iara Clamídia de Hanseníase', ...complete });
    const body = { ...fields, companyId: company.companyId };
    const { id } = (await app.call('POST', '/employees', { as: company.token, body })).body.employee;
    const exam = { exam_code: '0295', exam_name: 'Avaliação clínica' };
    await makeExamRecord(app, { employeeId: id, token: doctor.token }, { ...exam, done_on: today() });
    const changed = {
      ...fields,
      employee_function: `Prensista ${versions}`,
      function_start_dt: daysAfter(today(), 30),
    };
    expect(await put(`/employees/update/${id}`, company.token, changed)).toBe(200);
  };
  /** A system that the company lets be told of changes does not take what it is told. */
  const failWebhook = async () => {
    const { id, secret } = await makeWebhook(app, company.token, { name: 'Hanseníase' });
    expect(secret).toMatch(/^whsec_/);
    await app.workshop.services.webhooks.onFailing(app.db, { id, companyId: company.companyId });
  };
  return {
    ...company,
    failWebhook,
    refer,
    putProgrammeInForce,
    changeRisks,
    email,
    place,
    send,
    withdraw,
    issue,
    cancel,
    bundle,
    importPeople,
    mails,
  };
}

describe('an e-mail at once', () => {
  test('says the fixed words of its kind and leads to the place, to whoever wants it', async () => {
    const [client, other] = [await makeClient(), await makeClient()];
    await choose(client.token, 'document-available', 'now');
    await client.send();
    await other.send();
    await app.workDueJobs();
    expect(client.mails()).toMatchObject([
      { headers: { subject: 'Há um novo documento no Zelo' }, path: client.place },
    ]);
    expect(other.mails()).toEqual([]);
  });

  test('is not sent of what was read, or withdrawn, before it could be', async () => {
    const client = await makeClient();
    await choose(client.token, 'document-available', 'now');
    await client.send('Lido');
    const [{ id }] = await told(client.token);
    await put(`/notifications/read/${id}`, client.token);
    await client.withdraw(await client.send('Retirado'));
    await app.workDueJobs();
    expect(client.mails()).toEqual([]);
  });

  test('goes out without the bell, and to nobody who was shut out meanwhile', async () => {
    const client = await makeClient();
    await choose(client.token, 'document-available', 'now', false);
    await client.send();
    expect(await told(client.token)).toEqual([]);
    await app.workDueJobs();
    expect(client.mails()).toHaveLength(1);
    await client.send();
    await put(`/accounts/deactivate/${client.company.userId}`, admin);
    await app.workDueJobs();
    expect(client.mails()).toHaveLength(1);
  });
});

describe('the e-mail of the day', () => {
  test('counts what is unread, goes once however often it is tried, and never when there is nothing', async () => {
    const [client, idle] = [await makeClient(), await makeClient()];
    const first = await client.send();
    await client.send();
    await client.send();
    await client.withdraw(first);
    await queueDailyMails(app.db, notificationKinds, inDays(-1));
    await app.workDueJobs();
    expect(client.mails(), 'it is not seven yet').toEqual([]);
    await Promise.all([1, 2, 3].map(() => queueDailyMails(app.db, notificationKinds, tomorrow())));
    await app.workDueJobs();
    await queueDailyMails(app.db, notificationKinds, inDays(2));
    await app.workDueJobs();
    expect(client.mails()).toHaveLength(1);
    expect(client.mails()[0]).toMatchObject({ headers: { subject: 'O que há de novo no Zelo' }, path: '/dashboard' });
    expect(client.mails()[0]?.text).toContain('Documentos novos: 2\n\nDocumentos retirados: 1\n');
    expect(idle.mails()).toEqual([]);
  });

  test('leaves out what was read, what is no longer wanted, and whoever was shut out', async () => {
    const [reader, changed, gone] = [await makeClient(), await makeClient(), await makeClient()];
    for (const client of [reader, changed, gone]) await client.send();
    const [{ id }] = await told(reader.token);
    await put('/notifications/read-all', reader.token, { until: id });
    await choose(changed.token, 'document-available', 'none');
    await put(`/accounts/deactivate/${gone.company.userId}`, admin);
    await queueDailyMails(app.db, notificationKinds, tomorrow());
    await app.workDueJobs();
    await choose(changed.token, 'document-available', 'daily');
    await queueDailyMails(app.db, notificationKinds, inDays(2));
    await app.workDueJobs();
    for (const client of [reader, changed, gone]) expect(client.mails()).toEqual([]);
  });

  test('waits with the mail server, and is then sent as it was queued', async () => {
    const client = await makeClient();
    await client.send();
    mailServer.manner.refuse = () => ({ code: 451, message: '4.3.0 try again' });
    await queueDailyMails(app.db, notificationKinds, tomorrow());
    await app.workDueJobs();
    await client.send();
    await queueDailyMails(app.db, notificationKinds, tomorrow());
    mailServer.manner.refuse = null;
    await app.workDueJobs(3_600_000);
    expect(client.mails().map(({ text }) => /Documentos novos: \d/.exec(text)?.[0])).toEqual([
      'Documentos novos: 1',
      'Documentos novos: 1',
    ]);
  });
});

/** What is looked at once a day is looked at again. */
async function newDay(): Promise<void> {
  await app.db.deleteFrom('due_checks').execute();
  await enqueue(app.db, dueDayJob, {});
  await app.workDueJobs();
}

/** The last annual report of a company was made elsewhere, almost a year ago. */
async function reportNearItsDay({ companyId }: { companyId: string }): Promise<void> {
  await app.db.deleteFrom('report_notices').execute();
  await app.db.deleteFrom('annual_reports').execute();
  const previous_on = formatDate(daysAfter(today(), -350));
  await makeReport(app, { companyId, token: doctor.token }, { previous_on });
  await enqueue(app.db, reportsDueJob, {});
  await app.workDueJobs();
}

/** Somebody of a company has been away for more than 30 days, and returns in three. */
async function beAway(of: { companyId: string; token: string }): Promise<void> {
  const away = await makeEmployee(app, of, { name: 'Ausente Hanseníase' });
  const fields = { starts_on: daysAfter(today(), -40), ends_on: daysAfter(today(), 3) };
  await makeAbsence(app, { employeeId: away.id, token: of.token }, fields);
}

/** A physician has restricted what somebody of a company may do. */
async function beRestricted(of: { companyId: string; token: string }): Promise<void> {
  const employee = await makeEmployee(app, of, { name: 'Restrita Hanseníase' });
  await makeRestriction(app, { employeeId: employee.id, token: doctor.token }, { reason: 'Hérnia' });
}

/** Somebody of a company has an appointment on the day after a day to come. */
async function beExpected(of: { companyId: string; token: string }): Promise<void> {
  const employee = await makeEmployee(app, of, { name: 'Esperada Hanseníase' });
  const { id: placeId } = await makeCarePlace(app, doctor);
  await makeReferral(app, { employeeId: employee.id, placeId, token: of.token }, { day: daysAfter(today(), 20) });
  await remindOfTomorrow(app.db, daysAfter(today(), 19));
}

/** An ASO of fifty days ago, whose event nobody has sent. */
async function beLate(of: { companyId: string; token: string }): Promise<void> {
  const employee = await makeEmployee(app, of, { name: 'Atrasada Hanseníase', admission_dt: '2020-01-15' });
  const date = formatDate(daysAfter(today(), -50));
  const exams = [{ exam_name: 'Avaliação clínica', exam_date: date }];
  await issueDocument(app, { employee, token: doctor.token }, { answers: { date, exams } });
  await app.workDueJobs();
  await enqueue(app.db, esocialDayJob, {});
  await app.workDueJobs();
}

/** The company's certificate ends in twenty days. */
async function haveCertificateEnd(of: { companyId: string; token: string }): Promise<void> {
  const { cnpj } = (await app.call('GET', `/company/${of.companyId}`, { as: of.token })).body.company;
  const file = certificateFile(cnpj.replace(/\W/g, ''), { until: inDays(20) });
  const body = { file, password: certificatePassword };
  expect(await put(`/certificates/company/${of.companyId}`, of.token, body)).toBe(200);
  await enqueue(app.db, certificateExpiryJob, {});
  await app.workDueJobs();
}

/** An audiometer was calibrated eleven months and a half ago. */
async function haveCalibrationEnd(): Promise<void> {
  await makeEquipment(app, doctor, {
    name: 'Audiômetro Hanseníase',
    calibrated_on: formatDate(daysAfter(today(), -350)),
  });
  await enqueue(app.db, calibrationEndingJob, {});
  await app.workDueJobs();
}

/** Somebody has asked about their data twelve days ago: three are left. */
async function askAboutData(): Promise<void> {
  const employee = await makeEmployee(app, await makeCompany(app, {}, admin), { name: 'Curiosa Hanseníase' });
  const by = { employeeId: employee.id, token: doctor.token };
  await makePrivacyRequest(app, by, { received_on: daysAfter(today(), -12), asked: 'Apagar Clamídia' });
  await enqueue(app.db, privacyRequestsJob, {});
  await app.workDueJobs();
}

/** A colleague cancels what the professional has issued. */
async function haveCancelled(as: string): Promise<void> {
  const company = await makeCompany(app, {}, admin);
  const employee = await makeEmployee(app, company, { name: 'Iara Clamídia de Hanseníase' });
  const { documentId } = await issueDocument(app, { employee, token: as });
  const colleague = await makeProfessional(app, {}, admin);
  expect(await put(`/issued-documents/${documentId}/cancel`, colleague.token, { reason: 'Clamídia' })).toBe(204);
}

/** A link of a document that a professional has made is opened by the person. */
async function openDelivery(as: string): Promise<void> {
  const document = await makeDeliverable(app, { name: 'Iara Clamídia de Hanseníase' });
  const { url } = (await document.makeLink({}, as)).body;
  expect((await visitorOf(app).open(tokenOf(url), document.right)).status).toBe(200);
}

/** A professional opens the same document again and again. */
async function openMany(): Promise<void> {
  const { doctor: reader, id } = await makeDeliverable(app, { name: 'Iara Clamídia de Hanseníase' });
  for (let times = 0; times < manyOpenings; times++) {
    expect((await app.call('GET', `/document/${id}`, { as: reader.token })).status).toBe(200);
  }
}

test('no mail, no waiting job and no live event of any kind holds a clinical word or a name', async () => {
  const client = await makeClient();
  const fields = adminFields();
  await app.call('POST', '/admins', { as: admin, body: fields });
  const other = await signIn(app, fields.email);
  const users = { company: client.token, professional: doctor.token, admin: other };
  const streams = await Promise.all(Object.values(users).map((as) => keepLive(app, as)));
  for (const way of ['now', 'daily']) {
    for (const [type, as] of Object.entries(users)) {
      const { choices } = (await app.call('GET', '/notifications/choices', { as })).body;
      for (const { kind } of choices) await choose(as, kind, way);
      const ofType = notificationKinds.filter((kind) => kind.mail && kind.for.some((one) => one === type));
      expect(choices.map(({ kind }: { kind: string }) => kind)).toEqual(ofType.map(({ kind }) => kind));
    }
    for (const as of Object.values(users)) await makeApiToken(app, as, { name: 'Hanseníase', days: 30 });
    await warnOfEnding(app.db, inDays(20));
    await reportNearItsDay(client);
    await client.bundle();
    await client.importPeople();
    await client.refer();
    await beExpected(client);
    await beAway(client);
    await beRestricted(client);
    await beLate(client);
    await haveCertificateEnd(client);
    await haveCalibrationEnd();
    await askAboutData();
    await client.putProgrammeInForce();
    await client.changeRisks();
    await newDay();
    await client.withdraw(await client.send());
    await client.send();
    await client.cancel(await client.issue());
    const lost = await client.send();
    await app.storage.remove(`${lost.companyId}/${lost.employeeId}/${lost.id}.pdf`);
    expect((await app.call('GET', `/document/${lost.id}`, { as: client.token })).status).toBe(404);
    await makeProfessional(app, { name: 'Dra. Hanseníase' }, admin);
    await openDelivery(doctor.token);
    await haveCancelled(doctor.token);
    await openMany();
    await client.failWebhook();
    await app.workshop.onSetAside(app.db, { id: client.companyId, kind: 'mail', payload: '{}', reason: 'mail-other' });
    await queueDailyMails(app.db, notificationKinds, tomorrow());
    const jobs = await app.db.selectFrom('jobs').selectAll().execute();
    expect(jobs.length).toBeGreaterThan(1);
    for (const secret of secrets) expect(JSON.stringify(jobs)).not.toContain(secret);
    await app.workDueJobs();
    for (const as of Object.values(users)) {
      const [newest] = await told(as);
      await put('/notifications/read-all', as, { until: newest.id });
    }
  }
  const sent = mailServer.received.map(({ headers, text, html }) => JSON.stringify([headers, text, html]));
  for (const { mail, kind } of notificationKinds) {
    if (!mail) continue;
    expect(sent.join('\n'), `${kind}: say how it comes about, above`).toContain(mail.text);
    expect(sent.join('\n'), `${kind}: say how it comes about, above`).toContain(`${mail.label}: `);
  }
  for (const secret of secrets) expect(sent.join('\n')).not.toContain(secret);
  for (const { events, anew, close } of streams) {
    await until(() => anew() > 0 || events().filter(({ topic }) => topic === 'notifications').length > 3);
    for (const secret of secrets) expect(JSON.stringify(events())).not.toContain(secret);
    close();
  }
});
