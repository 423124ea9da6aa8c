import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../../testing/factories.ts';
import { served } from '../../testing/patience/served.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

keepDay();

let app: TestApp;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let place: { id: string; name: string };

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, {}, admin);
});
afterAll(() => app.stop());
beforeEach(async () => {
  mine = await makeCompany(app, {}, admin);
  place = await makeCarePlace(app, doctor);
});

const day = daysAfter(today(), 30);
const person = async (fields: object = {}): Promise<string> => (await makeEmployee(app, mine, fields)).id;
const send = async (fields: object = {}, token = mine.token, employeeId?: string) =>
  makeReferral(app, { employeeId: employeeId ?? (await person()), placeId: place.id, token }, fields);
const move = (id: string, body: object, as = mine.token) =>
  app.call('PUT', `/referrals/${id}/move`, { as, body: { placeId: place.id, day, startsAt: null, ...body } });
const cancel = (id: string, as = mine.token, reason = 'Férias') =>
  app.call('PUT', `/referrals/${id}/cancel`, { as, body: { reason } });
const cancelAt = (id: string, version: number) =>
  app.call('PUT', `/referrals/${id}/cancel`, { as: mine.token, body: { reason: 'Férias', version } });
const list = async (query: string, as = mine.token) => (await app.call('GET', `/referrals?${query}`, { as })).body;
const told = async (as = mine.token) => (await app.call('GET', '/notifications', { as })).body.notifications;

test('of fifty who want the one place of a time exactly one has it, and the others are told why', async () => {
  const people: string[] = [];
  for (let made = 0; made < 50; made++) people.push(await person());
  const answers = await Promise.all(
    people.map((employeeId) =>
      served(() =>
        app.call('POST', '/referrals', {
          as: mine.token,
          body: {
            ...{ employeeId, occasion: 'periodic', placeId: place.id, day, startsAt: 540 },
            exams: [{ code: '0295', name: 'Avaliação clínica' }],
          },
        }),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(49);
  expect(refused[0]?.body.data.issues).toEqual([
    { path: 'startsAt', message: 'Este horário acabou de ser ocupado. Escolha outro.' },
  ]);
});

test('a place for three at a time has three, and numbers go on without gaps where somebody was refused', async () => {
  const wide = await makeCarePlace(app, doctor, { capacity: 3 });
  const before = Number((await send()).name.slice(-6));
  const people = await Promise.all(Array.from({ length: 8 }, () => person()));
  const answers = await Promise.all(
    people.map((employeeId) =>
      app.call('POST', '/referrals', {
        as: mine.token,
        body: {
          ...{ employeeId, occasion: 'periodic', placeId: wide.id, day, startsAt: 540 },
          exams: [{ code: '0295', name: 'Avaliação clínica' }],
        },
      }),
    ),
  );
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => Number(body.referral.name.slice(-6)));
  expect(made.sort((a, b) => a - b)).toEqual([before + 1, before + 2, before + 3]);
});

test('a referral that is moved holds the new time and frees the one before', async () => {
  const first = await send({ startsAt: 540 });
  const second = await send({ startsAt: 560 });
  expect((await move(second.id, { startsAt: 540 })).status).toBe(409);
  const moved = await move(first.id, { startsAt: 600 });
  expect(moved.body.referral).toMatchObject({ state: 'scheduled', day, startsAt: 600 });
  expect((await move(second.id, { startsAt: 540 })).body.referral).toMatchObject({ startsAt: 540 });
});

test('a referral can be moved to a time that touches its own', async () => {
  const one = await send({ startsAt: 540 });
  expect((await move(one.id, { startsAt: 540 })).status).toBe(200);
});

test('a referral that is cancelled says why, frees its time, and is neither cancelled nor moved again', async () => {
  const one = await send({ startsAt: 540 });
  const refused = await cancel(one.id, mine.token, ' ');
  expect(refused.body.data.issues).toEqual([{ path: 'reason', message: 'Campo obrigatório' }]);
  expect((await cancel(one.id)).body.referral).toMatchObject({ state: 'cancelled', cancelReason: 'Férias' });
  const again = await cancel(one.id);
  expect(again).toMatchObject({ status: 409 });
  expect(again.body.message).toContain('“Cancelado”');
  expect((await move(one.id, {})).status).toBe(409);
  expect((await send({ startsAt: 540 })).startsAt).toBe(540);
});

test('the list is narrowed by state, day, place and person, searched by name and number, and ordered by day', async () => {
  const ana = await person({ name: 'Ana Quirino' });
  const later = await send({ day: daysAfter(today(), 40) }, mine.token, ana);
  const sooner = await send();
  await cancel((await send()).id);
  const ids = async (query: string) => (await list(query)).referrals.map(({ id }: { id: string }) => id);
  expect(await ids('state=open')).toEqual([sooner.id, later.id]);
  expect(await ids('state=open&sort=-day')).toEqual([later.id, sooner.id]);
  expect((await list('state=cancelled&pageSize=0')).total).toBe(1);
  expect(await ids('search=quirino')).toEqual([later.id]);
  expect(await ids(`search=${encodeURIComponent(sooner.name)}`)).toEqual([sooner.id]);
  expect(await ids(`from=${daysAfter(today(), 31)}`)).toEqual([later.id]);
  expect(await ids(`employeeId=${ana}`)).toEqual([later.id]);
  expect(await ids(`placeId=${place.id}&state=scheduled&to=${day}`)).toEqual([sooner.id]);
});

test('the company is told of what the practice does, and of nothing that it did itself', async () => {
  const before = (await told()).length;
  const own = await send();
  await move(own.id, { startsAt: 540 });
  expect((await told()).length).toBe(before);
  await move(own.id, { startsAt: 600 }, doctor.token);
  await cancel(own.id, doctor.token);
  await send({}, doctor.token);
  await send({}, doctor.token);
  const texts = (await told()).map(({ text }: { text: string }) => text);
  expect(texts.filter((text: string) => text.startsWith('A clínica agendou'))).toHaveLength(1);
  expect(texts.some((text: string) => text.startsWith('A clínica remarcou'))).toBe(true);
  expect(texts.some((text: string) => text.startsWith('A clínica cancelou'))).toBe(true);
});

test('each notice of a change says the appointment of its own time', async () => {
  const one = await send();
  await move(one.id, { startsAt: 540 }, doctor.token);
  await move(one.id, { startsAt: 600 }, doctor.token);
  const texts = (await told()).map(({ text }: { text: string }) => text);
  const moved = texts.filter((text: string) => text.startsWith(`A clínica remarcou a ${one.name.replace('G', 'g')}`));
  expect(moved.map((text: string) => text.slice(-10))).toEqual([', às 10:00.'.slice(-10), ', às 09:00.'.slice(-10)]);
});

test('each change stands in the trail once', async () => {
  const one = await send();
  await move(one.id, { startsAt: 540 });
  await cancel(one.id);
  await cancel(one.id);
  const entries = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', one.id)
    .where('action', '!=', 'refused')
    .orderBy('number')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['referred', 'rescheduled', 'cancelled']);
});

test('a move that another has moved meanwhile is refused, and history and trail say from when to when, one version a change', async () => {
  const one = await send({ startsAt: 540 });
  const moved = await move(one.id, { startsAt: 600, version: one.version }, doctor.token);
  expect(moved.body.referral.version).toBe(one.version + 1);
  const late = await move(one.id, { startsAt: 660, version: one.version });
  expect(late).toMatchObject({ status: 409, body: { code: 'CHANGED_BY_OTHER' } });
  expect(await cancelAt(one.id, one.version)).toMatchObject({ status: 409, body: { code: 'CHANGED_BY_OTHER' } });
  const { referral } = (await move(one.id, { startsAt: null, version: one.version + 1 })).body;
  expect(referral).toMatchObject({ version: one.version + 2, startsAt: null });
  const at = (startsAt: number | null) => ({ placeName: place.name, day, startsAt });
  expect(referral.moves).toMatchObject([
    { byCompany: false, from: at(540), to: at(600) },
    { byCompany: true, from: at(600), to: at(null) },
  ]);
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['changes', 'detail'])
    .where('subject_id', '=', one.id)
    .where('action', '=', 'rescheduled')
    .orderBy('number')
    .execute();
  expect(entries.map(({ changes, detail }) => [JSON.parse(changes ?? '{}'), detail])).toEqual([
    [{ time: ['09:00', '10:00'] }, null],
    [{ time: ['10:00', 'por ordem de chegada'] }, null],
  ]);
  expect(await cancelAt(one.id, referral.version)).toMatchObject({ status: 200 });
});

test('a program that does not say which version it saw moves it, and the trail says so', async () => {
  const one = await send({ startsAt: 540 });
  await move(one.id, { startsAt: 600 });
  const [entry] = await app.db
    .selectFrom('audit_entries')
    .select('detail')
    .where('subject_id', '=', one.id)
    .where('action', '=', 'rescheduled')
    .execute();
  expect(entry?.detail).toBe('unseen');
});
