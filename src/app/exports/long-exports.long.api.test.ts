import { request } from 'node:http';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCarePlace } from '../../testing/care.ts';
import { makeCompany, makeProfessional, signInFirstAdmin } from '../../testing/factories.ts';
import { manyEmployees } from '../../testing/many-employees.ts';
import { analyzeDueDates, manyDueDates } from '../../testing/queries/many-due-dates.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';

/** Long lists as spreadsheets (product 19): how they are read while others work, and what is known of them in the trail. */

const many = 10_000;
/** They are read in parts of 500. */
const allParts = many / 500;

let app: TestApp;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let placeId: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app);
  company = await makeCompany(app);
  placeId = (await makeCarePlace(app, doctor)).id;
  await manyEmployees(app.db, company.companyId, many);
  await manyDueDates(app.db, company.companyId);
  for (let from = 0; from < many; from += 500) await putReferrals(from, from + 500);
  await analyzeDueDates(app.db);
});
afterAll(() => app.stop());

let asked: ReturnType<typeof watchQueries>;
const watchQueries = () => vi.spyOn(app.db.getExecutor(), 'executeQuery');
beforeEach(() => {
  asked = watchQueries();
});
afterEach(() => asked.mockRestore());
const partsRead = () => asked.mock.calls.filter(([{ sql }]) => /"employees"\."id" in \(/.test(sql)).length;

const dayOf = (number: number) => new Date(Date.UTC(2031, 0, 1 + (number % 900))).toISOString().slice(0, 10);

/** Referrals of so many people as they are kept, over two and a half years. */
async function putReferrals(from: number, to: number, fields: { day?: string; state?: 'missed' } = {}) {
  const now = new Date().toISOString();
  const rows = Array.from({ length: to - from }, (_, at) => ({
    ...{ company_id: company.companyId, id: uuid(), version: 1, year: 2026, number: from + at + 1 },
    ...{ employee_id: `${company.companyId}-${((from + at) % many) + 1}`, occasion: 'periodic' as const },
    ...{
      new_function: '',
      return_on: null,
      exams: '[]',
      checked_exams: '[]',
      place_id: placeId,
      day: dayOf(from + at),
      starts_at: 500,
    },
    ...{ minutes: 20, professional_id: null, state: 'scheduled' as const, priority: '' as const, ticket: null },
    ...{ room: null, arrived_at: null, called_at: null, began_at: null, attended_by: null, ended_at: null },
    ...{ document_id: null, cancel_reason: null, made_by: company.company.userId, created_at: now, updated_at: now },
    ...fields,
  }));
  await app.db.insertInto('referrals').values(rows).execute();
}

/** What is between the two ends of a list, as the values of one of its columns. */
async function exported(path: string, column: number, whileRead: () => Promise<void> = async () => {}) {
  const headers = { authorization: `Bearer ${doctor.token}` };
  const response = await fetch(`${app.url}/api/exports/${path}`, { headers });
  expect(response.status).toBe(200);
  await whileRead();
  const lines = (await response.text()).trimEnd().split('\r\n').slice(1);
  return lines.map((line) => line.split(';')[column] ?? '');
}

describe('what comes and goes while a list is exported neither doubles another line nor leaves one out:', () => {
  test('referrals, in their order', async () => {
    const path = 'referrals/list?format=csv&sort=day';
    const before = await exported(path, 0);
    expect(new Set(before).size).toBe(many);
    const gone = before.slice(0, 700);
    const numbers = gone.map((name) => Number(name.slice(-7, -1)));
    const read = await exported(path, 0, async () => {
      await app.db.deleteFrom('referrals').where('number', 'in', numbers).execute();
      await putReferrals(many, many + 300, { day: '2030-12-31', state: 'missed' });
    });
    const stayed = new Set(before.slice(700));
    expect(read.filter((name) => stayed.has(name))).toEqual(before.slice(700));
    expect(new Set(read).size).toBe(read.length);
  });

  test.each(['nextOn', '-nextOn'])('people with a next exam, by %s', async (sort) => {
    const path = `dueDates/list?format=csv&list=overdue&companyId=${company.companyId}&sort=${sort}`;
    const before = await exported(path, 2);
    expect(before.length).toBeGreaterThan(1_500);
    const gone = before.slice(0, 700);
    const people = gone.map((name) => `${company.companyId}-${name.replaceAll('"', '').split(' ').at(-1)}`);
    const ofGone = app.db.updateTable('due_people').where('id', 'in', people);
    const read = await exported(path, 2, async () => {
      await ofGone.set({ state: 'withoutProtocol' }).execute();
    });
    const stayed = new Set(before.slice(700));
    expect(read.filter((name) => stayed.has(name))).toEqual(before.slice(700));
    expect(new Set(read).size).toBe(read.length);
    await ofGone.set({ state: 'scheduled' }).execute();
  });
});

test.each(['csv', 'xlsx'])('as %s it is not read to its end for somebody who goes away', async (format) => {
  const headers = { authorization: `Bearer ${company.token}` };
  const path = `/api/exports/employees/list?companyId=${company.companyId}&format=${format}`;
  const asking = request(`${app.url}${path}`, { headers });
  asking.on('error', () => {});
  const answered = new Promise((done) => asking.on('response', done));
  asking.end();
  await answered;
  asking.destroy();
  const others = async () => {
    for (let calls = 0; calls < 20; calls++) await app.call('GET', '/profile', { as: company.token });
    return partsRead();
  };
  // How soon the server hears of it is the machine's matter: what it was at then may still be read.
  let read = await others();
  await until(async () => {
    const before = read;
    read = await others();
    return read === before;
  });
  expect(read).toBeLessThan(allParts);
});

describe('the trail says how many lines were exported:', () => {
  const newest = async (subject: string) => {
    const { entries } = (await app.call('GET', `/audit?action=exported&subject=${subject}&pageSize=1`, { as: admin }))
      .body;
    return entries[0].detail as string;
  };
  const linesOf = async (path: string, as: string) => {
    const headers = { authorization: `Bearer ${as}` };
    const text = await (await fetch(`${app.url}/api/exports/${path}format=csv`, { headers })).text();
    return text.trimEnd().split('\r\n').length - 1;
  };

  test('of a long list that nothing narrows', async () => {
    const lines = await linesOf(`employees/list?companyId=${company.companyId}&`, company.token);
    expect(await newest('employee')).toBe(`csv ${lines}`);
    expect(lines).toBe(many);
  });

  test('of due dates, beyond what the screen counts', async () => {
    const lines = await linesOf('dueDates/list?list=overdue&sort=-nextOn&', doctor.token);
    expect(lines).toBeGreaterThan(1_000);
    expect(await newest('dueDates')).toBe(`csv ${lines} list`);
  });

  test('of the trail itself, as it is when it is asked for', async () => {
    const lines = await linesOf('audit/list?', admin);
    expect(await newest('audit')).toBe(`csv ${lines}`);
    const ofOne = await linesOf('audit/list?action=exported&', admin);
    expect(await newest('audit')).toBe(`csv ${ofOne} action`);
  });
});
