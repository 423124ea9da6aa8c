import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { notificationKinds } from '../../app/workshop/notification-kinds.server.ts';
import { queueDailyMails } from '../../notifications/mails/daily-mails.server.ts';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import { makeCarePlace, putReferral } from '../../testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../../testing/factories.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { remindersJob, remindOfTomorrow } from './reminders-job.server.ts';

const monday = '2031-01-06';
const tuesday = '2031-01-07';
const wednesday = '2031-01-08';

let app: TestApp;
let mails: MailServer;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let placeId: string;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp(mails.settings);
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, {}, admin);
  placeId = (await makeCarePlace(app, doctor, { name: 'Unidade Centro' })).id;
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});

let mine: Awaited<ReturnType<typeof makeCompany>>;
let at: { companyId: string; employeeId: string; placeId: string; userId: string };
beforeEach(async () => {
  mine = await makeCompany(app, {}, admin);
  const employee = await makeEmployee(app, mine, { name: 'Ana Quirino' });
  at = { companyId: mine.companyId, employeeId: employee.id, placeId, userId: mine.company.userId };
});
afterEach(async () => {
  vi.useRealTimers();
  await app.db.updateTable('referrals').set({ state: 'cancelled' }).execute();
});

const expected = (day: string, fields: Parameters<typeof putReferral>[2] = {}) =>
  putReferral(app, at, { day, starts_at: 500, ...fields });
/** What stands in the company's bell of this kind. */
const reminders = async (as = mine.token): Promise<{ text: string; path: string }[]> => {
  const { notifications } = (await app.call('GET', '/notifications', { as })).body;
  return notifications.filter(({ text }: { text: string }) => text.startsWith('Lembrete: '));
};

test('the company hears, once, of who is expected on the next day, and of no other day', async () => {
  const { id, name } = await expected(tuesday);
  await expected(monday, { occasion: 'admission' });
  await expected(wednesday, { occasion: 'return' });
  for (let time = 0; time < 3; time++) await remindOfTomorrow(app.db, monday);
  const text = `Lembrete: atendimento de Ana Quirino em 07-01-2031, às 08:20, em Unidade Centro (guia ${name.slice(5)}).`;
  expect(await reminders()).toMatchObject([{ text, path: `/referrals/${id}` }]);
  await remindOfTomorrow(app.db, tuesday);
  expect((await reminders()).map((one) => one.text.slice(0, 52))).toEqual([
    'Lembrete: atendimento de Ana Quirino em 08-01-2031, ',
    'Lembrete: atendimento de Ana Quirino em 07-01-2031, ',
  ]);
});

test.each(['arrived', 'attending', 'completed', 'missed', 'cancelled'] as const)(
  'nobody is reminded of one who is “%s”',
  async (state) => {
    await expected(tuesday, { state });
    await remindOfTomorrow(app.db, monday);
    expect(await reminders()).toEqual([]);
  },
);

test('an appointment that was moved is reminded of anew, and one that was cancelled is told no more', async () => {
  const [first = '', second = '', third = ''] = [30, 31, 32].map((days) => daysAfter(today(), days));
  const { id } = await expected(second);
  await remindOfTomorrow(app.db, first);
  const body = { placeId, day: third, startsAt: 600 };
  expect((await app.call('PUT', `/referrals/${id}/move`, { as: doctor.token, body })).status).toBe(200);
  await remindOfTomorrow(app.db, first);
  expect(await reminders()).toHaveLength(1);
  await remindOfTomorrow(app.db, second);
  const said = `Lembrete: atendimento de Ana Quirino em ${formatDate(third)}, às 10:00, em Unidade Centro`;
  expect(await reminders()).toMatchObject([1, 2].map(() => ({ text: expect.stringContaining(said) })));
  const cancel = { as: doctor.token, body: { reason: 'Já não trabalha aqui' } };
  expect((await app.call('PUT', `/referrals/${id}/cancel`, cancel)).status).toBe(200);
  expect(await reminders()).toEqual([]);
});

test('another company hears of its own people alone, and more than one part is told', async () => {
  const other = await makeCompany(app, {}, admin);
  const people = 103;
  for (let made = 0; made < people; made++) {
    const { id: employeeId } = await makeEmployee(app, other); // One after the other: all at once would wait for the database in line.
    const theirs = { ...at, companyId: other.companyId, employeeId, userId: other.company.userId };
    await putReferral(app, theirs, { day: tuesday });
  }
  await expected(tuesday);
  await remindOfTomorrow(app.db, monday);
  expect(await reminders()).toHaveLength(1);
  const rows = app.db.selectFrom('notifications').select('subject_id').where('user_id', '=', other.company.userId);
  expect(
    new Set((await rows.where('kind', '=', 'referral-tomorrow').execute()).map((row) => row.subject_id)).size,
  ).toBe(people);
});

test('tomorrow is the one of the practice: at half past nine in the evening in São Paulo, in UTC it is there already', async () => {
  await expected(tuesday);
  await expected(wednesday, { occasion: 'return' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-07T00:30:00.000Z') });
  const { services } = app.workshop;
  await remindersJob.perform('{}', services, { id: 'x', attempt: 1, signal: new AbortController().signal });
  vi.useRealTimers();
  expect((await reminders()).map(({ text }) => /em (\S+), às/.exec(text)?.[1])).toEqual(['07-01-2031']);
});

test('by e-mail it is counted in the one of the day, without a name; who wants none of it hears nothing', async () => {
  const quiet = await makeCompany(app, {}, admin);
  const choices = [{ kind: 'referral-tomorrow', inBell: false, mail: 'none' }];
  expect((await app.call('PUT', '/notifications/choices', { as: quiet.token, body: { choices } })).status).toBe(204);
  const employee = await makeEmployee(app, quiet);
  const of = { ...at, companyId: quiet.companyId, employeeId: employee.id, userId: quiet.company.userId };
  await putReferral(app, of, { day: tuesday });
  await expected(tuesday);
  await remindOfTomorrow(app.db, monday);
  // So late that the letter of the day tells of all until now, also of what is told in the last minutes before seven.
  await queueDailyMails(app.db, notificationKinds, new Date(Date.now() + 25 * 3_600_000));
  await app.workDueJobs();
  const sent = (email: string) =>
    mails.to(email).filter(({ headers }) => headers.subject === 'O que há de novo no Zelo');
  expect(sent(mine.company.user.email).map(({ text }) => text)).toEqual([
    expect.stringContaining('Lembretes de atendimentos do dia seguinte: 1'),
  ]);
  expect(sent(mine.company.user.email)[0]?.text).not.toContain('Ana');
  expect(sent(quiet.company.user.email)).toEqual([]);
  expect(await reminders(quiet.token)).toEqual([]);
});
