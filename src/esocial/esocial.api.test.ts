import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { companyFields, makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import { unzip } from '../testing/issued/unzip.ts';
import { issueDocument } from '../testing/issued.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { esocialDayJob } from './due/esocial-day-job.server.ts';
import { checkSchemas } from './schema/schema-check.server.ts';

let app: TestApp;
let admin: string;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
const ready = { esocial_category: '101', esocial_registered: 'sim', esocial_registration: 'M-77' };

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = (await makeProfessional(app)).token;
});
beforeEach(async () => {
  company = await makeCompany(app, { legal_nature: '206-2', esocial_environment: 'produção restrita' });
  employee = await makeEmployee(app, company, { name: 'Nadir do Evento', admission_dt: '2024-01-15', ...ready });
});
afterAll(() => app.stop());

const clinical = { exam_name: 'Avaliação clínica ocupacional (anamnese e exame físico)', exam_code: '0295' };
const audiometry = { exam_name: 'Audiometria tonal', exam_code: '0281' };

/** Issues an ASO of a day, and has the jobs worked off. */
async function issueAso(fields: object = {}, of: Parameters<typeof issueDocument>[2] = {}, day = '10-11-2026') {
  const answers = { date: day, exams: [{ ...clinical, exam_date: day }], ...fields };
  const issued = await issueDocument(app, { employee, token: doctor }, { ...of, answers });
  await app.workDueJobs();
  return issued;
}
const list = async (query = '', as = doctor) =>
  (await app.call('GET', `/esocial/events?companyId=${company.companyId}${query}`, { as })).body;
const all = async () => {
  const lists = await Promise.all(['pendencies', 'due', 'history'].map((name) => list(`&list=${name}`)));
  return lists.flatMap(({ events }) => events).sort((a, b) => a.id.localeCompare(b.id));
};
const read = async (id: string, as = doctor) => (await app.call('GET', `/esocial/events/${id}`, { as })).body;
const keepReceipt = (id: string, receipt: string, fields: object = {}) =>
  app.call('PUT', `/esocial/events/${id}/receipt`, { as: doctor, body: { receipt, ...fields } });
let receipts = 0;
const newReceipt = () => `1.2.${String(++receipts + today().length).padStart(19, '7')}`;
const cancel = (documentId: string) =>
  app.call('PUT', `/issued-documents/${documentId}/cancel`, { as: doctor, body: { reason: 'Era de outra pessoa' } });

test('an issued ASO becomes an event that is ready, with its last day', async () => {
  const { documentId, name } = await issueAso();
  const { events, total } = await list('&list=due');
  expect(total).toBe(1);
  expect(events[0]).toMatchObject({
    ...{
      kind: 'S-2220',
      action: 'original',
      state: 'ready',
      documentId,
      documentName: name,
      employeeName: employee.name,
    },
    ...{ day: '2026-11-10', dueOn: '2026-12-15', reasons: [], eventId: null, receipt: null },
  });
  expect((await list('&list=pendencies')).total).toBe(0);
});

test('what is missing stands with its field and screen, and goes when it is said', async () => {
  company = await makeCompany(app);
  employee = await makeEmployee(app, company, { name: 'Falta Tudo', admission_dt: '2024-01-15' });
  await issueAso({
    exams: [
      { ...clinical, exam_date: '10-11-2026' },
      { ...audiometry, exam_date: '09-11-2026' },
    ],
  });
  const [event] = (await list()).events;
  expect(event.state).toBe('pending');
  expect(event.reasons.map(({ code, place }: { code: string; place: object }) => [code, place])).toEqual([
    ['environment-unknown', { screen: 'company', field: 'Ambiente do eSocial' }],
    ['legal-nature-unknown', { screen: 'company', field: 'Natureza jurídica' }],
    ['registration-unknown', { screen: 'employee', field: 'Matrícula no eSocial' }],
    ['exam-order-missing', { screen: 'exam', field: 'Ordem da audiometria', at: 1 }],
  ]);
  expect((await app.call('POST', `/esocial/events/${event.id}/xml`, { as: doctor })).status).toBe(409);

  const { company: record } = (await app.call('GET', `/company/${company.companyId}`, { as: admin })).body;
  const said = { ...record, legal_nature: '2062', esocial_environment: 'produção restrita', email: record.user.email };
  const changed = await app.call('PUT', `/company/update/${company.companyId}`, { as: admin, body: said });
  expect(changed.body.company.legal_nature).toBe('206-2');
  const body = { ...employee, nis: '120.56412.84-7', rg: '12.345.678-9', ...ready };
  const ofPerson = await app.call('PUT', `/employees/update/${employee.id}`, { as: company.token, body });
  expect(ofPerson.status).toBe(200);
  const exam = { code: '0281', doneOn: '2026-11-09', order: '1' };
  const exams = `/esocial/events/${event.id}/exams`;
  expect((await app.call('PUT', exams, { as: doctor, body: { ...exam, code: '0296' } })).status).toBe(400);
  const nothing = await app.call('PUT', exams, { as: doctor, body: { ...exam, order: undefined } });
  expect(nothing.body.data.issues[0].path).toBe('order');
  const clinicalOne = { code: '0295', doneOn: '2026-11-10', order: '1' };
  expect((await app.call('PUT', exams, { as: doctor, body: clinicalOne })).status).toBe(400);
  expect((await app.call('PUT', exams, { as: doctor, body: exam })).status).toBe(204);
  await app.workDueJobs();
  expect((await list('&list=due')).events[0]).toMatchObject({ id: event.id, state: 'ready', reasons: [] });
  const { exams: told } = await read(event.id);
  expect(told[1]).toMatchObject({ code: '0281', order: '1', asks: 'order' });
});

test('a second audiometry is known to be one', async () => {
  const exams = (day: string) => ({
    exams: [
      { ...clinical, exam_date: day },
      { ...audiometry, exam_date: day },
    ],
  });
  await issueAso(exams('10-10-2025'), {}, '10-10-2025');
  await issueAso(exams('10-11-2026'));
  const states = (await all()).map(({ day, state }) => [day, state]);
  expect(states).toEqual([
    ['2025-10-10', 'pending'],
    ['2026-11-10', 'ready'],
  ]);
});

test('an XML that leaves is valid, says that it is not signed, and has one identity for good', async () => {
  await issueAso();
  const [event] = (await list('&list=due')).events;
  const path = `/esocial/events/${event.id}/xml`;
  const first = await app.call('POST', path, { as: company.token });
  expect(first.status).toBe(200);
  const second = await app.call('POST', path, { as: doctor });
  expect(second.body).toEqual(first.body);
  const { event: left } = await read(event.id);
  expect(left.eventId).toMatch(/^ID1\d{33}$/);
  expect(first.body.fileName).toBe(`S-2220-${left.eventId}-SEM-ASSINATURA.xml`);
  expect(first.body.xml).toContain(`Id="${left.eventId}"`);
  expect(first.body.xml).toContain('<matricula>M-77</matricula>');
  expect(await checkSchemas([{ schema: 'evtMonit.xsd', xml: first.body.xml }])).toEqual([[]]);
});

test('the events of a month leave together, each with its own identity', async () => {
  for (let person = 0; person < 3; person++) {
    employee = await makeEmployee(app, company, { admission_dt: '2024-01-15', ...ready });
    await issueAso();
  }
  const body = { companyId: company.companyId, month: '2026-11' };
  const answer = await app.call('POST', '/esocial/packages', { as: company.token, body });
  expect(answer.body).toMatchObject({ events: 3, fileName: 'eSocial-2026-11-SEM-ASSINATURA.zip' });
  const files = await unzip(Buffer.from(answer.body.zip, 'base64'));
  const names = [...files.keys()].sort();
  expect(names).toHaveLength(4);
  expect(names[0]).toBe('LEIA-ME.txt');
  expect(files.get('LEIA-ME.txt')?.toString()).toContain('SEM ASSINATURA');
  expect(new Set(names).size).toBe(4);
  const none = await app.call('POST', '/esocial/packages', { as: company.token, body: { ...body, month: '2026-01' } });
  expect(none.status).toBe(409);
});

test('a corrected ASO that never left stays one event; one with a receipt becomes a rectification', async () => {
  const first = await issueAso();
  const second = await issueAso({ observation: 'Via corrigida' }, { supersedesId: first.documentId });
  let events = await all();
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ documentId: second.documentId, action: 'original', state: 'ready' });
  const receipt = newReceipt();
  expect((await keepReceipt(events[0].id, receipt)).status).toBe(204);
  expect((await keepReceipt(events[0].id, newReceipt())).status).toBe(409);
  await issueAso({}, { supersedesId: second.documentId }, '09-11-2026');
  events = await all();
  expect(events.map(({ action, state, day, dueOn }) => [action, state, day, dueOn])).toEqual([
    ['original', 'accepted', '2026-11-10', '2026-12-15'],
    ['rectification', 'ready', '2026-11-09', null],
  ]);
  const { xml } = (await app.call('POST', `/esocial/events/${events[1].id}/xml`, { as: doctor })).body;
  expect(xml).toContain(`<indRetif>2</indRetif><nrRecibo>${receipt}</nrRecibo>`);
});

test('a cancelled ASO is dropped before it has a receipt, and excluded after', async () => {
  const first = await issueAso();
  expect((await cancel(first.documentId)).status).toBe(204);
  await app.workDueJobs();
  expect((await all()).map(({ state }) => state)).toEqual(['dropped']);

  const second = await issueAso({}, {}, '11-11-2026');
  const [event] = (await list('&list=due')).events;
  const receipt = newReceipt();
  await keepReceipt(event.id, receipt);
  await cancel(second.documentId);
  await app.workDueJobs();
  const [exclusion] = (await list('&list=due')).events;
  expect(exclusion).toMatchObject({ kind: 'S-3000', action: 'exclusion', state: 'ready' });
  const { xml } = (await app.call('POST', `/esocial/events/${exclusion.id}/xml`, { as: doctor })).body;
  expect(xml).toContain(`<tpEvento>S-2220</tpEvento><nrRecEvt>${receipt}</nrRecEvt>`);
  expect(await checkSchemas([{ schema: 'evtExclusao.xsd', xml }])).toEqual([[]]);
  await keepReceipt(exclusion.id, newReceipt());
  await app.workDueJobs();
  expect((await list('&list=due')).total).toBe(0);
  const { history } = await read(exclusion.id);
  expect(history.map(({ kind, state }: { kind: string; state: string }) => [kind, state])).toEqual([
    ['S-3000', 'accepted'],
    ['S-2220', 'accepted'],
  ]);
});

test('an ASO that was corrected and then cancelled before its job began leaves nothing to send', async () => {
  const first = await issueAso();
  const answers = { date: '10-11-2026', exams: [{ ...clinical, exam_date: '10-11-2026' }] };
  const of = { employee, token: doctor };
  const second = await issueDocument(app, of, { answers, supersedesId: first.documentId });
  const third = await issueDocument(app, of, { answers, supersedesId: second.documentId });
  await cancel(third.documentId);
  await app.workDueJobs();
  expect((await all()).map(({ state }) => state)).toEqual(['dropped']);
});

test('two ASOs of a day and occasion are one event, and the other stands when one is cancelled', async () => {
  const first = await issueAso();
  const second = await issueAso();
  expect((await all()).map(({ documentId }) => documentId)).toEqual([second.documentId]);
  await cancel(second.documentId);
  await app.workDueJobs();
  expect((await all()).map(({ documentId, state }) => [documentId, state])).toEqual([[first.documentId, 'ready']]);
  // Of another occasion it is another event.
  await issueAso({ examType: 'Retorno ao trabalho' });
  expect(await all()).toHaveLength(2);
});

test('an event that was dropped after it had left may have been sent: its receipt is taken, and it is excluded', async () => {
  const { documentId } = await issueAso();
  const [event] = (await list('&list=due')).events;
  await app.call('POST', `/esocial/events/${event.id}/xml`, { as: company.token });
  await cancel(documentId);
  await app.workDueJobs();
  expect((await read(event.id)).event.state).toBe('dropped');
  expect((await keepReceipt(event.id, newReceipt())).status).toBe(204);
  await app.workDueJobs();
  expect((await list('&list=due')).events[0]).toMatchObject({ action: 'exclusion' });
});

test('a receipt is refused at its field where it is none, belongs to another event, or the event was changed', async () => {
  await issueAso();
  const [event] = (await list('&list=due')).events;
  const wrong = await keepReceipt(event.id, '1.2.3');
  expect(wrong.body.data.issues[0]).toMatchObject({ path: 'receipt' });
  expect((await keepReceipt(event.id, newReceipt(), { version: event.version - 1 })).status).toBe(409);
  const receipt = newReceipt();
  expect((await keepReceipt(event.id, receipt, { version: event.version })).status).toBe(204);
  employee = await makeEmployee(app, company, { admission_dt: '2024-01-15', ...ready });
  await issueAso();
  const [other] = (await list('&list=due')).events;
  expect((await keepReceipt(other.id, receipt)).status).toBe(409);
});

test('what was left out is asked for in words, as what has another form is', async () => {
  const { token, companyId } = company;
  for (const month of [undefined, 11, '2026-13']) {
    const answer = await app.call('POST', '/esocial/packages', { as: token, body: { companyId, month } });
    expect(answer.body.data.issues).toEqual([{ path: 'month', message: 'O mês deve ter a forma 2026-11' }]);
  }
  const exams = `/esocial/events/${employee.id}/exams`;
  const codeless = await app.call('PUT', exams, { as: doctor, body: { doneOn: '2026-11-02', order: '1' } });
  expect(codeless.body.data.issues).toEqual([{ path: 'code', message: 'O código da Tabela 27 tem 4 números' }]);
});

test('an ASO at admission is due by the admission, and moves with it', async () => {
  employee = await makeEmployee(app, company, { admission_dt: '2026-11-20', ...ready });
  await issueAso({ examType: 'Admissional' }, {}, '30-10-2026');
  const [event] = (await list('&list=due')).events;
  expect(event.dueOn).toBe('2026-12-15');
  const body = { ...employee, nis: '120.56412.84-7', rg: '12.345.678-9', ...ready, admission_dt: '2027-01-04' };
  await app.call('PUT', `/employees/update/${employee.id}`, { as: company.token, body });
  await app.workDueJobs();
  expect((await list('&list=due')).events[0]).toMatchObject({ id: event.id, dueOn: '2027-02-15' });
});

test('lists are narrowed by month, state and name, and counted', async () => {
  await issueAso();
  await issueAso({}, {}, '09-10-2026');
  expect((await list('&list=due&month=2026-10')).events.map(({ day }: { day: string }) => day)).toEqual(['2026-10-09']);
  expect((await list('&list=due&state=signed')).total).toBe(0);
  expect((await list('&list=due&search=nadir')).total).toBe(2);
  expect((await list('&list=due&search=ninguem')).total).toBe(0);
  expect((await list('&list=due&sort=-dueOn')).events.map(({ dueOn }: { dueOn: string }) => dueOn)).toEqual([
    '2026-12-15',
    '2026-11-16',
  ]);
  const { body } = await app.call('GET', `/esocial/counts?companyId=${company.companyId}`, { as: company.token });
  const late = daysAfter(today(), 0) > '2026-11-16' ? 1 : 0;
  expect(body).toMatchObject({ pendencies: 0, due: 2, history: 0, late, latePending: 0, soonPending: 0 });
  expect((await list('&list=due&month=2026-13')).data.issues[0].path).toBe('month');
});

test('what is late is told to company and professionals once a day, and stands in the company’s calendar', async () => {
  const day = formatDate(daysAfter(today(), -50));
  await issueAso({}, {}, day);
  const [event] = (await list('&list=due')).events;
  for (let hour = 0; hour < 2; hour++) {
    await enqueue(app.db, esocialDayJob, {});
    await app.workDueJobs();
  }
  for (const as of [company.token, doctor]) {
    const { notifications } = (await app.call('GET', '/notifications', { as })).body;
    const told = notifications.filter(({ path }: { path: string | null }) => path === '/esocial');
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('Nadir');
  }
  const { url } = (await app.call('POST', '/calendar-link', { as: company.token })).body;
  const calendar = await (await fetch(url)).text();
  const isRecent = event.dueOn >= daysAfter(today(), -30);
  expect(calendar.includes('eSocial: 1 evento a enviar')).toBe(isRecent);
  expect(calendar).not.toContain('Nadir');
});

test('a company reaches its own events alone, and an administrator none', async () => {
  await issueAso();
  const [event] = (await list('&list=due')).events;
  const other = await makeCompany(app, companyFields());
  for (const [method, path, body] of [
    ['GET', `/esocial/events/${event.id}`, undefined],
    ['POST', `/esocial/events/${event.id}/xml`, {}],
    ['POST', '/esocial/packages', { companyId: company.companyId, month: '2026-11' }],
    ['GET', `/esocial/counts?companyId=${company.companyId}`, undefined],
  ] as const) {
    expect((await app.call(method, path, { as: other.token, body })).status, path).toBe(404);
    expect((await app.call(method, path, { as: admin, body })).status, path).toBe(403);
  }
  expect((await app.call('GET', '/esocial/events?list=due', { as: other.token })).body.total).toBe(0);
  const ofCompany = await app.call('PUT', `/esocial/events/${event.id}/receipt`, { as: company.token, body: {} });
  expect(ofCompany.status).toBe(403);
});

test('what was issued before the events existed becomes events, each once', async () => {
  const days = Array.from({ length: 25 }, (_, at) => formatDate(daysAfter('2026-09-01', at)));
  for (const day of days) {
    const answers = { date: day, exams: [{ ...clinical, exam_date: day }] };
    await issueDocument(app, { employee, token: doctor }, { answers });
  }
  await app.workDueJobs();
  await app.workDueJobs();
  const { events } = await list('&list=due&pageSize=100');
  expect(events).toHaveLength(25);
  expect(new Set(events.map(({ day }: { day: string }) => day)).size).toBe(25);
});
