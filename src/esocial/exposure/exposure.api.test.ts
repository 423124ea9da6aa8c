import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import {
  employeeFields,
  groupFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  makeUnit,
} from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { esocialDayJob } from '../due/esocial-day-job.server.ts';
import { checkSchemas } from '../schema/schema-check.server.ts';

keepDay();

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app)).token;
});
beforeEach(async () => {
  const said = { legal_nature: '206-2', esocial_environment: 'produção restrita', dt_start_esocial: '10-01-2022' };
  company = await makeCompany(app, said);
});
afterAll(() => app.stop());

const noise = { kind: 'physical', code: '02.01.001', name: 'Ruído', source: '', intensity: '', medicalControl: true };
const posture = { ...noise, kind: 'ergonomic', code: '', name: 'Postura' };
const press = groupFields({ name: 'Prensas', functions: ['Prensista'], risks: [noise, posture] });
const office = groupFields({ name: 'Escritório', functions: ['Atendente'], risks: [], absence: true });

const worker = (fields: object = {}) =>
  makeEmployee(app, company, {
    ...{ admission_dt: '2020-09-01', function_start_dt: '2020-09-01', employee_function: 'Prensista' },
    ...{ esocial_category: '101', esocial_registered: 'sim', esocial_registration: 'M-77', ...fields },
  });
const inForce = (groups: readonly object[] = [press, office]) =>
  makeProgramme(app, { companyId: company.companyId, token: doctor }, { validFrom: '2021-01-01', groups });

const engineer = { cpf: '529.982.247-25', council: 'CREA', number: '5061234567', uf: 'SP' };
const measured = {
  ...{ code: '02.01.001', evaluation: 'Quantitativa', intensity: '87,5', unit: 'decibel (A) (dB(A))' },
  ...{ technique: 'NHO-01', collective: 'Não implementa', personal: 'Não utilizado', certificates: 'CA 5745' },
};
const conditions = {
  ...{ since: '01-09-2020', place: 'Da própria empresa', sector: 'Estamparia', activities: 'Operar prensa' },
  ...{ agents: [measured], responsible: [engineer] },
};
async function say(groupId: string, fields: object = {}) {
  const body = { groupId, ...conditions, ...fields };
  const made = await app.call('POST', `/esocial/conditions/${company.companyId}`, { as: doctor, body });
  await app.workDueJobs();
  return made;
}
const list = async (name: string) =>
  (await app.call('GET', `/esocial/events?companyId=${company.companyId}&list=${name}`, { as: doctor })).body.events;
const all = async () => {
  const lists = await Promise.all(['pendencies', 'due', 'history'].map(list));
  const events = lists.flat() as { day: string; state: string; action: string; kind: string; id: string }[];
  return events.sort((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id));
};
const xmlOf = async (id: string) => (await app.call('POST', `/esocial/events/${id}/xml`, { as: doctor })).body.xml;
const keepReceipt = (id: string, last: string) =>
  app.call('PUT', `/esocial/events/${id}/receipt`, {
    as: doctor,
    body: { receipt: `1.2.${last.padStart(19, '0')}` },
  });

test('who is in a group has an event from the admission or the start, the later; what nobody has said is asked at its screen', async () => {
  const { groups } = await inForce();
  await worker();
  await app.workDueJobs();
  const [event] = await list('pendencies');
  expect(event).toMatchObject({ kind: 'S-2240', day: '2022-01-10', dueOn: '2022-02-15', documentName: null });
  expect(event.reasons).toMatchObject([
    { code: 'conditions-unsaid', place: { screen: 'conditions', field: 'Valem desde' } },
  ]);
  await say(groups[0].id);
  const [ready] = await list('due');
  expect(ready).toMatchObject({ id: event.id, state: 'ready', reasons: [] });
  const xml = await xmlOf(ready.id);
  expect(await checkSchemas([{ schema: 'evtExpRisco.xsd', xml }])).toEqual([[]]);
  expect(xml).toContain('<dtIniCondicao>2022-01-10</dtIniCondicao><infoAmb>');
  expect(xml).toContain('<codAgNoc>02.01.001</codAgNoc><tpAval>1</tpAval><intConc>87.5</intConc><unMed>4</unMed>');
  // Neither the posture nor the CA of what is not used.
  expect(xml).not.toMatch(/Postura|CA 5745/);
});

test('an absence of agents is told alone, and a group that says nothing of Tabela 24 is asked', async () => {
  const silent = groupFields({ name: 'Obra', functions: ['Servente'], risks: [posture] });
  const { groups } = await inForce([office, silent]);
  await worker({ employee_function: 'Atendente' });
  await worker({ employee_function: 'Servente' });
  await worker({ employee_function: 'Motorista' });
  for (const { id } of groups) await say(id, { agents: [], responsible: [{ cpf: engineer.cpf }] });
  const [ready] = await list('due');
  expect(await xmlOf(ready.id)).toContain('<agNoc><codAgNoc>09.01.001</codAgNoc></agNoc><respReg>');
  const asked = (await list('pendencies')).flatMap(({ reasons }: { reasons: { code: string }[] }) =>
    reasons.map(({ code }) => code),
  );
  expect(asked).toEqual(expect.arrayContaining(['agents-missing', 'group-none']));
});

test('a move is an event of its own with its day, and the one before stays', async () => {
  const { groups } = await inForce();
  const { id, ...person } = await worker();
  await say(groups[0].id);
  await say(groups[1].id, { agents: [] });
  const [first] = await list('due');
  expect((await keepReceipt(first.id, '1')).status).toBe(204);
  const day = daysAfter(today(), -3);
  const body = {
    ...employeeFields(),
    ...person,
    nis: '120.56412.84-7',
    rg: '12.345.678-9',
    employee_function: 'Atendente',
  };
  const moved = { ...body, function_start_dt: formatDate(day) };
  expect((await app.call('PUT', `/employees/update/${id}`, { as: company.token, body: moved })).status).toBe(200);
  await app.workDueJobs();
  expect((await all()).map((one) => [one.day, one.action, one.state])).toEqual([
    ['2022-01-10', 'original', 'accepted'],
    [day, 'original', 'ready'],
  ]);
});

test('another unit has another number, from the day of the move on', async () => {
  const { groups } = await inForce();
  const unit = await makeUnit(app, company, { cnpj: '54.550.752/0001-55' });
  const { id } = await worker();
  await say(groups[0].id);
  const body = { unitId: unit.id };
  expect((await app.call('PUT', `/employees/move/${id}`, { as: company.token, body })).status).toBe(200);
  await app.workDueJobs();
  const events = await all();
  expect(events.map(({ day }) => day)).toEqual(['2022-01-10', today()]);
  expect(await xmlOf(events[1]?.id ?? '')).toContain('<nrInsc>54550752000155</nrInsc>');
});

test('what is corrected becomes a rectification, back again none; what begins later an event of its own', async () => {
  const { groups } = await inForce();
  await worker();
  const { condition } = (await say(groups[0].id)).body;
  const [first] = await list('due');
  await keepReceipt(first.id, '2');
  const put = async (fields: object) => {
    const path = `/esocial/condition/${condition.id}`;
    const answer = await app.call('PUT', path, { as: doctor, body: { ...conditions, ...fields } });
    await app.workDueJobs();
    return answer;
  };
  expect((await put({ agents: [{ ...measured, intensity: '88' }] })).status).toBe(200);
  expect((await all()).map((one) => [one.action, one.state])).toEqual([
    ['original', 'accepted'],
    ['rectification', 'ready'],
  ]);
  await put({});
  expect((await all()).map((one) => one.state)).toEqual(['accepted', 'dropped']);
  expect((await say(groups[0].id)).status).toBe(409);
  await say(groups[0].id, { since: '01-06-2025', agents: [{ ...measured, intensity: '84' }] });
  expect((await list('due')).map(({ day, action }: { day: string; action: string }) => [day, action])).toEqual([
    ['2025-06-01', 'original'],
  ]);
});

test('conditions that are taken back take their events along: an exclusion of what has a receipt', async () => {
  const { groups } = await inForce();
  await worker();
  await say(groups[0].id);
  const later = (await say(groups[0].id, { since: '01-06-2025', sector: 'Forja' })).body.condition;
  const [, second] = await all();
  await keepReceipt(second?.id ?? '', '3');
  const path = `/esocial/condition/${later.id}/withdraw`;
  expect((await app.call('PUT', path, { as: doctor, body: { version: 7 } })).status).toBe(409);
  expect((await app.call('PUT', path, { as: doctor, body: {} })).status).toBe(204);
  await app.workDueJobs();
  const events = await all();
  expect(events.map(({ kind, day, state }) => [kind, day, state])).toEqual([
    ['S-2240', '2022-01-10', 'ready'],
    ['S-2240', '2025-06-01', 'accepted'],
    ['S-3000', '2025-06-01', 'ready'],
  ]);
  expect(await xmlOf(events[2]?.id ?? '')).toContain('<tpEvento>S-2240</tpEvento>');
  // Looked at again, nothing changes.
  const before = await all();
  await enqueue(app.db, esocialDayJob, {});
  await app.workDueJobs();
  expect(await all()).toEqual(before);
});

test('groups are listed with their agents and conditions to the company and to professionals, and written by these alone', async () => {
  const { groups } = await inForce();
  await say(groups[0].id);
  const path = `/esocial/conditions/${company.companyId}`;
  const listed = (await app.call('GET', path, { as: company.token })).body.groups;
  expect(listed).toMatchObject([
    { name: 'Prensas', agents: [{ code: '02.01.001' }], conditions: [{ since: '2020-09-01', sector: 'Estamparia' }] },
    { name: 'Escritório', absence: true, agents: [{ code: '09.01.001' }], conditions: [] },
  ]);
  const other = await makeCompany(app);
  expect((await app.call('GET', path, { as: other.token })).status).toBe(404);
  const body = { groupId: groups[0].id, since: '01-01-2024' };
  expect((await app.call('POST', path, { as: company.token, body })).status).toBe(403);
  const foreign = { as: doctor, body: { ...body, groupId: listed[0].conditions[0].id } };
  expect((await app.call('POST', path, foreign)).status).toBe(404);
});

test('who has left keeps what was told, and has nothing new', async () => {
  const { groups } = await inForce();
  const { id } = await worker();
  await app.workDueJobs();
  expect((await app.call('PUT', `/employee/delete/${id}`, { as: company.token })).status).toBe(204);
  await say(groups[0].id);
  expect((await list('pendencies'))[0].reasons).toMatchObject([{ code: 'conditions-over' }]);
});

test('what a correction leaves out stays as it was', async () => {
  const { groups } = await inForce();
  const { condition } = (await say(groups[0].id)).body;
  const path = `/esocial/condition/${condition.id}`;
  const { body } = await app.call('PUT', path, { as: doctor, body: { sector: 'Forja', version: 1 } });
  expect(body.condition).toEqual({ ...condition, sector: 'Forja', version: 2 });
  const read = (await app.call('GET', path, { as: company.token })).body;
  expect(read).toMatchObject({ condition: { sector: 'Forja' }, group: { name: 'Prensas' } });
});

test('what begins today is looked at by the day: a move told ahead, and conditions', async () => {
  const { groups } = await inForce();
  await worker();
  await say(groups[0].id);
  await say(groups[0].id, { since: formatDate(daysAfter(today(), 1)), sector: 'Forja' });
  expect((await all()).map(({ day }) => day)).toEqual(['2022-01-10']);
  await app.db.updateTable('esocial_conditions').set({ since: today() }).where('since', '>', today()).execute();
  await enqueue(app.db, esocialDayJob, {});
  await app.workDueJobs();
  expect((await all()).map(({ day }) => day)).toEqual(['2022-01-10', today()]);
});
