import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, today } from '../../../platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../../../testing/care.ts';
import { keepDay } from '../../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional, unknownId } from '../../../testing/factories.ts';
import { takePersonData } from '../../../testing/issued/person-data.ts';
import { startApp, type TestApp } from '../../../testing/start-app.ts';

keepDay();

/** Which exams of somebody who is there were already done: each room ticks its own. */

const hearing = '0281';
const blood = '0693';
const exams = [hearing, blood, '0295'].map((code) => ({ code, name: 'como foi pedido' }));

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let token: string;
let reception: string;
let placeId: string;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  token = (await makeProfessional(app, { name: 'Ana Lima' })).token;
  reception = (await makeProfessional(app, { access: 'reception' })).token;
  placeId = (await makeCarePlace(app, { token })).id;
});
afterAll(() => app.stop());

/** Somebody who is expected today for three exams. */
async function expected() {
  const employee = await makeEmployee(app, company);
  const { id } = await makeReferral(app, { token, placeId, employeeId: employee.id }, { day: today(), exams });
  return { id, employeeId: employee.id };
}

async function arrived() {
  const one = await expected();
  await step(one.id, 'arrive', { priority: '' });
  return one;
}

async function step(id: string, name: string, body: object = {}): Promise<void> {
  const { status } = await app.call('PUT', `/queue/${id}/${name}`, { as: token, body });
  expect([200, 204]).toContain(status);
}

const check = (id: string, code: string, done = true, as = token) =>
  app.call('PUT', `/queue/${id}/exams/${code}`, { as, body: { done } });

const read = (id: string, as = token) => app.call('GET', `/queue/${id}/exams`, { as });

async function doneOf(id: string): Promise<string[]> {
  const { body } = await read(id);
  return body.exams.flatMap(({ code, done }: { code: string; done: object | null }) => (done ? [code] : []));
}

async function saidInTrail(id: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject_id', '=', id)
    .where('action', 'like', 'exam-%')
    .orderBy('number')
    .execute();
  // Ids and hashes have four digits in a row by chance.
  const said = JSON.stringify(rows).replaceAll(/[\da-f-]{36}|[\da-f]{64}/g, '');
  expect(said).not.toMatch(/0281|0693|Audiometria/);
  return rows.map(({ action }) => action);
}

test('an exam is ticked and unticked, and it is told when and by whom', async () => {
  const { id } = await arrived();
  expect((await read(id)).body).toMatchObject({ state: 'arrived', day: today(), isOpen: true });
  const ticked = await check(id, hearing, true, reception);
  expect(ticked).toMatchObject({ status: 200, body: { exam: { code: hearing, done: { by: 'Recepção' } } } });
  await check(id, blood);
  const { body } = await read(id);
  expect(body.exams).toEqual([
    { code: hearing, name: expect.stringContaining('Audiometria'), done: ticked.body.exam.done },
    { code: blood, name: expect.any(String), done: { at: expect.stringMatching(/^\d{4}-.*Z$/), by: 'Ana Lima' } },
    { code: '0295', name: expect.any(String), done: null },
  ]);
  const { people } = (await app.call('GET', `/queue?placeId=${placeId}&group=waiting`, { as: reception })).body;
  expect(people.find((one: { id: string }) => one.id === id)).toMatchObject({ examCount: 3, examsDone: 2 });
  expect((await check(id, hearing, false)).body.exam.done).toBeNull();
  expect(await doneOf(id)).toEqual([blood]);
  expect(await saidInTrail(id)).toEqual(['exam-checked', 'exam-checked', 'exam-unchecked']);
});

test('rooms that tick different exams at the same moment do not stand in each other’s way, nor in a change of the appointment', async () => {
  const { id } = await arrived();
  const { version } = (await app.call('GET', `/referrals/${id}`, { as: company.token })).body.referral;
  const answers = await Promise.all([check(id, hearing), check(id, blood, true, reception), check(id, '0295')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await doneOf(id)).toEqual([hearing, blood, '0295']);
  const body = { placeId, day: daysAfter(today(), 1), startsAt: null, version };
  expect((await app.call('PUT', `/referrals/${id}/move`, { as: company.token, body })).status).toBe(200);
});

test('the same exam ticked twice is done once, by whoever was first, and the trail tells of it once', async () => {
  const { id } = await arrived();
  const first = await check(id, hearing);
  const again = await check(id, hearing, true, reception);
  expect(again).toMatchObject({ status: 200, body: first.body });
  const [one, other] = await Promise.all([check(id, blood), check(id, blood, true, reception)]);
  expect(one?.body).toEqual(other?.body);
  expect((await check(id, '0295', false)).body.exam.done).toBeNull();
  expect(await saidInTrail(id)).toEqual(['exam-checked', 'exam-checked']);
});

test('an exam that the referral does not ask for is refused by its name, and an unknown one by its code', async () => {
  const { id } = await arrived();
  expect(await check(id, '1057')).toMatchObject({
    status: 400,
    body: {
      data: { issues: [{ path: 'code', message: expect.stringMatching(/espirometria.* não é um exame deste/) }] },
    },
  });
  expect((await check(id, 'X1')).body.data.issues[0].message).toBe('O exame X1 não é um exame deste encaminhamento');
  expect(await saidInTrail(id)).toEqual([]);
});

test.each([
  [
    'is moved',
    async (id: string) => {
      const body = { placeId, day: daysAfter(today(), 3), startsAt: null };
      expect((await app.call('PUT', `/referrals/${id}/move`, { as: token, body })).status).toBe(200);
    },
  ],
  [
    'is moved to the same day anew',
    async (id: string) => {
      const body = { placeId, day: today(), startsAt: null };
      expect((await app.call('PUT', `/referrals/${id}/move`, { as: token, body })).status).toBe(200);
    },
  ],
  ['was not there after all', (id: string) => step(id, 'undo-arrival')],
  ['has missed it', (id: string) => step(id, 'miss')],
] as const)('of who %s nothing is ticked any more, nor can be', async (_, happens) => {
  const { id } = await arrived();
  await check(id, hearing);
  await happens(id);
  expect(await doneOf(id)).toEqual([]);
  const refused = await check(id, hearing);
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/presente ou em atendimento/) },
  });
});

test('a new arrival begins anew', async () => {
  const { id } = await arrived();
  await check(id, hearing);
  await step(id, 'miss');
  // As a row of before the migration, or of a copy, may stand: what was said of another day.
  const old = JSON.stringify([{ code: hearing, at: '2026-01-05T10:00:00.000Z', by: unknownId, as: 'professional' }]);
  await app.db.updateTable('referrals').set({ checked_exams: old }).where('id', '=', id).execute();
  await step(id, 'arrive', { priority: '' });
  expect(await doneOf(id)).toEqual([]);
});

test('who is attended and given back to the queue keeps what was ticked, and can be ticked all the while', async () => {
  const { id } = await arrived();
  await check(id, hearing);
  await step(id, 'call', { room: 'Sala 1' });
  await step(id, 'attend');
  await check(id, blood);
  expect(await doneOf(id)).toEqual([hearing, blood]);
  await step(id, 'send-back');
  expect(await doneOf(id)).toEqual([hearing, blood]);
});

test('nobody is ticked before they have come, nor on another day than theirs', async () => {
  const { id } = await expected();
  expect((await check(id, hearing)).status).toBe(409);
  expect((await read(id)).body).toMatchObject({ isOpen: false, state: 'scheduled' });
  await step(id, 'arrive', { priority: '' });
  await app.db
    .updateTable('referrals')
    .set({ day: daysAfter(today(), -1) })
    .where('id', '=', id)
    .execute();
  const late = await check(id, hearing);
  expect(late).toMatchObject({ status: 409, body: { message: expect.stringContaining('A pessoa está na fila de ') } });
  expect((await read(id)).body.isOpen).toBe(false);
});

test('the company reads nothing of it, and nobody finds who is not there', async () => {
  const { id } = await arrived();
  await check(id, hearing);
  for (const path of [`/referrals/${id}`, `/referrals?companyId=${company.companyId}`]) {
    const { body, status } = await app.call('GET', path, { as: company.token });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/check|examsDone|Ana Lima/i);
  }
  expect((await read(id, company.token)).status).toBe(403);
  expect((await check(id, hearing, true, company.token)).status).toBe(403);
  expect((await read(unknownId)).status).toBe(404);
  expect((await check(unknownId, hearing)).status).toBe(404);
});

test('the person has it among their data, without who of the practice said so', async () => {
  const { id, employeeId } = await arrived();
  await check(id, hearing);
  const { data, page } = await takePersonData(app, token, employeeId);
  expect(data.tables.referrals[0].checked_exams).toMatch(/^Audiometria.*, \d\d-\d\d-\d{4}, às \d\d:\d\d$/);
  expect(page).toContain('Exames marcados como feitos');
  expect(JSON.stringify(data.tables.referrals)).not.toContain('Ana Lima');
});
