import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockFields, makeCarePlace, putReferral } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional, unknownId } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import type { GridDay } from './agenda-day.contract.ts';
import { mostInGrid } from './day-size.rules.ts';

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

async function makeDay() {
  const own = { weekday: 1, professionalId: doctor.professional.id, from: 480, to: 720, capacity: 1 };
  const hours = [own, { ...own, professionalId: null, from: 780, to: 1020, capacity: 2 }];
  const { id: placeId } = await makeCarePlace(app, doctor, { hours });
  const { id: employeeId, name: employeeName } = await makeEmployee(app, company);
  const put = (fields: Parameters<typeof putReferral>[2]) =>
    putReferral(app, { companyId: company.companyId, employeeId, placeId, userId }, { day: monday, ...fields });
  const read = async (asked = ''): Promise<GridDay[]> => {
    const path = `/agenda-days/grid?placeId=${placeId}&from=${monday}${asked}`;
    const answer = await app.call('GET', path, { as: doctor.token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.days;
  };
  return { placeId, employeeName, put, read };
}

describe('a day as its grid shows it', () => {
  test('has hours, blocks with their reason, and who comes, of whom with which version', async () => {
    const { placeId, employeeName, put, read } = await makeDay();
    const body = blockFields({ fromMinute: 600, toMinute: 660, professionalId: doctor.professional.id });
    await app.call('POST', `/care-places/${placeId}/blocks`, { as: doctor.token, body });
    await put({ starts_at: 480, professional_id: doctor.professional.id });
    await put({ starts_at: 610, professional_id: doctor.professional.id, occasion: 'return' });
    await put({ starts_at: null, occasion: 'dismissal' });
    await put({ starts_at: 500, state: 'cancelled' });
    const [day] = await read();
    const name = doctor.professional.name;
    expect(day).toMatchObject({
      ...{ day: monday, holiday: null, timed: 2, byArrival: 1 },
      hours: [
        { professionalId: doctor.professional.id, professionalName: name, from: 480, to: 720, capacity: 1 },
        { professionalId: null, professionalName: '', from: 780, to: 1020, capacity: 2 },
      ],
      blocks: [{ professionalId: doctor.professional.id, from: 600, to: 660, reason: 'Reunião' }],
    });
    expect(day?.appointments).toMatchObject([
      { employeeName, startsAt: 480, version: 1, professionalId: doctor.professional.id, outside: false },
      { startsAt: 610, outside: true },
      { startsAt: null, professionalId: null, outside: false },
    ]);
  });

  test('of a week are seven, with what a holiday is called', async () => {
    const { read } = await makeDay();
    const holidays = [{ day: '2031-01-08', name: 'Dia da cidade' }];
    await app.call('PUT', '/holidays', { as: doctor.token, body: { holidays } });
    const week = await read('&days=7');
    expect(week.map(({ holiday }) => holiday)).toEqual([null, null, 'Dia da cidade', null, null, null, null]);
    expect(week.map(({ hours }) => hours.length)).toEqual([2, 0, 0, 0, 0, 0, 0]);
    await app.call('DELETE', '/holidays/2031-01-08', { as: doctor.token });
  });

  test('names nobody where more come than a grid has room for, and says how many they are', async () => {
    const { put, read } = await makeDay();
    for (let at = 0; at <= mostInGrid; at++) await put({ starts_at: 480 + at, state: 'missed' });
    const [day] = await read();
    expect(day).toMatchObject({ timed: mostInGrid + 1, byArrival: 0, appointments: [] });
  });

  test('is refused with the field that is wrong, of a place that there is not, and to a company', async () => {
    const { placeId } = await makeDay();
    const ask = (asked: string, as = doctor.token) => app.call('GET', `/agenda-days/grid?${asked}`, { as });
    const refused = await ask(`placeId=${placeId}&from=x&days=8`);
    expect(refused.body.data.issues.map(({ path }: { path: string }) => path)).toEqual(['from', 'days']);
    expect((await ask(`placeId=${unknownId}&from=${monday}`)).status).toBe(404);
    expect((await ask(`placeId=${placeId}&from=${monday}`, company.token)).status).toBe(403);
  });
});
