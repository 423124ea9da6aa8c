import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { momentAt } from '../../platform/clock/wall-clock.ts';
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
let placeId: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let ana: { id: string };
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  const doctor = await makeProfessional(app, {}, admin);
  const place = { name: 'Unidade Centro', address: 'Rua das Araucárias, 20; fundos' };
  placeId = (await makeCarePlace(app, doctor, place)).id;
});
afterAll(() => app.stop());
beforeEach(async () => {
  mine = await makeClient();
  ana = await makeEmployee(app, mine, { name: 'Ana Quirino' });
});

const makeClient = () => makeCompany(app, {}, admin);
const refer = (fields: Partial<Tables['referrals']> = {}, employeeId = ana.id) =>
  putReferral(app, { companyId: mine.companyId, employeeId, placeId, userId: mine.company.userId }, fields);
/** One for each of many days, by order of arrival. */
const referEach = async (days: readonly string[]) => {
  const { id: made } = await refer({ day: tomorrow, state: 'cancelled' });
  const like = await app.db.selectFrom('referrals').selectAll().where('id', '=', made).executeTakeFirstOrThrow();
  await app.db.deleteFrom('referrals').where('id', '=', made).execute();
  const rows = days.map((day) => {
    numbers += 1;
    return { ...like, id: uuid(), number: numbers, day, starts_at: null, state: 'missed' as const };
  });
  for (let from = 0; from < rows.length; from += 500) {
    await app.db
      .insertInto('referrals')
      .values(rows.slice(from, from + 500))
      .execute();
  }
};
let numbers = 500_000;
const tomorrow = daysAfter(today(), 1);

const get = async (path: string, as = mine.token) => {
  const response = await fetch(`${app.url}/api${path}`, { headers: as ? { authorization: `Bearer ${as}` } : {} });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
/** A calendar's lines as they were before they were folded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const basic = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
const makeLink = async (as = mine.token) => (await app.call('POST', '/calendar-link', { as })).body.url as string;
const follow = async (url: string) => get(new URL(url).pathname.slice('/api'.length), '');

describe('one referral for the calendar', () => {
  test('has its time as UTC, who it is about, where, its number and its version', async () => {
    const { id, name } = await refer({ day: tomorrow, starts_at: 500, minutes: 20 });
    const { status, headers, text } = await get(`/referrals/${id}/calendar`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/''guia-2026-\d{6}\.ics$/);
    expect(linesOf(text)).toEqual(
      expect.arrayContaining([
        `UID:${id}`,
        'SEQUENCE:1',
        'STATUS:CONFIRMED',
        `DTSTART:${basic(momentAt(tomorrow, 500))}`,
        `DTEND:${basic(momentAt(tomorrow, 520))}`,
        `SUMMARY:Atendimento na clínica · Ana Quirino · ${name}`,
        'LOCATION:Unidade Centro\\, Rua das Araucárias\\, 20\\; fundos',
      ]),
    );
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('by order of arrival takes the whole day', async () => {
    const { id } = await refer({ day: tomorrow, starts_at: null });
    const lines = linesOf((await get(`/referrals/${id}/calendar`)).text);
    expect(lines).toContain(`DTSTART;VALUE=DATE:${tomorrow.replaceAll('-', '')}`);
    expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false);
  });

  test('that was cancelled says so under the same identifier, in a later version', async () => {
    const { id } = await refer({ day: tomorrow });
    await app.db.updateTable('referrals').set({ state: 'cancelled', version: 2 }).where('id', '=', id).execute();
    const lines = linesOf((await get(`/referrals/${id}/calendar`)).text);
    expect(lines).toEqual(expect.arrayContaining([`UID:${id}`, 'SEQUENCE:2', 'STATUS:CANCELLED']));
  });

  test('says neither the occasion nor an exam', async () => {
    const exams = JSON.stringify([{ code: '0281', name: 'Audiometria tonal', reason: 'Ruído' }]);
    const { id } = await refer({ day: tomorrow, occasion: 'dismissal', exams, new_function: 'Forneira' });
    const { text } = await get(`/referrals/${id}/calendar`);
    expect(text).not.toMatch(/demission|periódic|audiom|ruído|forneira|exame/i);
  });

  test('is the same text however often it is asked for', async () => {
    const { id } = await refer({ day: tomorrow });
    expect((await get(`/referrals/${id}/calendar`)).text).toBe((await get(`/referrals/${id}/calendar`)).text);
  });

  test('is not there for another company, nor for who is not signed in or may not follow', async () => {
    const { id } = await refer({ day: tomorrow });
    expect((await get(`/referrals/${id}/calendar`, (await makeClient()).token)).status).toBe(404);
    expect((await get(`/referrals/${unknownId}/calendar`)).status).toBe(404);
    expect((await get('/referrals/nenhum/calendar')).status).toBe(400);
    expect((await get(`/referrals/${id}/calendar`, '')).status).toBe(401);
    expect((await get(`/referrals/${id}/calendar`, admin)).status).toBe(403);
    const doctor = await makeProfessional(app, {}, admin);
    expect((await get(`/referrals/${id}/calendar`, doctor.token)).status).toBe(200);
  });
});

describe('the address of a company’s calendar', () => {
  test('tells of the last thirty days and all that is ahead, of this company alone, to whoever has it', async () => {
    const old = await refer({ day: daysAfter(today(), -31), state: 'completed' });
    const recent = await refer({ day: daysAfter(today(), -30), state: 'missed' });
    const next = await refer({ day: daysAfter(today(), 200), occasion: 'return' });
    const cancelled = await refer({ day: tomorrow, state: 'cancelled' });
    const other = await makeClient();
    const davi = await makeEmployee(app, other, { name: 'Davi Brandão' });
    const ofOther = { companyId: other.companyId, employeeId: davi.id, placeId, userId: other.company.userId };
    await putReferral(app, ofOther, { day: tomorrow });
    const { status, text, headers } = await follow(await makeLink());
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    const uids = linesOf(text).filter((line) => line.startsWith('UID:'));
    expect(uids).toEqual([recent, cancelled, next].map(({ id }) => `UID:${id}`));
    expect(text).not.toContain(old.id);
    expect(text).not.toContain('Davi');
    expect(linesOf(text).filter((line) => line === 'STATUS:CANCELLED')).toHaveLength(1);
  });

  test('holds two thousand: the next ones first, then those that were last', async () => {
    const daysOf = async (url: string) =>
      linesOf((await follow(url)).text).flatMap((line) => /^DTSTART;VALUE=DATE:(\d{8})/.exec(line)?.[1] ?? []);
    const days = (count: number, first: number, step: 1 | -1) =>
      Array.from({ length: count }, (_, at) => daysAfter(today(), first + at * step));
    const url = await makeLink();
    await referEach([...days(1_995, 1, 1), ...days(20, -1, -1)]);
    const asDates = (all: readonly string[]) => all.map((day) => day.replaceAll('-', '')).sort();
    expect((await daysOf(url)).sort()).toEqual(asDates([...days(1_995, 1, 1), ...days(5, -1, -1)]));
    await referEach(days(10, 1_996, 1));
    expect((await daysOf(url)).sort()).toEqual(asDates(days(2_000, 1, 1)));
  });

  test('is shown once and kept as a hash; of it the trail and the company know when it was made', async () => {
    expect((await app.call('GET', '/calendar-link', { as: mine.token })).body).toEqual({ createdAt: null });
    const made = await app.call('POST', '/calendar-link', { as: mine.token });
    expect(made).toMatchObject({
      status: 201,
      body: { url: expect.stringMatching(/\/api\/calendar\/[\w-]{43}\.ics$/) },
    });
    const [, token = ''] = /([\w-]{43})\.ics$/.exec(made.body.url) ?? [];
    const read = await app.call('GET', '/calendar-link', { as: mine.token });
    expect(read.body).toEqual({ createdAt: made.body.createdAt });
    expect(JSON.stringify(await app.db.selectFrom('calendar_links').selectAll().execute())).not.toContain(token);
    const entries = await app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('company_id', '=', mine.companyId)
      .execute();
    expect(entries.map(({ action }) => action)).toContain('calendar-link-made');
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test('ends when another is made, and when it is ended', async () => {
    const first = await makeLink();
    const second = await makeLink();
    expect((await follow(first)).status).toBe(404);
    expect((await follow(second)).status).toBe(200);
    expect((await app.call('DELETE', '/calendar-link', { as: mine.token })).status).toBe(204);
    expect((await app.call('DELETE', '/calendar-link', { as: mine.token })).status).toBe(204);
    expect((await follow(second)).status).toBe(404);
    expect((await app.call('GET', '/calendar-link', { as: mine.token })).body).toEqual({ createdAt: null });
  });

  test('leads nowhere while the company may not sign in', async () => {
    const url = await makeLink();
    const account = `/accounts/deactivate/${mine.company.userId}`;
    expect((await app.call('PUT', account, { as: admin })).status).toBeLessThan(300);
    expect((await follow(url)).status).toBe(404);
  });

  test('that nobody has leads nowhere, and too many of them from one network are refused, valid ones never', async () => {
    const url = await makeLink();
    const wrong = () => get(`/calendar/${'A'.repeat(43)}.ics`, '');
    expect((await wrong()).status).toBe(404);
    expect((await get('/calendar/nada', '')).status).toBe(404);
    const statuses = await Promise.all(Array.from({ length: 110 }, async () => (await wrong()).status));
    expect(statuses).toContain(429);
    expect((await follow(url)).status).toBe(200);
  });

  test('is the company’s own: nobody else makes, sees or ends one', async () => {
    const doctor = await makeProfessional(app, {}, admin);
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      expect((await app.call(method, '/calendar-link', { as: doctor.token })).status).toBe(403);
      expect((await app.call(method, '/calendar-link', {})).status).toBe(401);
    }
  });
});
