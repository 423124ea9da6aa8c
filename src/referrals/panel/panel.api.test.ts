import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { makeCarePlace, putReferral } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin, unknownId } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import type {} from '../referrals.db.ts';

keepDay();

let app: TestApp;
let admin: string;
let doctor: { token: string };
let company: Awaited<ReturnType<typeof makeCompany>>;
let place: { id: string; name: string };
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, {}, admin);
  company = await makeCompany(app, {}, admin);
});
afterAll(() => app.stop());
beforeEach(async () => {
  place = await makeCarePlace(app, doctor);
});

async function makeLink(placeId = place.id): Promise<string> {
  const made = await app.call('POST', `/care-places/${placeId}/panel-link`, { as: doctor.token });
  expect(made).toMatchObject({ status: 201, body: { path: expect.stringMatching(/^\/painel#[\w-]{43}$/) } });
  return made.body.path.slice('/painel#'.length);
}

const look = (token: string) => app.call('GET', `/panel/${token}`, {});
const moment = (minute: number) => `${today()}T12:${String(minute).padStart(2, '0')}:00.000Z`;

/** Somebody who was called at a minute. */
async function call(ticket: string, minute: number, fields: Partial<Tables['referrals']> = {}) {
  const { id: employeeId } = await makeEmployee(app, company, { name: 'Ana Quirino' });
  const at = { companyId: company.companyId, employeeId, placeId: place.id, userId: company.company.userId };
  const called = { ticket, room: 'Sala 2', called_at: moment(minute), arrived_at: moment(0) };
  return putReferral(app, at, { day: today(), starts_at: null, state: 'arrived', ...called, ...fields });
}

describe('the panel', () => {
  test('shows the last tickets called today at its place, the newest first, with their rooms', async () => {
    const token = await makeLink();
    for (const [at, ticket] of ['N001', 'N002', 'P001', 'N003', 'N004', 'N005', 'N006'].entries()) {
      await call(ticket, at + 1, ticket === 'N004' ? { state: 'attending' } : {});
    }
    await call('N009', 50, { day: daysAfter(today(), -1) });
    await call('N010', 51, { called_at: null });
    const other = await makeCarePlace(app, doctor);
    await call('N011', 52, { place_id: other.id });
    const { status, body } = await look(token);
    expect(status).toBe(200);
    expect(body.place).toBe(place.name);
    expect(body.calls.map(({ ticket }: { ticket: string }) => ticket)).toEqual([
      ...['N006', 'N005', 'N004', 'N003', 'P001', 'N002'],
    ]);
    expect(body.calls[0]).toEqual({ ticket: 'N006', room: 'Sala 2', calledAt: moment(7) });
  });

  test('tells nothing of whose a ticket is: no name, identifier, company or occasion', async () => {
    const { id } = await call('P001', 1, { priority: 'pregnant', occasion: 'dismissal' });
    const { body } = await look(await makeLink());
    expect(Object.keys(body).toSorted()).toEqual(['calls', 'place']);
    expect(Object.keys(body.calls[0]).toSorted()).toEqual(['calledAt', 'room', 'ticket']);
    const said = JSON.stringify(body);
    for (const secret of [id, company.companyId, 'Ana', 'Quirino', 'dismissal', 'pregnant']) {
      expect(said).not.toContain(secret);
    }
  });

  test('has nothing to show before the first call', async () => {
    expect((await look(await makeLink())).body).toEqual({ place: place.name, calls: [] });
  });
});

describe('the link of a panel', () => {
  test('is shown once, kept as a hash, and in the trail', async () => {
    const path = `/care-places/${place.id}/panel-link`;
    const before = await app.call('GET', path, { as: doctor.token });
    expect(before.body).toEqual({ place: place.name, createdAt: null });
    const token = await makeLink();
    const after = await app.call('GET', path, { as: doctor.token });
    expect(after.body).toEqual({ place: place.name, createdAt: expect.any(String) });
    expect(JSON.stringify(await app.db.selectFrom('panel_links').selectAll().execute())).not.toContain(token);
    const entries = app.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', place.id);
    const made = await entries.where('action', '=', 'panel-link-made').execute();
    expect(made).toHaveLength(1);
    expect(JSON.stringify(made)).not.toContain(token);
  });

  test('ends when another is made, when it is ended, and with its place', async () => {
    const first = await makeLink();
    const second = await makeLink();
    expect((await look(first)).status).toBe(404);
    expect((await look(second)).status).toBe(200);
    const path = `/care-places/${place.id}/panel-link`;
    expect((await app.call('DELETE', path, { as: doctor.token })).status).toBe(204);
    expect((await app.call('DELETE', path, { as: doctor.token })).status).toBe(204);
    expect((await look(second)).status).toBe(404);
    const third = await makeLink();
    await app.db
      .updateTable('care_places')
      .set({ deleted_at: moment(0) })
      .where('id', '=', place.id)
      .execute();
    expect((await look(third)).status).toBe(404);
  });

  test('is made by the clinic alone, for a place that there is', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const path = `/care-places/${place.id}/panel-link`;
      expect((await app.call(method, path, {})).status).toBe(401);
      expect((await app.call(method, path, { as: company.token })).status).toBe(403);
      expect((await app.call(method, path, { as: admin })).status).toBe(403);
      const nowhere = await app.call(method, `/care-places/${unknownId}/panel-link`, { as: doctor.token });
      expect(nowhere.status).toBe(404);
    }
  });

  test('that nobody has leads nowhere; too many of them are refused, and a valid one never is', async () => {
    const token = await makeLink();
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await look('A'.repeat(43))).status));
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect((await look(token)).status).toBe(200);
  });
});
