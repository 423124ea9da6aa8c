import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies } from '../../../scripts/demo/companies.ts';
import { installDemo, quietSettings } from '../../../scripts/demo/install-demo.ts';
import { adminEmail, nurse, physician, receptionist } from '../../../scripts/demo/users.ts';
import { verifyDocuments } from '../../backup/verify-documents.server.ts';
import { dueListNames } from '../../due-dates/due-dates.labels.ts';
import { isValidCpf } from '../../platform/contract/check-digits.ts';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import { openDatabase } from '../../platform/database/database.server.ts';
import { password, signIn } from '../../testing/factories.ts';
import { makePlace, startAppAt, type TestApp } from '../../testing/start-app.ts';
import { verifyChain } from '../../trail/chain.db.ts';
import { readConfig } from '../config.server.ts';

/** The demonstration as `npm run demo` makes it, and as its users find it at the first start. */

const settings = { ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS };

/** Makes the demonstration at a place, as at a moment. */
async function demoAt({ dataDir, database }: Awaited<ReturnType<typeof makePlace>>, now: Date) {
  const config = readConfig({ ...settings, ...quietSettings, DATA_DIR: dataDir, DATABASE_URL: database?.url });
  const db = openDatabase(config);
  return installDemo(config, { db, password, now }).finally(() => db.destroy());
}

let place: Awaited<ReturnType<typeof makePlace>>;
let app: TestApp;
let made: Awaited<ReturnType<typeof demoAt>>;
let doctor: string;
let clients: string[];
beforeAll(async () => {
  place = await makePlace();
  made = await demoAt(place, new Date());
  app = await startAppAt(place);
  doctor = await signIn(app, physician.email);
  clients = await Promise.all(companies.map(({ record }) => signIn(app, record.email)));
});
afterAll(() => app.stop());

const get = async (path: string, as = doctor) => {
  const { status, body } = await app.call('GET', path, { as });
  expect([path, status]).toEqual([path, 200]);
  return body;
};

test('three companies, a hundred and twenty people whose numbers are valid, and everybody signs in', async () => {
  expect(made).toEqual({ companies: 3, people: 120 });
  const admin = await signIn(app, adminEmail);
  expect((await get('/companies?page=1', admin)).total).toBe(3);
  for (const { email } of [nurse, receptionist]) expect(await signIn(app, email)).not.toBe('');
  const rows = await app.db.selectFrom('employees').select(['name', 'cpf', 'inactivated_at']).execute();
  // One who came back has two contracts.
  expect(new Set(rows.map(({ cpf }) => cpf)).size).toBe(120);
  expect(rows.filter(({ cpf }) => !isValidCpf(cpf))).toEqual([]);
  expect(rows.filter((row) => row.inactivated_at !== null)).toHaveLength(4);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(120);
});

test('nothing is the example practice, and who issues is who answers for the practice', async () => {
  const { practice } = await get('/practice');
  expect(practice).toMatchObject({ example: false, physician_name: physician.name });
  expect(practice.physician_registration).toContain(physician.registration_number);
  const issued = await app.db
    .selectFrom('issued_documents')
    .innerJoin('documents', 'documents.id', 'issued_documents.id')
    .select(['kind', 'professional_id'])
    .execute();
  expect(new Set(issued.map((one) => one.professional_id))).toEqual(new Set([practice.physicianId]));
  expect(issued.filter(({ kind }) => kind === 'aso').length).toBeGreaterThan(150);
});

test('documents are of their days, over two years, and every file and the trail are whole', async () => {
  const rows = await app.db
    .selectFrom('issued_documents')
    .innerJoin('documents', 'documents.id', 'issued_documents.id')
    .select(['issued_documents.year', 'issued_documents.number', 'issued_at', 'documents.arrived_at as arrivedAt'])
    .where('kind', '=', 'aso')
    .orderBy('issued_at')
    .execute();
  const days = rows.map(({ issued_at }) => new Date(issued_at).toISOString().slice(0, 10));
  expect((days[0] ?? '') < daysAfter(today(), -700)).toBe(true);
  expect((days.at(-1) ?? '') >= daysAfter(today(), -3)).toBe(true);
  // Numbers go up with the days, and begin anew with each year.
  for (const [at, row] of rows.entries()) {
    expect(row.year).toBe(Number(days[at]?.slice(0, 4)));
    const before = rows[at - 1];
    if (before?.year === row.year) expect(row.number).toBe(before.number + 1);
    expect(Date.parse(row.arrivedAt ?? '') - Date.parse(row.issued_at)).toBeLessThan(24 * 3_600_000);
  }
  const keys = app.encryptionKeys;
  const verified = await verifyDocuments({ db: app.db, storage: app.storage, keys });
  expect(verified).toMatchObject({ unfinished: 0, unsound: {} });
  expect(verified.documents).toBeGreaterThan(rows.length);
  expect((await verifyChain(app.db)).broken).toBeNull();
});

test('what is due is in every state', async () => {
  for (const list of dueListNames) {
    const { total } = await get(`/due-dates?list=${list}&page=1`);
    expect([list, total > 0]).toEqual([list, true]);
  }
});

describe('the day', () => {
  test('has a queue of today, and an agenda of this week and the next', async () => {
    const [vilaNova] = (await get('/care-places?page=1&search=Vila')).carePlaces;
    const { counts, day } = await get(`/queue?placeId=${vilaNova.id}&group=waiting&page=1`);
    expect(day).toBe(today());
    expect(counts.waiting).toBeGreaterThanOrEqual(3);
    const referrals = await app.db.selectFrom('referrals').select(['day', 'state']).execute();
    const ahead = referrals.filter((one) => one.day > today());
    expect(ahead.length).toBeGreaterThan(10);
    expect(new Set(ahead.map(({ state }) => state))).toEqual(new Set(['scheduled']));
    const gone = referrals.filter((one) => one.day < today());
    expect(gone.filter(({ state }) => !['completed', 'missed'].includes(state))).toEqual([]);
  });

  test('lies in no future, whatever the hour is', async () => {
    const now = new Date().toISOString();
    const last = await app.db.selectFrom('audit_entries').select('at').orderBy('number', 'desc').limit(1).execute();
    expect(new Date(last[0]?.at ?? '').toISOString() <= now).toBe(true);
  });
});

test('it rests: what works by itself finds nothing to tell anybody, and nobody is signed in', async () => {
  const counted = async () => ({
    notifications: await count('notifications'),
    entries: await count('audit_entries'),
    due: await count('due_people'),
  });
  const before = await counted();
  const { jobs: kinds, services } = app.workshop;
  for (const job of kinds) {
    if (job.everyMs !== null)
      await job.perform('{}', services, { id: 'x', attempt: 1, signal: new AbortController().signal });
  }
  await app.workDueJobs();
  expect(await counted()).toEqual(before);
  const jobs = await app.db.selectFrom('jobs').select(['kind', 'set_aside_at', 'key']).execute();
  expect(jobs.filter((job) => job.key !== 'only' || job.set_aside_at !== null)).toEqual([]);
  const sessions = await app.db.selectFrom('sessions').select(['device', 'expires_at']).execute();
  const isOpen = (session: { expires_at: string }) => new Date(session.expires_at) > new Date();
  expect(sessions.filter((one) => one.device === 'Demonstração' && isOpen(one))).toEqual([]);
  for (const as of clients) expect((await get('/notifications/unread', as)).unread).toBeLessThan(20);
});

test('made once more it refuses and doubles nothing', async () => {
  const before = await count('audit_entries');
  expect(await demoAt(place, new Date())).toBeNull();
  expect(await count('audit_entries')).toBe(before);
});

test.each([
  ['on a Sunday, a minute after midnight', '2026-11-22T03:01:00.000Z'],
  ['on Christmas, late in the evening', '2026-12-26T02:30:00.000Z'],
])('it can be made %s: then only people without an appointment wait', async (_when, at) => {
  const other = await makePlace();
  expect(await demoAt(other, new Date(at))).toMatchObject({ people: 120 });
  const there = await startAppAt(other);
  const states = await there.db
    .selectFrom('referrals')
    .select(['state', 'starts_at'])
    .where('state', '=', 'arrived')
    .execute();
  expect(states.map(({ starts_at }) => starts_at)).toEqual([null, null, null]);
  await there.stop();
});

async function count(table: 'notifications' | 'audit_entries' | 'due_people'): Promise<number> {
  const { total } = await app.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
