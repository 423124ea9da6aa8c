import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { keepDay } from '../testing/clock/keep-day.ts';
import {
  examFields,
  groupFields,
  headFields,
  makeCompany,
  makeDraft,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  makeUnit,
  protocolExam,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { issueDocument } from '../testing/issued.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { dueDayJob } from './renewal/due-day-job.server.ts';

keepDay();

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;
beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app)).token;
});
beforeEach(async () => {
  company = await makeCompany(app);
  employee = await makeEmployee(app, company, { admission_dt: '15-01-2020', function_start_dt: '15-01-2020' });
});
afterAll(() => app.stop());

const withProgramme = (fields: { groups?: readonly object[] } = {}) =>
  makeProgramme(app, { companyId: company.companyId, token: doctor }, fields);
const get = (path: string, as = doctor) => app.call('GET', path, { as });
const due = async () => (await get(`/due-dates/${employee.id}`)).body;
const clinicalDay = async () => (await due()).exams.find(({ code }: { code: string }) => code === '0295')?.dueOn;
const progress = async () => (await get(`/due-dates/progress?companyId=${company.companyId}`)).body.run;

const clinicalExam = (exam_date: string) => ({ exam_name: 'Avaliação clínica', exam_date });
const issueAso = (day: string, more: object = {}) =>
  issueDocument(
    app,
    { employee: { ...employee, companyId: company.companyId }, token: doctor },
    { answers: { examType: 'Periódico', date: day, exams: [clinicalExam(day)] }, ...more },
  );

test('who is in noise without an audiometry that holds is listed, by protocol or without one; a company sees its own alone', async () => {
  const noise = { kind: 'physical', code: '02.01.001', name: 'Ruído', source: '', intensity: '', medicalControl: true };
  const listed = async (as = doctor) => (await get(`/due-dates/noise?companyId=${company.companyId}`, as)).body.people;
  const audiometry = (done_on: string) =>
    makeExamRecord(app, { employeeId: employee.id, token: doctor }, examFields({ exam_code: '0281', done_on }));
  await withProgramme({ groups: [groupFields({ risks: [noise] })] });
  await app.workDueJobs();
  expect(await listed()).toMatchObject([{ id: employee.id, lastOn: null, dueOn: null }]);
  expect(await listed(company.token)).toHaveLength(1);
  const other = await makeCompany(app);
  expect((await get('/due-dates/noise', other.token)).body.people).toEqual([]);
  expect((await get(`/due-dates/noise?companyId=${company.companyId}`, other.token)).status).toBe(404);
  await audiometry(formatDate(daysAfter(today(), -400)));
  expect(await listed()).toHaveLength(1);
  await audiometry(formatDate(daysAfter(today(), -300)));
  expect(await listed()).toEqual([]);
});

test('an audiometry of the protocol that has fallen due is none that holds; without noise nobody is listed', async () => {
  const noise = { kind: 'physical', code: '02.01.001', name: 'Ruído', source: '', intensity: '', medicalControl: true };
  const exams = [protocolExam(), protocolExam({ code: '0281', name: 'Audiometria tonal' })];
  await withProgramme({ groups: [groupFields({ risks: [noise], exams })] });
  await app.workDueJobs();
  const listed = async () => (await get(`/due-dates/noise?companyId=${company.companyId}`)).body.people;
  const audiometry = (ago: number) => {
    const done = examFields({ exam_code: '0281', done_on: formatDate(daysAfter(today(), -ago)) });
    return makeExamRecord(app, { employeeId: employee.id, token: doctor }, done);
  };
  expect(await listed()).toMatchObject([{ lastOn: null }]);
  await audiometry(500);
  expect(await listed()).toMatchObject([{ lastOn: daysAfter(today(), -500) }]);
  await audiometry(100);
  expect(await listed()).toEqual([]);
  const quiet = await makeCompany(app);
  await makeEmployee(app, quiet);
  await makeProgramme(app, { companyId: quiet.companyId, token: doctor }, { groups: [groupFields({ exams })] });
  await app.workDueJobs();
  expect((await get(`/due-dates/noise?companyId=${quiet.companyId}`)).body.people).toEqual([]);
});

test('an ASO that is issued, corrected and cancelled moves the next exam, which says where it comes from', async () => {
  await withProgramme();
  await app.workDueJobs();
  expect(await due()).toMatchObject({ state: 'neverExamined' });
  const first = await issueAso('2026-03-10');
  expect(await clinicalDay()).toBe('2027-03-10');
  const { exams } = await due();
  expect(exams[0]).toMatchObject({ code: '0295', lastOn: '2026-03-10', lastDocumentId: first.documentId });
  expect(exams[0].source).toMatch(
    /^NR-7, 7\.5\.8.* · protocolo de 01-01-2026 · último exame 10-03-2026 \(ASO \d{4}\/\d+\)$/,
  );
  const second = await issueAso('2026-03-12', { supersedesId: first.documentId });
  expect(await clinicalDay()).toBe('2027-03-12');
  const path = `/issued-documents/${second.documentId}/cancel`;
  expect((await app.call('PUT', path, { as: doctor, body: { reason: 'De outra pessoa' } })).status).toBe(204);
  expect(await due()).toMatchObject({ state: 'neverExamined' });
});

test('an exam that is written down and one that is withdrawn move it, too', async () => {
  await withProgramme();
  await app.workDueJobs();
  const fields = examFields({ exam_code: '0295', exam_name: 'Avaliação clínica', done_on: '10-05-2026' });
  const id = await makeExamRecord(app, { employeeId: employee.id, token: doctor }, fields);
  expect(await clinicalDay()).toBe('2027-05-10');
  await app.call('PUT', `/exam-records/${id}/withdraw`, { as: doctor, body: { reason: 'De outra pessoa' } });
  expect(await due()).toMatchObject({ state: 'neverExamined' });
});

test('without a group nothing is assumed: the physician is to say', async () => {
  await withProgramme({ groups: [groupFields({ functions: ['Outra função'] })] });
  await app.workDueJobs();
  await issueAso('2026-03-10');
  expect(await due()).toMatchObject({ state: 'withoutProtocol', exams: [{ code: '0295', dueOn: null }] });
});

test('a company sees its own people alone, an administrator nobody', async () => {
  const other = await makeCompany(app);
  const admin = await signInFirstAdmin(app);
  const paths = [
    [`/due-dates/${employee.id}`, 404],
    [`/due-dates/${employee.id}/dismissal?on=${today()}`, 404],
    [`/due-dates/progress?companyId=${company.companyId}`, 404],
  ] as const;
  for (const [path, status] of paths) {
    expect((await get(path, other.token)).status, path).toBe(status);
    expect((await get(path, company.token)).status, path).toBe(200);
    expect((await get(path, admin)).status, path).toBe(403);
    expect((await app.call('GET', path)).status, path).toBe(401);
  }
  const list = `/due-dates?list=withoutProtocol&companyId=${company.companyId}`;
  const names = async (as: string) => (await get(list, as)).body.people?.map(({ id }: { id: string }) => id) ?? [];
  expect(await names(company.token)).toEqual([employee.id]);
  expect(await names(doctor)).toEqual([employee.id]);
  expect(await names(other.token)).toEqual([]);
  expect((await get(`/due-dates/badges?ids=${employee.id}`, other.token)).body.badges).toEqual([]);
  // Without a protocol, and never examined all the same: who is sent goes to the exam at admission.
  expect((await get(`/due-dates/badges?ids=${employee.id}`, company.token)).body.badges).toEqual([
    { id: employee.id, state: 'withoutProtocol', nextOn: null, isExamined: false },
  ]);
  expect((await get(`/due-dates/${unknownId}`)).status).toBe(404);
});

test.each(['list=none', 'list=overdue&companyId=1', 'list=overdue&notRecalledFor=-1', 'page=1'])(
  'a list that is asked for with %s is refused with the name of the field',
  async (query) => {
    const { status, body } = await get(`/due-dates?${query}`);
    expect(status).toBe(400);
    expect(body.data.issues[0].path).toMatch(/list|companyId|notRecalledFor/);
  },
);

test('a version in force is computed by a job that says how far it is', async () => {
  await issueAso('2026-03-10');
  expect(await progress()).toBeNull();
  await withProgramme();
  expect(await progress()).toEqual({ companies: 1, done: 0, total: 0 });
  expect(await clinicalDay()).toBeNull();
  await app.workDueJobs();
  expect(await progress()).toBeNull();
  expect(await clinicalDay()).toBe('2027-03-10');
});

test('how far computations are is told of all companies together, and to a company of its own alone', async () => {
  const all = async (as = doctor) => (await get('/due-dates/progress', as)).body.run;
  await app.workDueJobs();
  expect(await all()).toBeNull();
  const other = await makeCompany(app);
  await withProgramme();
  await makeProgramme(app, { companyId: other.companyId, token: doctor });
  expect(await all()).toEqual({ companies: 2, done: 0, total: 0 });
  expect(await all(other.token)).toEqual({ companies: 1, done: 0, total: 0 });
  const running = app.db.updateTable('due_runs').set({ state: 'running', done: 20, total: 70 });
  await running.where('company_id', '=', company.companyId).where('state', '=', 'waiting').execute();
  expect(await all()).toEqual({ companies: 2, done: 20, total: 70 });
  expect(await all(company.token)).toEqual({ companies: 1, done: 20, total: 70 });
  expect(await all(other.token)).toEqual({ companies: 1, done: 0, total: 0 });
  await app.workDueJobs();
  expect(await all()).toBeNull();
});

test('a version that begins to hold on a later day is computed when that day has come', async () => {
  await issueAso('2026-03-10');
  await app.workDueJobs();
  const tomorrow = daysAfter(today(), 1);
  const { programmeId } = await makeDraft(
    app,
    { companyId: company.companyId, token: doctor },
    headFields({ validFrom: tomorrow }),
  );
  const forced = await app.call('PUT', `/programme/${programmeId}/force`, { as: doctor, body: {} });
  expect(forced.status, JSON.stringify(forced.body)).toBe(200);
  const hourly = () => enqueue(app.db, dueDayJob, {});
  await hourly();
  await app.workDueJobs();
  expect(await clinicalDay()).toBeNull();
  // A night goes by: what was seen to until yesterday is as far back as it was.
  await app.db.updateTable('programmes').set({ valid_from: today() }).where('id', '=', programmeId).execute();
  await app.db
    .updateTable('due_checks')
    .set({ checked_on: daysAfter(today(), -1) })
    .execute();
  await hourly();
  await app.workDueJobs();
  expect(await clinicalDay()).toBe('2027-03-10');
});

test('somebody who leaves is told whether an exam is due, by when, and how that was found', async () => {
  await withProgramme();
  const dismissal = async (query: string) =>
    (await get(`/due-dates/${employee.id}/dismissal?on=${today()}${query}`)).body;
  await issueAso(daysAfter(today(), -134));
  expect(await dismissal('')).toMatchObject({ waived: null });
  expect(await dismissal('&degree=2')).toMatchObject({ waived: true });
  expect(await dismissal('&degree=3')).toMatchObject({ waived: false, by: daysAfter(today(), 10) });
  expect((await dismissal('&degree=2')).source).toContain('7.5.11');
  const unit = await makeUnit(app, company, { degree_of_risk: '2' });
  const body = { unitId: unit.id };
  const moved = await app.call('PUT', `/employees/move/${employee.id}`, { as: company.token, body });
  expect(moved.status).toBe(200);
  expect(await dismissal('')).toMatchObject({ waived: true });
  const later = `/due-dates/${employee.id}/dismissal?on=${daysAfter(today(), 1)}`;
  expect((await get(later)).body).toMatchObject({ waived: false });
});
