import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { today } from '../../platform/contract/dates.ts';
import { makeCarePlace, makeReferral, walkInFields } from '../../testing/care.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { makeCompany, makeEmployee, makeProfessional, unknownId } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

keepDay();

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let token: string;
let reception: string;
beforeAll(async () => {
  app = await startApp();
  company = await makeCompany(app);
  token = (await makeProfessional(app)).token;
  reception = (await makeProfessional(app, { access: 'reception' })).token;
});
afterAll(() => app.stop());

let placeId: string;
let employeeId: string;
beforeEach(async () => {
  placeId = (await makeCarePlace(app, { token })).id;
  employeeId = (await makeEmployee(app, company)).id;
});

const receive = (fields: object = {}, as = reception, key?: string) =>
  app.call('POST', '/queue', { as, body: walkInFields({ employeeId, placeId }, fields), ...(key ? { key } : {}) });

async function waiting() {
  return (await app.call('GET', `/queue?placeId=${placeId}&group=waiting`, { as: token })).body.people;
}

test('of who comes without an appointment, too, an age that is not the register’s is asked about, and nothing is made before', async () => {
  const refused = await receive({ priority: 'over80' });
  expect(refused).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'priorityConfirmed' }] } } });
  expect(await waiting()).toEqual([]);
  expect((await receive({ priority: 'over80', priorityConfirmed: true })).body.ticket).toBe('P001');
});

test('who comes without an appointment has a referral and a ticket at once, and the company sees them present', async () => {
  const { status, body } = await receive({ priority: 'pregnant' });
  expect(status).toBe(201);
  expect(body).toEqual({ referralId: expect.any(String), name: expect.stringMatching(/^Guia /), ticket: 'P001' });
  const seen = await app.call('GET', `/referrals/${body.referralId}`, { as: company.token });
  expect(seen.body.referral).toMatchObject({
    ...{ employeeId, state: 'arrived', day: today(), startsAt: null, minutes: 20, placeId, name: body.name },
    exams: [{ code: '0295' }],
  });
  expect(await waiting()).toMatchObject([{ id: body.referralId, ticket: 'P001', priority: 'pregnant' }]);
  const steps = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', body.referralId)
    .orderBy('number')
    .execute();
  expect(steps.map(({ action }) => action)).toEqual(['referred', 'arrived']);
});

test('they are received where the place is closed or takes no one by order of arrival', async () => {
  placeId = (await makeCarePlace(app, { token }, { hours: [], byArrival: false })).id;
  expect((await receive()).status).toBe(201);
  expect(await waiting()).toMatchObject([{ employeeId, ticket: 'N001' }]);
});

test('sent again with its key it receives nobody twice', async () => {
  const key = `receber ${employeeId}`;
  const twice = await Promise.all([receive({}, reception, key), receive({}, reception, key)]);
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  expect(twice[0]?.body).toEqual(twice[1]?.body);
  expect(await waiting()).toHaveLength(1);
});

test('who has an open referral of the occasion is not received a second time: the answer names the guide', async () => {
  const open = await makeReferral(app, { employeeId, placeId, token });
  const { status, body } = await receive();
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'REFERRED_ALREADY',
    message: expect.stringContaining(open.name),
    data: { referral: { id: open.id, name: open.name }, issues: [{ path: 'occasion' }] },
  });
  expect(await waiting()).toEqual([]);
  const late = await receive({ occasion: 'admission' });
  expect(late.body.data.issues).toEqual([
    { path: 'occasionConfirmed', message: expect.stringContaining('com atraso') },
  ]);
  expect((await receive({ occasion: 'admission', occasionConfirmed: true })).body.ticket).toBe('N001');
});

test('of four who receive the same person at once one does, and only one ticket is given', async () => {
  const answers = await Promise.all([receive(), receive({}, token), receive(), receive({}, token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  employeeId = (await makeEmployee(app, company)).id;
  expect((await receive()).body.ticket).toBe('N002');
});

test('people who come, are received and are sent to one place at the same moment do not stand in each other’s way', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => makeEmployee(app, company)));
  const answers = await Promise.all(
    people.map(({ id }, at) =>
      at % 2 === 0
        ? receive({ employeeId: id })
        : app.call('POST', '/referrals', {
            as: company.token,
            body: { ...walkInFields({ employeeId: id, placeId }), day: today(), startsAt: null },
          }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  const tickets = (await waiting()).map(({ ticket }: { ticket: string }) => ticket);
  expect(tickets.sort()).toEqual(['N001', 'N002', 'N003', 'N004']);
});

test.each([
  [{ priority: undefined }, 'priority', 'Escolha uma das opções'],
  [{ employeeId: '' }, 'employeeId', 'Escolha o colaborador'],
  [{ occasion: 'riskChange' }, 'newFunction', 'Campo obrigatório'],
  [{ occasion: 'return' }, 'returnOn', 'Campo obrigatório'],
  [{ exams: [{ code: '0000', name: 'Nada' }] }, 'exams.0.code', 'Este código não está na Tabela 27 do eSocial'],
])('%o is refused at its field', async (fields, path, message) => {
  const { status, body } = await receive(fields);
  expect(status).toBe(400);
  expect(body.data.issues).toContainEqual({ path, message });
  expect(await waiting()).toEqual([]);
});

test('nobody who is not there is received, nor anywhere else; a company receives nobody', async () => {
  expect((await receive({ employeeId: unknownId })).status).toBe(404);
  expect((await receive({ placeId: unknownId })).status).toBe(404);
  expect((await receive({}, company.token)).status).toBe(403);
  expect(await waiting()).toEqual([]);
});
