import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import {
  examFields,
  groupFields,
  intervalFields,
  makeCompany,
  makeEmployee,
  makeExamRecord,
  makeInterval,
  makeProfessional,
  makeProgramme,
  ofCouncil,
  signInFirstAdmin,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let doctor: string;
let nurse: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: { id: string };
beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app, { name: 'Rui Tavares' })).token;
  nurse = (await makeProfessional(app, ofCouncil('COREN'))).token;
});
beforeEach(async () => {
  company = await makeCompany(app);
  employee = await makeEmployee(app, company, { admission_dt: '2020-01-15' });
});
afterAll(() => app.stop());

const path = () => `/employee/${employee.id}/intervals`;
const post = (fields: object = {}, as = doctor) => app.call('POST', path(), { as, body: intervalFields(fields) });
const list = async (as = doctor) => app.call('GET', path(), { as });
const due = async () => (await app.call('GET', `/due-dates/${employee.id}`, { as: company.token })).body;
const ago = (days: number) => daysAfter(today(), -days);

test('only brings the next exam forward, and the company reads neither that there is one nor why', async () => {
  const of = { companyId: company.companyId, token: doctor };
  await makeProgramme(app, of, { groups: [groupFields()] });
  const done = examFields({ exam_code: '0295', done_on: formatDate(ago(30)) });
  await makeExamRecord(app, { employeeId: employee.id, token: doctor }, done);
  await app.workDueJobs();
  const before = (await due()).exams[0].dueOn;
  const intervalId = await makeInterval(
    app,
    { employeeId: employee.id, token: doctor },
    { months: 2, from_on: formatDate(ago(40)), reason: 'Pressão alta' },
  );
  const answer = await due();
  expect(answer.exams[0].dueOn < before).toBe(true);
  expect(JSON.stringify(answer)).not.toContain('Pressão alta');
  expect((await list(company.token)).status).toBe(403);
  expect((await list(await signInFirstAdmin(app))).status).toBe(403);
  expect((await list(nurse)).body.intervals).toMatchObject([{ id: intervalId, reason: 'Pressão alta', months: 2 }]);

  const withdrawn = await app.call('PUT', `/intervals/${intervalId}/withdraw`, { as: doctor, body: { version: 1 } });
  expect(withdrawn.status).toBe(204);
  expect((await due()).exams[0].dueOn).toBe(before);
  expect((await list()).body.intervals).toEqual([]);
});

test('is decided by a physician: another council may neither define, change nor withdraw one', async () => {
  const refused = await post({}, nurse);
  expect(refused.status).toBe(403);
  expect(refused.body.message).toMatch(/CRM.*7\.5\.8, II/);
  const intervalId = await makeInterval(app, { employeeId: employee.id, token: doctor });
  const body = { months: 3, from_on: '05-01-2026', until_on: '', reason: 'Outro motivo', version: 1 };
  expect((await app.call('PUT', `/intervals/${intervalId}`, { as: nurse, body })).status).toBe(403);
  const withdrawal = { as: nurse, body: { version: 1 } };
  expect((await app.call('PUT', `/intervals/${intervalId}/withdraw`, withdrawal)).status).toBe(403);
  expect((await list()).body.intervals).toMatchObject([{ months: 6, version: 1, decidedBy: 'Rui Tavares' }]);
});

test.each([
  ['no month', { months: 0 }, 'months'],
  ['more than the norm’s longest', { months: 25 }, 'months'],
  ['no reason', { reason: ' ' }, 'reason'],
  ['an end before its start', { until_on: '04-01-2026' }, 'until_on'],
  ['a start before the admission', { from_on: '14-01-2020' }, 'from_on'],
])('with %s is refused at its field', async (_what, fields, at) => {
  const { status, body } = await post(fields);
  expect([status, body.data?.issues?.[0]?.path]).toEqual([400, at]);
});

test('changed by somebody else in between is refused, and the trail never says why it was decided', async () => {
  const intervalId = await makeInterval(app, { employeeId: employee.id, token: doctor }, { reason: 'Asma' });
  const change = (version: number) => {
    const body = { months: 4, from_on: '05-01-2026', until_on: '31-12-2026', reason: 'Asma leve', version };
    return app.call('PUT', `/intervals/${intervalId}`, { as: doctor, body });
  };
  expect((await change(1)).status).toBe(200);
  expect((await change(1)).status).toBe(409);
  expect((await list()).body.intervals).toMatchObject([{ months: 4, untilOn: '2026-12-31', reason: 'Asma leve' }]);
  const trail = await app.db.selectFrom('audit_entries').select('changes').execute();
  expect(JSON.stringify(trail)).not.toContain('Asma');
});
