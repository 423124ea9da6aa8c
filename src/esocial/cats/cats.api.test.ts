import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCompany, makeDisease, makeEmployee, makeProfessional, signInFirstAdmin } from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { checkSchemas } from '../schema/schema-check.server.ts';

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;

beforeAll(async () => {
  app = await startApp();
  await signInFirstAdmin(app);
  doctor = (await makeProfessional(app)).token;
});
beforeEach(async () => {
  const said = { legal_nature: '206-2', esocial_environment: 'produção restrita', dt_start_esocial: '10-01-2022' };
  company = await makeCompany(app, said);
  employee = await makeEmployee(app, company, {
    ...{ admission_dt: '2024-01-15', esocial_category: '101' },
    ...{ esocial_registered: 'sim', esocial_registration: 'M-77' },
  });
});
afterAll(() => app.stop());

const whole = () => ({
  ...{ day: '19-11-2026', catType: 'Inicial', accidentType: 'Típico', hour: '14:30', hoursBefore: '05:15' },
  ...{ isDeath: 'não', isPoliceTold: 'não', situation: '200004300 Impacto', initiative: 'Empregador' },
  ...{ lastWorkedOn: '19-11-2026', isAway: 'sim', placeType: 'Via pública', street: 'Rua das Prensas' },
  ...{ number: '10', city: '3550308', uf: 'SP', part: '755030000 Braço', side: 'Direita', agent: '302010200 Rua' },
  ...{ attendedOn: '19-11-2026', attendedAt: '15:10', isHospitalised: 'não', treatmentDays: '15' },
  ...{ certifiedAway: 'sim', injury: '702000000 Lesão', cid: 'S61.0', certifier: 'Helena Duarte' },
  ...{ certifierCouncil: 'CRM', certifierNumber: '123456', certifierUf: 'SP' },
});
const create = (fields: object) =>
  app.call('POST', `/employee/${employee.id}/cats`, { as: doctor, body: fields }).then(async (answer) => {
    await app.workDueJobs();
    return answer;
  });
const put = (id: string, body: object) =>
  app.call('PUT', `/cats/${id}`, { as: doctor, body }).then(async (answer) => {
    await app.workDueJobs();
    return answer;
  });
const withdraw = (id: string, body: object = { reason: 'Era de outra pessoa' }) =>
  app.call('PUT', `/cats/${id}/withdraw`, { as: doctor, body }).then(async (answer) => {
    await app.workDueJobs();
    return answer;
  });
const list = async (name: string) =>
  (await app.call('GET', `/esocial/events?companyId=${company.companyId}&list=${name}`, { as: doctor })).body.events;
const keepReceipt = (id: string, last: string) =>
  app.call('PUT', `/esocial/events/${id}/receipt`, {
    as: doctor,
    body: { receipt: `1.2.${last.padStart(19, '0')}` },
  });

test('a CAT becomes an event that is due on the next working day, and valid by the official schema', async () => {
  const { status, body } = await create(whole());
  expect(status).toBe(201);
  const [event] = await list('due');
  // The 20th of November is a holiday, a Friday.
  expect(event).toMatchObject({ kind: 'S-2210', state: 'ready', day: '2026-11-19', dueOn: '2026-11-23', reasons: [] });
  const { xml } = (await app.call('POST', `/esocial/events/${event.id}/xml`, { as: company.token })).body;
  expect(await checkSchemas([{ schema: 'evtCAT.xsd', xml }])).toEqual([[]]);
  expect(xml).toContain('<hrAcid>1430</hrAcid>');
  expect((await app.call('GET', '/cats', { as: doctor })).body.cats[0]).toMatchObject({
    ...{ id: body.catId, employeeName: employee.name, dueOn: '2026-11-23', withdrawnAt: null },
  });
});

test('what is not said is asked by the event at the CAT, and is never guessed', async () => {
  const { body } = await create({ day: '19-11-2026' });
  const [event] = await list('pendencies');
  const asked = event.reasons.map(({ place }: { place: { screen: string; field: string } }) => place);
  expect(asked).toContainEqual({ screen: 'cat', field: 'Tipo de CAT' });
  expect(asked).toContainEqual({ screen: 'cat', field: 'Lado' });
  expect(event.reasons.length).toBeGreaterThanOrEqual(20);
  expect((await put(body.catId, whole())).status).toBe(200);
  expect(await list('due')).toMatchObject([{ id: event.id, state: 'ready' }]);
});

test('of a death the last day is the day itself', async () => {
  await create({ ...whole(), isDeath: 'sim', diedOn: '20-11-2026', certifiedAway: 'não' });
  expect((await list('due'))[0]).toMatchObject({ dueOn: '2026-11-20' });
});

test('what is corrected after its receipt is a rectification, what is withdrawn an exclusion', async () => {
  const { catId } = (await create(whole())).body;
  const [first] = await list('due');
  expect((await keepReceipt(first.id, '71')).status).toBe(204);
  expect((await put(catId, { side: 'Esquerda', version: 7 })).status).toBe(409);
  expect((await put(catId, { side: 'Esquerda', version: 1 })).status).toBe(200);
  const { cat } = (await app.call('GET', `/cats/${catId}`, { as: doctor })).body;
  expect(cat).toMatchObject({ version: 2, content: { side: 'Esquerda', street: 'Rua das Prensas' } });
  const [second] = await list('due');
  expect(second).toMatchObject({ action: 'rectification', state: 'ready' });
  await keepReceipt(second.id, '72');
  expect((await withdraw(catId, {})).status).toBe(400);
  expect((await withdraw(catId)).status).toBe(204);
  expect((await list('due'))[0]).toMatchObject({ kind: 'S-3000', action: 'exclusion' });
  expect((await withdraw(catId)).status).toBe(409);
  expect((await put(catId, { side: 'Direita' })).status).toBe(409);
});

test('one that is withdrawn before it left leaves nothing to send, and the trail says who and why it is not told', async () => {
  const { catId } = (await create(whole())).body;
  await withdraw(catId);
  expect((await list('history')).map(({ state }: { state: string }) => state)).toEqual(['dropped']);
  const { entries } = (await app.call('GET', `/audit/employee/${employee.id}`, { as: doctor })).body;
  const ofCat = entries.filter(({ subject }: { subject: string }) => subject === 'cat');
  expect(ofCat.map(({ action }: { action: string }) => action)).toEqual(['withdrawn', 'created']);
  expect(JSON.stringify(ofCat)).not.toMatch(/S61|Era de outra pessoa/);
});

test('a second CAT of a person and a day is asked about, whoever writes it down, and is another one by a word', async () => {
  const other = await makeEmployee(app, company, { name: 'Dois Tombos' });
  const sent = (fields: object) =>
    app.call('POST', `/employee/${other.id}/cats`, { as: doctor, body: { day: '19-11-2026', ...fields } });
  const both = await Promise.all([sent({ catType: 'Inicial' }), sent({ catType: 'Inicial' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  const { status, body } = await sent({});
  expect([status, body.data.issues[0].path]).toEqual([400, 'anotherConfirmed']);
  expect((await sent({ catType: 'Comunicação de óbito' })).status).toBe(201);
  expect((await sent({ day: '20-11-2026' })).status).toBe(201);
  expect((await sent({ catType: 'Inicial', anotherConfirmed: true })).status).toBe(201);
});

test('a CAT of a disease is tied to it: a second one is asked about, of whatever day, and the disease tells its state', async () => {
  const other = await makeEmployee(app, company, { name: 'Ouvido Gasto' });
  const of = { employeeId: other.id, token: doctor };
  const diseaseId = await makeDisease(app, of, { diagnosed_on: '19-11-2026' });
  const sent = (fields: object, id = other.id) =>
    app.call('POST', `/employee/${id}/cats`, { as: doctor, body: { day: '19-11-2026', diseaseId, ...fields } });
  const cats = async (query: string) => (await app.call('GET', `/cats?${query}`, { as: doctor })).body.cats;
  const elsewhere = await sent({}, employee.id);
  expect([elsewhere.status, elsewhere.body.data.issues[0].path]).toEqual([400, 'diseaseId']);
  const first = await sent({ catType: 'Inicial', accidentType: 'Doença' });
  expect(first.status).toBe(201);
  const again = await sent({ catType: 'Inicial', day: '24-11-2026' });
  expect([again.status, again.body.data.issues[0]]).toMatchObject([
    400,
    { path: 'anotherConfirmed', message: expect.stringContaining('desta doença') },
  ]);
  expect((await sent({ catType: 'Comunicação de óbito', isDeath: 'sim', diedOn: '25-11-2026' })).status).toBe(201);
  expect((await sent({ catType: 'Reabertura', day: '24-11-2026', anotherConfirmed: true })).status).toBe(201);
  expect(await cats(`employeeId=${other.id}&sort=day`)).toMatchObject([
    { diseaseId, receipt: null, dueOn: '2026-11-23' },
    { diseaseId, dueOn: '2026-11-25' },
    { diseaseId, day: '2026-11-24' },
  ]);
  const { disease } = (await app.call('GET', `/diseases/${diseaseId}`, { as: doctor })).body;
  expect(disease).toMatchObject({
    cat: { id: first.body.catId, dueOn: '2026-11-23', receipt: null },
    physician: { organ: 'CRM', name: expect.any(String) },
  });
});

test('late are the CATs whose last day is over and of which the eSocial has no receipt', async () => {
  const late = async () =>
    (await app.call('GET', `/cats?list=late&employeeId=${employee.id}`, { as: doctor })).body.cats.map(
      ({ day }: { day: string }) => day,
    );
  await create({ ...whole(), day: '02-02-2026' });
  const { catId } = (await create({ ...whole(), day: '03-02-2026' })).body;
  await create({ ...whole(), day: '31-12-2999' });
  expect(await late()).toEqual(['2026-02-03', '2026-02-02']);
  await keepReceipt((await list('due')).find(({ day }: { day: string }) => day === '2026-02-02').id, '81');
  await withdraw(catId);
  expect(await late()).toEqual([]);
  const { cats } = (await app.call('GET', `/cats?employeeId=${employee.id}&sort=day`, { as: doctor })).body;
  expect(cats[0]).toMatchObject({ day: '2026-02-02', receipt: `1.2.${'81'.padStart(19, '0')}` });
});

test('the list is searched by whose they are', async () => {
  const other = await makeEmployee(app, company, { name: 'Ubiratã Escada' });
  const body = { day: '19-11-2026' };
  expect((await app.call('POST', `/employee/${other.id}/cats`, { as: doctor, body })).status).toBe(201);
  const { cats, total } = (await app.call('GET', '/cats?search=ubirata%20esc', { as: doctor })).body;
  expect([total, cats.map(({ employeeName }: { employeeName: string }) => employeeName)]).toEqual([
    1,
    ['Ubiratã Escada'],
  ]);
  expect((await app.call('GET', '/cats?search=ninguem%20assim', { as: doctor })).body).toMatchObject({ total: 0 });
});

test('CATs are read and written by professionals alone', async () => {
  const { catId } = (await create(whole())).body;
  for (const [method, path, body] of [
    ['GET', '/cats', undefined],
    ['GET', `/cats/${catId}`, undefined],
    ['POST', `/employee/${employee.id}/cats`, { day: '19-11-2026' }],
    ['PUT', `/cats/${catId}`, { side: 'Direita' }],
    ['PUT', `/cats/${catId}/withdraw`, { reason: 'Nada' }],
  ] as const) {
    expect((await app.call(method, path, { as: company.token, body })).status, path).toBe(403);
  }
});
