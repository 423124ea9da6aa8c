import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import { keyIdOfText } from '../platform/storage/sealed-text.server.ts';
import { keepDay } from '../testing/clock/keep-day.ts';
import {
  diseaseFields,
  makeAbsence,
  makeCompany,
  makeDisease,
  makeEmployee,
  makeProfessional,
  ofCouncil,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

keepDay();

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: Buffer.alloc(32, 9).toString('base64') });
  company = await makeCompany(app);
  doctor = await makeProfessional(app);
});
beforeEach(async () => {
  employee = await makeEmployee(app, company, { dt_birth: '20-05-1970', sector: 'Forja' });
});
afterAll(() => app.stop());

const as = () => ({ as: doctor.token });
const of = () => ({ employeeId: employee.id, token: doctor.token });
const read = async (id: string) => (await app.call('GET', `/diseases/${id}`, as())).body.disease;
const listed = async () => (await app.call('GET', `/diseases?employeeId=${employee.id}`, as())).body;
const update = (id: string, fields: object) =>
  app.call('PUT', `/diseases/${id}`, { ...as(), body: diseaseFields(fields) });
const withdraw = (id: string, version = 1) =>
  app.call('PUT', `/diseases/${id}/withdraw`, { ...as(), body: { reason: 'Era de outra pessoa', version } });

test('only professionals read the register, and only a physician writes into it', async () => {
  const id = await makeDisease(app, of());
  const admin = await signInFirstAdmin(app);
  for (const [status, token] of [
    [403, company.token],
    [403, admin],
    [401, undefined],
  ] as const) {
    const who = token ? { as: token } : {};
    expect((await app.call('GET', '/diseases', who)).status).toBe(status);
    expect((await app.call('GET', `/diseases/${id}`, who)).status).toBe(status);
    const sent = { ...who, body: diseaseFields() };
    expect((await app.call('POST', `/employee/${employee.id}/diseases`, sent)).status).toBe(status);
  }
  const nurse = await makeProfessional(app, ofCouncil('COREN'));
  const body = diseaseFields();
  const refused = await app.call('POST', `/employee/${employee.id}/diseases`, { as: nurse.token, body });
  expect([refused.status, refused.body.message]).toMatchObject([403, expect.stringContaining('NR-7, 7.5.19.5')]);
  expect((await app.call('GET', `/diseases/${id}`, { as: nurse.token })).status).toBe(200);
  expect((await app.call('GET', `/diseases/${unknownId}`, as())).status).toBe(404);
});

test('what is written down is read again, keeps where the person worked, and is sealed in its row', async () => {
  const id = await makeDisease(app, of(), { note: 'Duas audiometrias', removed: 'yes' });
  expect(await read(id)).toMatchObject({
    ...{ id, employeeId: employee.id, diagnosedOn: '2026-01-19', endedOn: null, version: 1, cat: null },
    content: {
      cid: 'H83.3',
      agent: 'Ruído',
      nexus: 'confirmed',
      removed: 'yes',
      inss_on: '',
      note: 'Duas audiometrias',
    },
  });
  const row = await app.db.selectFrom('work_diseases').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect([keyIdOfText(row.content) === null, row.sector]).toEqual([false, 'Forja']);
});

test('a change that leaves the day of the diagnosis leaves where the person worked then; another day asks anew', async () => {
  const id = await makeDisease(app, of());
  await app.db.updateTable('employees').set({ sector: 'Loja' }).where('id', '=', employee.id).execute();
  const sectorOf = async () =>
    (await app.db.selectFrom('work_diseases').select('sector').where('id', '=', id).executeTakeFirstOrThrow()).sector;
  expect((await update(id, { version: 1, note: 'Outra' })).status).toBe(200);
  expect(await sectorOf()).toBe('Forja');
  expect((await update(id, { version: 2, diagnosed_on: '20-01-2026' })).status).toBe(200);
  expect(await sectorOf()).toBe('Loja');
});

test('nothing is written over what cannot be opened', async () => {
  const [id, other] = [await makeDisease(app, of()), await makeDisease(app, of(), { diagnosed_on: '21-01-2026' })];
  const kept = async (of: string) =>
    (await app.db.selectFrom('work_diseases').select('content').where('id', '=', of).executeTakeFirstOrThrow()).content;
  // What is sealed for one row is not opened in another.
  const foreign = await kept(other);
  await app.db.updateTable('work_diseases').set({ content: foreign }).where('id', '=', id).execute();
  expect((await update(id, { version: 1 })).body.code).toBe('FILE_ALTERED');
  expect(await kept(id)).toBe(foreign);
});

test('the CAT of a diagnosis of Thursday 19-11-2026 is due on Monday, for the Friday is a holiday, and is known once it is registered', async () => {
  const day = { diagnosed_on: '19-11-2026' };
  const { status, body } = await app.call('POST', `/employee/${employee.id}/diseases`, {
    ...{ ...as(), body: diseaseFields(day) },
  });
  expect([status, body.catDueOn]).toEqual([201, '2026-11-23']);
  await app.call('POST', `/employee/${employee.id}/cats`, {
    ...as(),
    body: { day: '19-11-2026', accidentType: 'Doença' },
  });
  expect(await read(body.diseaseId)).toMatchObject({
    ...{ catDueOn: '2026-11-23', cat: { dueOn: '2026-11-23', receipt: null } },
  });
});

test('without a CAT are those of which none stands, made from them or of their day', async () => {
  const without = async () =>
    (await app.call('GET', `/diseases?list=withoutCat&employeeId=${employee.id}`, as())).body.diseases.map(
      ({ id }: { id: string }) => id,
    );
  const ids = [];
  for (const day of ['05-02-2026', '06-02-2026', '07-02-2026']) {
    ids.push(await makeDisease(app, of(), { diagnosed_on: day }));
  }
  const [first = '', second = '', third = ''] = ids;
  expect(await without()).toEqual([third, second, first]);
  const send = (fields: object) => app.call('POST', `/employee/${employee.id}/cats`, { ...as(), body: fields });
  const { catId } = (await send({ day: '10-02-2026', diseaseId: first })).body;
  await send({ day: '06-02-2026' });
  expect(await without()).toEqual([third]);
  // Made from another disease it is none of this day's.
  await send({ day: '07-02-2026', diseaseId: first, anotherConfirmed: true });
  await app.call('PUT', `/cats/${catId}/withdraw`, { ...as(), body: { reason: 'Engano' } });
  expect(await without()).toEqual([third]);
  await withdraw(third);
  expect(await without()).toEqual([]);
});

test.each([
  [15, false],
  [16, true],
])('away for %i days, the INSS is asked for: %s', async (days, asked) => {
  await makeDisease(app, of(), { diagnosed_on: formatDate(daysAfter(today(), -40)) });
  const away = { starts_on: formatDate(daysAfter(today(), -39)), ends_on: formatDate(daysAfter(today(), days - 40)) };
  await makeAbsence(app, of(), away);
  expect((await listed()).diseases).toMatchObject([{ daysAway: days, asksInss: asked }]);
});

test('a disease changes as it was seen, ends, and is withdrawn once with its reason', async () => {
  const id = await makeDisease(app, of());
  expect((await update(id, { ended_on: '20-02-2026', version: 1 })).status).toBe(200);
  expect((await update(id, { ended_on: '', version: 1 })).status).toBe(409);
  expect(await read(id)).toMatchObject({ endedOn: '2026-02-20', version: 2 });
  expect((await withdraw(id, 2)).status).toBe(204);
  expect((await withdraw(id, 3)).status).toBe(409);
  expect((await update(id, { version: 3 })).status).toBe(409);
  expect(await listed()).toMatchObject({ total: 1, diseases: [{ id, withdrawnAt: expect.any(String) }] });
});

test.each([
  [{ cid: 'doença' }, 'cid'],
  [{ cid: '' }, 'cid'],
  [{ nexus: 'maybe' }, 'nexus'],
  [{ diagnosed_on: '01-01-2999' }, 'diagnosed_on'],
  [{ diagnosed_on: '01-01-1960' }, 'diagnosed_on'],
  [{ ended_on: '01-01-2026' }, 'ended_on'],
])('%j is refused at its field', async (fields, path) => {
  const sent = { ...as(), body: diseaseFields(fields) };
  const { status, body } = await app.call('POST', `/employee/${employee.id}/diseases`, sent);
  expect([status, body.data.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
});
