import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

keepDay();

let app: TestApp;
let admin: string;
let reception: string;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  reception = (await makeProfessional(app, { access: 'reception' }, admin)).token;
});
afterAll(() => app.stop());

/** A company with referrals that stand as is said, each of another employee, at a place of their own. */
async function practiceWith(standings: readonly object[]) {
  const of = await makeCompany(app, {}, admin);
  const place = await makeCarePlace(app, { token: reception });
  for (const standing of standings) {
    const employee = await makeEmployee(app, of);
    const at = { employeeId: employee.id, placeId: place.id, token: of.token };
    const { id } = await makeReferral(app, at);
    await app.db
      .updateTable('referrals')
      .set({ state: 'scheduled', ...standing })
      .where('id', '=', id)
      .execute();
  }
  return { of, place };
}

const read = (path: string, as: string) => app.call('GET', path, { as });

test('a company reads how many of its own referrals are open, and who missed one in the last thirty days', async () => {
  const { of } = await practiceWith([
    {},
    {},
    { state: 'arrived' },
    { state: 'completed' },
    { state: 'missed', day: daysAfter(today(), -30) },
    { state: 'missed', day: daysAfter(today(), -31) },
  ]);
  const other = await practiceWith([{ state: 'attending' }]);
  const { status, body } = await read(`/referrals/counts?companyId=${of.companyId}`, of.token);
  expect(status).toBe(200);
  expect(body).toEqual({
    counts: { scheduled: 2, arrived: 1, attending: 0, missed: 1 },
    missedSince: daysAfter(today(), -30),
  });
  expect(await read(`/referrals/counts?companyId=${other.of.companyId}`, of.token)).toMatchObject({ status: 404 });
});

test('the clinic reads who is in today’s queue of each place, and the first time that is still to come', async () => {
  const day = today();
  const { place } = await practiceWith([
    { day, state: 'arrived' },
    { day, state: 'attending' },
    { day, starts_at: 615 },
    { day, starts_at: 500 },
    { day, state: 'missed', starts_at: 480 },
    { day: daysAfter(day, 1), starts_at: 480 },
  ]);
  const empty = await makeCarePlace(app, { token: reception });
  const { places } = (await read('/queue/counts', reception)).body;
  const of = (id: string) => places.find((each: { id: string }) => each.id === id);
  expect(of(place.id)).toEqual({ id: place.id, name: place.name, waiting: 1, attending: 1, scheduled: 2, nextAt: 500 });
  expect(of(empty.id)).toMatchObject({ waiting: 0, attending: 0, scheduled: 0, nextAt: null });
});
