import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

keepDay();

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let placeId: string;

beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app);
  mine = await makeCompany(app);
  placeId = (await makeCarePlace(app, doctor)).id;
});
afterAll(() => app.stop());

const day = daysAfter(today(), 20);
const person = async (): Promise<string> => (await makeEmployee(app, mine)).id;
const send = (employeeId: string, fields: object = {}) =>
  makeReferral(app, { employeeId, placeId, token: mine.token }, { day, startsAt: null, ...fields });
const inactivate = (id: string, body: object = {}) =>
  app.call('PUT', `/employee/delete/${id}`, { as: mine.token, body });
const read = async (id: string) => (await app.call('GET', `/referrals/${id}`, { as: doctor.token })).body.referral;
const actionsOf = async (id: string) =>
  (
    await app.db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).orderBy('number').execute()
  ).map(({ action }) => action);

test('who is inactivated without a word stays awaited, and is marked wherever the practice awaits them', async () => {
  const id = await person();
  const referral = await send(id, { day: today() });
  expect(await read(referral.id)).toMatchObject({ state: 'scheduled', employeeInactive: false });
  expect((await inactivate(id)).status).toBe(204);
  expect(await read(referral.id)).toMatchObject({ state: 'scheduled', employeeInactive: true });
  const as = { as: doctor.token };
  const queue = await app.call('GET', `/queue?placeId=${placeId}&group=scheduled`, as);
  expect(queue.body.people).toMatchObject([{ id: referral.id, employeeInactive: true }]);
  const agenda = await app.call('GET', `/agenda-days?placeId=${placeId}&from=${today()}`, as);
  expect(agenda.body.days[0].byArrival.appointments).toMatchObject([{ id: referral.id, employeeInactive: true }]);
});

test('their open referrals are called off with them where that is asked for, and the trail tells of each', async () => {
  const id = await person();
  const referral = await send(id);
  const later = await send(id, { occasion: 'return', returnOn: daysAfter(today(), 25), occasionConfirmed: true });
  expect((await inactivate(id, { openReferrals: 'cancel' })).status).toBe(204);
  for (const one of [referral, later]) {
    expect(await read(one.id)).toMatchObject({ state: 'cancelled', cancelReason: 'Colaborador inativado' });
    expect(await actionsOf(one.id)).toEqual(['referred', 'cancelled']);
  }
});

test('the first of them becomes the exam for the dismissal where that is asked for, and the others are called off', async () => {
  const id = await person();
  const later = await send(id, {
    occasion: 'return',
    returnOn: daysAfter(today(), 25),
    occasionConfirmed: true,
    day: daysAfter(today(), 21),
  });
  const first = await send(id);
  expect((await inactivate(id, { openReferrals: 'dismissal' })).status).toBe(204);
  expect(await read(first.id)).toMatchObject({ state: 'scheduled', occasion: 'dismissal', day, version: 2 });
  expect(await read(later.id)).toMatchObject({ state: 'cancelled' });
  expect(await actionsOf(first.id)).toEqual(['referred', 'updated']);
});

test('an exam for the dismissal stays what it is, and the others are called off beside it', async () => {
  const id = await person();
  const dismissal = await send(id, { occasion: 'dismissal' });
  const other = await send(id);
  expect((await inactivate(id, { openReferrals: 'dismissal' })).status).toBe(204);
  expect(await read(dismissal.id)).toMatchObject({ state: 'scheduled', occasion: 'dismissal' });
  expect(await read(other.id)).toMatchObject({ state: 'cancelled' });
});

test('who is being attended at that moment is attended to the end', async () => {
  const id = await person();
  const referral = await send(id, { day: today() });
  const step = (path: string, body: object = {}) =>
    app.call('PUT', `/queue/${referral.id}/${path}`, { as: doctor.token, body });
  await step('arrive', { priority: '' });
  await step('attend');
  expect((await inactivate(id, { openReferrals: 'cancel' })).status).toBe(204);
  expect(await read(referral.id)).toMatchObject({ state: 'attending' });
});

test('another word than those is refused, and nobody is inactivated', async () => {
  const id = await person();
  const refused = await inactivate(id, { openReferrals: 'forget' });
  expect(refused.body.data.issues).toEqual([{ path: 'openReferrals', message: 'Escolha uma das opções' }]);
  const { employee } = (await app.call('GET', `/employee/${id}`, { as: mine.token })).body;
  expect(employee.inactivatedAt).toBeNull();
});
