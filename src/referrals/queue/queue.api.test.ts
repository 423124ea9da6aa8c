import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import { makeCarePlace, makeExpected } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional, unknownId } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

keepDay();

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let token: string;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  doctor = await makeProfessional(app);
  token = doctor.token;
});
afterAll(() => app.stop());

const place = async (fields: Record<string, unknown> = {}) => (await makeCarePlace(app, { token }, fields)).id;

const put = (id: string, step: string, body: object = {}, as = token) =>
  app.call('PUT', `/queue/${id}/${step}`, { as, body });

async function listed(placeId: string, group: string, more = '') {
  const { status, body } = await app.call('GET', `/queue?placeId=${placeId}&group=${group}${more}`, { as: token });
  expect(status).toBe(200);
  return body;
}

/** Somebody who is expected today, by order of arrival. */
async function expected(placeId: string, fields: object = {}, of: object = {}) {
  const employee = await makeEmployee(app, company, fields);
  return { employee, id: await makeExpected(app, { token, placeId, employee }, of) };
}

async function arrived(placeId: string, priority = '', fields: object = {}) {
  const one = await expected(placeId, fields);
  const { status, body } = await put(one.id, 'arrive', { priority });
  expect(status).toBe(200);
  return { ...one, ticket: body.ticket };
}

async function read(id: string) {
  return (await app.call('GET', `/queue/${id}`, { as: token })).body.person;
}

/** So many years before today, and a day more. */
const bornBefore = (years: number) => daysAfter(`${Number(today().slice(0, 4)) - years}${today().slice(4)}`, -1);

test('who arrives gets a ticket and waits; people of 80 and more go first, then other priorities, then by arrival', async () => {
  const placeId = await place();
  const people = [];
  for (const priority of ['', 'pregnant', 'over80', '', 'elderly']) {
    const years = { over80: 81, elderly: 61 }[priority];
    people.push(await arrived(placeId, priority, years ? { dt_birth: bornBefore(years) } : {}));
  }
  expect(people.map(({ ticket }) => ticket)).toEqual(['N001', 'P001', 'P002', 'N002', 'P003']);
  const { people: waiting, counts, total, day } = await listed(placeId, 'waiting');
  expect(waiting.map(({ ticket }: { ticket: string }) => ticket)).toEqual(['P002', 'P001', 'P003', 'N001', 'N002']);
  expect({ counts, total, day }).toEqual({
    counts: { waiting: 5, attending: 0, scheduled: 0, left: 0, ended: 0 },
    total: 5,
    day: today(),
  });
});

test('a part of the queue comes in pages and can be searched by name', async () => {
  const placeId = await place();
  for (const name of ['Bruna Sá', 'Caio Melo', 'Célia Sá']) await expected(placeId, { name });
  const page = await listed(placeId, 'scheduled', '&page=2&pageSize=2');
  expect(page).toMatchObject({ people: [{ employeeName: 'Célia Sá' }], total: 3 });
  const found = await listed(placeId, 'scheduled', `&search=${encodeURIComponent('celia')}`);
  expect(found).toMatchObject({ people: [{ employeeName: 'Célia Sá' }], total: 1 });
});

test('the register suggests a priority, which only whoever receives the person gives', async () => {
  const placeId = await place();
  const register = [
    { dt_birth: bornBefore(80), pcd: 'sim' },
    { dt_birth: bornBefore(60), pcd: 'sim' },
    { dt_birth: bornBefore(40), pcd: 'sim' },
    { dt_birth: bornBefore(40), pcd: 'não' },
  ];
  const suggested = [];
  for (const fields of register) {
    const { id } = await expected(placeId, fields);
    suggested.push((await read(id)).suggested);
    await put(id, 'arrive', { priority: '' });
    expect(await read(id)).toMatchObject({ priority: '', state: 'arrived' });
  }
  expect(suggested).toEqual(['over80', 'elderly', 'disabled', '']);
});

test.each(['over80', 'elderly'])(
  'a priority %s that the register’s age is not one of is asked about',
  async (priority) => {
    const { id } = await expected(await place(), { dt_birth: bornBefore(priority === 'over80' ? 79 : 52) });
    const refused = await put(id, 'arrive', { priority });
    expect(refused).toMatchObject({
      status: 400,
      body: { data: { issues: [{ path: 'priorityConfirmed', message: expect.stringContaining('ainda não tem') }] } },
    });
    expect(await read(id)).toMatchObject({ state: 'scheduled', ticket: null });
    expect((await put(id, 'arrive', { priority, priorityConfirmed: true })).body.ticket).toBe('P001');
  },
);

test('an arrival without an answer to the question of priority is refused', async () => {
  const { id } = await expected(await place());
  expect(await put(id, 'arrive')).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'priority' }] } } });
  expect((await read(id)).state).toBe('scheduled');
});

test('an arrival is undone, and the ticket is given to nobody else', async () => {
  const placeId = await place();
  const one = await arrived(placeId);
  expect((await put(one.id, 'undo-arrival')).status).toBe(204);
  expect(await read(one.id)).toMatchObject({ state: 'scheduled', ticket: null, arrivedAt: null, priority: '' });
  const other = await arrived(placeId);
  expect([one.ticket, other.ticket]).toEqual(['N001', 'N002']);
});

test('two who register the same arrival make one: the second is told', async () => {
  const { id } = await expected(await place());
  const answers = await Promise.all([put(id, 'arrive', { priority: '' }), put(id, 'arrive', { priority: '' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body } = answers.find(({ status }) => status === 409) ?? {};
  expect(body?.message).toContain('Presente');
});

test('people are called to a room of the place, again if need be, and to no other', async () => {
  const { id } = await arrived(await place());
  expect((await put(id, 'call', { room: 'Sala 9' })).body.data.issues).toMatchObject([{ path: 'room' }]);
  expect((await put(id, 'call', { room: 'Sala 1' })).status).toBe(204);
  expect((await put(id, 'call', { room: 'Sala 2' })).status).toBe(204);
  expect(await read(id)).toMatchObject({ state: 'arrived', room: 'Sala 2', calledAt: expect.any(String) });
  const { id: elsewhere } = await arrived(await place({ rooms: [] }));
  expect((await put(elsewhere, 'call', { room: 'Maria' })).status).toBe(400);
  expect((await put(elsewhere, 'call', { room: '' })).status).toBe(204);
});

test('of two professionals who take the same person one does, and the other is told who and may take over', async () => {
  const { id } = await arrived(await place());
  const other = await makeProfessional(app, { name: 'Ana Lima' });
  const mine = await makeProfessional(app, { name: 'Rui Dias' });
  const tokens = [other.token, mine.token];
  const answers = await Promise.all(tokens.map((each) => put(id, 'attend', {}, each)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const loser = answers.findIndex(({ status }) => status === 409);
  const [won, lost] = loser === 0 ? [mine, other] : [other, mine];
  const { body } = answers[loser] ?? {};
  expect(body).toMatchObject({
    code: 'ATTENDED_BY_ANOTHER',
    data: { by: { id: won.professional.id, name: won.professional.name, since: expect.stringMatching(/^\d\d:\d\d$/) } },
  });
  expect(body?.message).toContain(`${won.professional.name} já está atendendo esta pessoa desde `);
  // Whoever takes over does so from the one they were told of.
  expect((await put(id, 'attend', { takeOver: lost.professional.id }, lost.token)).status).toBe(409);
  expect((await put(id, 'attend', { takeOver: won.professional.id }, lost.token)).status).toBe(204);
  expect(await read(id)).toMatchObject({ state: 'attending', attendedBy: lost.professional.id });
  expect((await put(id, 'attend', {}, lost.token)).status).toBe(204);
  expect((await put(id, 'send-back', {}, won.token)).body.code).toBe('ATTENDED_BY_ANOTHER');
});

test('who is sent back has the place of their arrival again', async () => {
  const placeId = await place();
  const first = await arrived(placeId);
  await arrived(placeId);
  await put(first.id, 'call', { room: 'Sala 1' });
  await put(first.id, 'attend');
  expect((await listed(placeId, 'attending')).people).toMatchObject([{ id: first.id, beganAt: expect.any(String) }]);
  expect((await put(first.id, 'send-back')).status).toBe(204);
  const { people } = await listed(placeId, 'waiting');
  expect(people).toMatchObject([
    { id: first.id, ticket: 'N001', beganAt: null, attendedBy: null, calledAt: null, room: null },
    { ticket: 'N002' },
  ]);
});

test('who was missed and comes late is received, also on a later day, and not before their day', async () => {
  const placeId = await place();
  const late = await expected(placeId);
  expect((await put(late.id, 'miss')).status).toBe(204);
  expect((await listed(placeId, 'ended')).people).toMatchObject([{ id: late.id, state: 'missed' }]);
  expect((await put(late.id, 'arrive', { priority: '' })).status).toBe(200);

  const yesterday = daysAfter(today(), -1);
  const left = await expected(placeId, {}, { day: yesterday, starts_at: 540 });
  expect((await listed(placeId, 'left')).people).toMatchObject([{ id: left.id, day: yesterday }]);
  expect((await put(left.id, 'arrive', { priority: '' })).status).toBe(200);
  expect(await read(left.id)).toMatchObject({ day: today(), startsAt: null, ticket: 'N002' });
  expect((await listed(placeId, 'left')).people).toEqual([]);

  const early = await expected(placeId, {}, { day: daysAfter(today(), 1) });
  expect((await put(early.id, 'arrive', { priority: '' })).status).toBe(409);
  expect((await put(early.id, 'miss')).status).toBe(409);
});

test('who has been sent again since cannot come back to what they missed', async () => {
  const placeId = await place();
  const { id, employee } = await expected(placeId);
  await put(id, 'miss');
  await makeExpected(app, { token, placeId, employee });
  const { status, body } = await put(id, 'arrive', { priority: '' });
  expect({ status, message: body.message }).toEqual({
    status: 409,
    message: 'Esta pessoa tem outro encaminhamento aberto para a mesma ocasião: registre a chegada naquele.',
  });
});

test('every step is in the trail of the person, by who took it', async () => {
  const { id, employee } = await arrived(await place());
  await put(id, 'call', { room: 'Sala 1' });
  await put(id, 'attend');
  await put(id, 'send-back');
  await put(id, 'undo-arrival');
  await put(id, 'miss');
  const rows = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'employee_id', 'actor_type'])
    .where('subject_id', '=', id)
    .orderBy('number')
    .execute();
  expect(rows).toEqual(
    ['referred', 'arrived', 'called', 'attended', 'sent-back', 'arrival-undone', 'missed'].map((action) => ({
      action,
      employee_id: employee.id,
      actor_type: 'professional',
    })),
  );
});

test('nobody who is not there is found, and a company works in no queue', async () => {
  for (const step of ['arrive', 'call', 'attend', 'send-back', 'miss', 'undo-arrival']) {
    const body = { priority: '', room: 'Sala 1' };
    expect((await put(unknownId, step, body)).status).toBe(404);
    expect((await put(unknownId, step, body, company.token)).status).toBe(403);
  }
});

test('the queue tells the mean moment at which those who wait have come, of nobody else and of nobody at all', async () => {
  const placeId = await place();
  expect((await listed(placeId, 'waiting')).meanArrival).toBeNull();
  const people = [await arrived(placeId), await arrived(placeId), await arrived(placeId)];
  const moments = ['11:00', '11:20', '09:00'].map((time) => `${today()}T${time}:00.000Z`);
  for (const [at, { id }] of people.entries()) {
    await app.db.updateTable('referrals').set({ arrived_at: moments[at] }).where('id', '=', id).execute();
  }
  await put(people[2]?.id ?? '', 'attend');
  expect((await listed(placeId, 'waiting')).meanArrival).toBe(`${today()}T11:10:00.000Z`);
});
