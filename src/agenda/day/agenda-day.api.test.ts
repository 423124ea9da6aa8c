import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockFields, makeCarePlace, makeReferral, putReferral } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin, unknownId } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import type { AgendaDay, Appointment } from './agenda-day.contract.ts';

keepDay();

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let userId: string;

beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app);
  company = await makeCompany(app);
  userId = (await app.call('GET', '/profile', { as: company.token })).body.user.id;
});
afterAll(() => app.stop());

/** A Monday on which nobody else is expected at a place of one's own. */
const monday = '2031-01-06';

const hours = [{ weekday: 1, professionalId: null, from: 480, to: 720, capacity: 1 }];

async function makeDay() {
  const { id: placeId } = await makeCarePlace(app, doctor, { hours });
  const { id: employeeId, name: employeeName } = await makeEmployee(app, company);
  const put = (fields: Parameters<typeof putReferral>[2]) =>
    putReferral(app, { companyId: company.companyId, employeeId, placeId, userId }, { day: monday, ...fields });
  const read = async (asked = '', token = doctor.token): Promise<AgendaDay[]> => {
    const answer = await app.call('GET', `/agenda-days?placeId=${placeId}&from=${monday}${asked}`, { as: token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.days;
  };
  return { placeId, employeeName, put, read };
}

const startsOf = (day: AgendaDay | undefined) => day?.timed.appointments.map(({ startsAt }) => startsAt);
const outsideOf = (day: AgendaDay | undefined) => day?.timed.appointments.map(({ outside }: Appointment) => outside);

describe('a day of the agenda', () => {
  test('is read by professionals and the reception, of every company, and by nobody else', async () => {
    const { placeId, put, read } = await makeDay();
    await put({ starts_at: 500 });
    const reception = await makeProfessional(app, { access: 'reception' });
    for (const { token } of [doctor, reception]) expect(startsOf((await read('', token))[0])).toEqual([500]);
    const path = `/agenda-days?placeId=${placeId}&from=${monday}`;
    for (const as of [company.token, await signInFirstAdmin(app)]) {
      expect((await app.call('GET', path, { as })).status).toBe(403);
    }
    expect((await app.call('GET', path)).status).toBe(401);
  });

  test('has those with a time in its order and those by arrival apart, and nobody who was cancelled', async () => {
    const { put, read } = await makeDay();
    await put({ starts_at: 540, state: 'missed' });
    await put({ starts_at: 500, state: 'completed' });
    await put({ starts_at: 520, state: 'cancelled' });
    await put({ starts_at: null });
    await put({ starts_at: 480, day: '2031-01-13', occasion: 'return' });
    const [day] = await read();
    expect(startsOf(day)).toEqual([500, 540]);
    expect(day).toMatchObject({ day: monday, closed: null, timed: { total: 2 }, byArrival: { total: 1 } });
    expect(day?.byArrival.appointments).toMatchObject([{ startsAt: null, state: 'scheduled' }]);
  });

  test('is read page by page alone, and its beginning within a week, with how many they are', async () => {
    const { put, read } = await makeDay();
    for (let at = 0; at < 53; at++) await put({ starts_at: 480 + at, state: 'missed' });
    const all = Array.from({ length: 53 }, (_, at) => 480 + at);
    const [first] = await read();
    expect(startsOf(first)).toEqual(all.slice(0, 20));
    const [second] = await read('&page=2');
    expect(startsOf(second)).toEqual(all.slice(20, 40));
    expect(second?.timed.total).toBe(53);
    expect(startsOf((await read('&page=3'))[0])).toEqual(all.slice(40));
    expect(startsOf((await read('&page=4'))[0])).toEqual([]);

    const week = await read('&days=7');
    expect(week).toHaveLength(7);
    expect(startsOf(week[0])).toEqual(all.slice(0, 12));
    expect(week[0]?.timed.total).toBe(53);
    expect(week[1]).toMatchObject({ day: '2031-01-07', closed: 'Sem atendimento', timed: { total: 0 } });
  });

  test('can be that of one professional, counted alone', async () => {
    const { put, read } = await makeDay();
    await put({ starts_at: 480, professional_id: doctor.professional.id });
    await put({ starts_at: 480, state: 'missed' });
    const [day] = await read(`&professionalId=${doctor.professional.id}`);
    expect(day?.timed).toMatchObject({ total: 1, appointments: [{ professionalName: doctor.professional.name }] });
  });

  test('is refused with the field that is wrong, and of a place that there is not', async () => {
    const { placeId } = await makeDay();
    const refused = await app.call('GET', `/agenda-days?placeId=${placeId}&from=x&days=8&page=0`, { as: doctor.token });
    expect(refused.status).toBe(400);
    expect(refused.body.data.issues.map(({ path }: { path: string }) => path)).toEqual(['from', 'days', 'page']);
    const unknown = await app.call('GET', `/agenda-days?placeId=${unknownId}&from=${monday}`, { as: doctor.token });
    expect(unknown.status).toBe(404);
  });
});

describe('appointments that a change leaves outside', () => {
  test('are told by the change and marked in the day, and nothing becomes of them', async () => {
    const { placeId, employeeName, put, read } = await makeDay();
    const { name, id } = await put({ starts_at: 480 });
    await put({ starts_at: 700, occasion: 'return' });
    const later = hours.map((opening) => ({ ...opening, from: 500 }));
    const path = `/care-places/${placeId}/hours`;
    const { version } = (await app.call('GET', path, { as: doctor.token })).body;
    const { body } = await app.call('PUT', path, { as: doctor.token, body: { hours: later, version } });
    expect(body.outside).toEqual({ total: 1, first: [{ referralId: id, name, day: monday, startsAt: 480 }] });
    const [day] = await read();
    expect(startsOf(day)).toEqual([480, 700]);
    expect(outsideOf(day)).toEqual([true, false]);
    expect(day?.timed.appointments.map((one) => [one.employeeName, one.state])).toEqual([
      [employeeName, 'scheduled'],
      [employeeName, 'scheduled'],
    ]);
  });

  test('by a block are those that meet it, by a holiday all of the day, also by arrival', async () => {
    const { placeId, put, read } = await makeDay();
    const [before, within] = [await put({ starts_at: 480 }), await put({ starts_at: 500, occasion: 'return' })];
    const arriving = await put({ starts_at: null, occasion: 'dismissal' });
    const body = blockFields({ fromMinute: 500, toMinute: 510 });
    const blocked = await app.call('POST', `/care-places/${placeId}/blocks`, { as: doctor.token, body });
    expect(blocked.body.outside.first).toMatchObject([{ referralId: within.id }]);
    expect(outsideOf((await read())[0])).toEqual([false, true]);

    const holidays = [{ day: monday, name: 'Dia da cidade' }];
    const closed = await app.call('PUT', '/holidays', { as: doctor.token, body: { holidays } });
    const told = closed.body.outside.first.map(({ referralId }: { referralId: string }) => referralId);
    for (const { id } of [before, within, arriving]) expect(told).toContain(id);
    expect(outsideOf((await read())[0])).toEqual([true, true]);
    await app.call('DELETE', `/holidays/${monday}`, { as: doctor.token });
  });
});

test('a place at which somebody is expected is not deleted until they are elsewhere', async () => {
  const { id: placeId } = await makeCarePlace(app, doctor);
  const { id: employeeId } = await makeEmployee(app, company);
  const { id } = await makeReferral(app, { token: doctor.token, placeId, employeeId });
  const remove = () => app.call('DELETE', `/care-places/${placeId}`, { as: doctor.token });
  const refused = await remove();
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('Este local ainda tem 1 pessoa agendada');
  const { version } = (await app.call('GET', `/referrals/${id}`, { as: doctor.token })).body.referral;
  const body = { reason: 'Mudou de empresa', version };
  expect((await app.call('PUT', `/referrals/${id}/cancel`, { as: doctor.token, body })).status).toBe(200);
  expect((await remove()).status).toBe(204);
});
