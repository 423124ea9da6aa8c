import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dueDayJob } from '../due-dates/renewal/due-day-job.server.ts';
import { daysAfter, formatDate, today } from '../platform/contract/dates.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import {
  examFields,
  groupFields,
  makeAbsence,
  makeCompany,
  makeEmployee,
  makeExamRecord,
  makeInterval,
  makeProfessional,
  makeProgramme,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { personDataRequest, takePersonData } from '../testing/issued/person-data.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
let admin: string;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
let employee: { id: string };
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = (await makeProfessional(app)).token;
});
beforeEach(async () => {
  company = await makeCompany(app);
  employee = await makeEmployee(app, company, { name: 'Nadir Ausente', admission_dt: '2020-01-15' });
});
afterAll(() => app.stop());

const post = (fields: object, as = company.token) =>
  app.call('POST', '/absences', { as, body: { employeeId: employee.id, ...fields } });
const put = (id: string, body: object, as = company.token) => app.call('PUT', `/absences/${id}`, { as, body });
const read = async (id: string, as = doctor) => (await app.call('GET', `/absences/${id}`, { as })).body.absence;
const list = async (query: string, as = company.token) =>
  (await app.call('GET', `/absences?companyId=${company.companyId}${query}`, { as })).body;
const due = async () => (await app.call('GET', `/due-dates/${employee.id}`, { as: company.token })).body;
const issues = (body: { data?: { issues?: { path: string }[] } }) => body.data?.issues?.map(({ path }) => path);
/** So many days ago. */
const ago = (days: number) => formatDate(daysAfter(today(), -days));

async function withProtocol(doneOn = '2026-09-20') {
  await makeProgramme(app, { companyId: company.companyId, token: doctor }, { groups: [groupFields()] });
  await makeExamRecord(
    app,
    { employeeId: employee.id, token: doctor },
    examFields({ exam_code: '0295', done_on: doneOn }),
  );
  await app.workDueJobs();
}

test.each([
  ['2026-10-29', { dueOn: '2027-09-20' }, 29, false],
  ['2026-10-30', { dueOn: '2026-10-30', source: expect.stringContaining('NR-7, 7.5.9') }, 30, true],
])('from 01-10 until %s: %o', async (ends_on, exam, days, returnExam) => {
  await withProtocol();
  const absenceId = (await post({ starts_on: '01-10-2026', ends_on })).body.absenceId;
  expect((await due()).exams[0]).toMatchObject(exam);
  expect(await read(absenceId)).toMatchObject({ days, returnExam, returnOn: daysAfter(ends_on, 1) });
});

test('without an end the dates rest and the person is away, until an end is said, and as before once it is withdrawn', async () => {
  await withProtocol('2025-10-10');
  const { absenceId } = (await post({ starts_on: '01-10-2026', ends_on: '' })).body;
  expect(await due()).toMatchObject({ state: 'absent', exams: [{ dueOn: null, awaitsReturn: true }] });
  expect((await list('&list=open&pageSize=0')).total).toBe(1);
  const { version } = await read(absenceId);
  const changed = await put(absenceId, { starts_on: '01-10-2026', ends_on: '30-10-2026', version });
  expect(changed.status).toBe(200);
  expect(await due()).toMatchObject({ state: 'scheduled', exams: [{ dueOn: '2026-10-30' }] });
  expect((await put(absenceId, { starts_on: '01-10-2026', ends_on: '', version })).status).toBe(409);
  expect((await list('&list=open&pageSize=0')).total).toBe(0);
  const withdrawn = await app.call('PUT', `/absences/${absenceId}/withdraw`, { as: company.token, body: {} });
  expect(withdrawn.status).toBe(204);
  expect(await due()).toMatchObject({ exams: [{ dueOn: '2026-10-10' }] });
  expect((await app.call('GET', `/absences/${absenceId}`, { as: doctor })).status).toBe(404);
  expect((await list('')).absences).toEqual([]);
});

test.each<[string, object, number, string[] | undefined]>([
  ['an end before the start', { starts_on: '10-10-2026', ends_on: '09-10-2026' }, 400, ['ends_on']],
  ['a start before the admission', { starts_on: '14-01-2020', ends_on: '20-01-2020' }, 400, ['starts_on']],
  ['no start', { starts_on: '', ends_on: '' }, 400, ['starts_on']],
  ['a day that is not in the calendar', { starts_on: '29-02-2026', ends_on: '' }, 400, ['starts_on']],
  ['somebody unknown', { starts_on: '10-10-2026', ends_on: '', employeeId: unknownId }, 404, undefined],
])('%s is refused', async (_what, fields, status, paths) => {
  const answer = await post(fields);
  expect([answer.status, issues(answer.body)]).toEqual([status, paths]);
});

test('a start in the future, one day alone and the day of the admission are taken', async () => {
  for (const [starts_on, ends_on] of [
    [formatDate(daysAfter(today(), 40)), ''],
    ['10-10-2026', '10-10-2026'],
    ['15-01-2020', '20-01-2020'],
  ])
    expect((await post({ starts_on, ends_on })).status).toBe(201);
});

test('nobody is away twice on one day; the next day is another absence of the same run', async () => {
  await withProtocol();
  await post({ starts_on: '01-10-2026', ends_on: '15-10-2026' });
  for (const [starts_on, ends_on] of [
    ['15-10-2026', '20-10-2026'],
    ['20-09-2026', '01-10-2026'],
    ['20-09-2026', ''],
    ['05-10-2026', '06-10-2026'],
  ]) {
    const refused = await post({ starts_on, ends_on });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('de 01-10-2026 a 15-10-2026'),
    ]);
  }
  const next = (await post({ starts_on: '16-10-2026', ends_on: '30-10-2026' })).body.absenceId;
  expect(await read(next)).toMatchObject({ days: 15, returnExam: true });
  expect((await due()).exams[0]).toMatchObject({ dueOn: '2026-10-30' });
  const moved = await put(next, { starts_on: '14-10-2026', ends_on: '30-10-2026' });
  expect([moved.status, issues(moved.body)]).toEqual([409, ['starts_on']]);
});

test('the cause is the clinic’s alone: sealed, never told to a company, its list, its file or the trail', async () => {
  const secret = 'Hanseníase tratada';
  const said = {
    ...{ source: 'certificate', nature: 'illness', gradual_return: 'yes', same_cause: 'no' },
    ...{ cause: secret, cid: 'A30.9' },
  };
  const clinical = { ...said, chapter: 'I. Doenças infecciosas e parasitárias' };
  const refused = await post({ starts_on: '01-10-2026', ends_on: '', cause: secret });
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('só as datas')]);
  const { absenceId } = (await post({ starts_on: '01-10-2026', ends_on: '', ...said }, doctor)).body;
  expect((await read(absenceId)).clinical).toEqual(clinical);
  expect((await read(absenceId, company.token)).clinical).toBeNull();
  for (const said of [
    { nature: 'other' },
    { source: 'notice' },
    { gradual_return: '' },
    { cause: '' },
    { cid: '' },
    { cid: 'A30' },
  ])
    expect((await put(absenceId, { starts_on: '01-10-2026', ends_on: '', ...said })).status).toBe(403);
  expect((await put(absenceId, { starts_on: '01-10-2026', ends_on: '02-10-2026' })).status).toBe(200);
  expect((await read(absenceId)).clinical).toEqual(clinical);
  const exported = await app.call('GET', '/exports/absences/list?format=csv', { as: company.token });
  const { entries } = (await app.call('GET', `/audit?companyId=${company.companyId}`, { as: admin })).body;
  for (const shown of [await list(''), exported, entries])
    for (const word of [secret, 'illness', 'certificate', 'A30', 'infecciosas'])
      expect(JSON.stringify(shown)).not.toContain(word);
  // Of a list not even a professional's sheet has it; all of it is in what the person is given, which nobody else takes.
  const sheet = await app.call('GET', '/exports/absences/list?format=csv&list=all', { as: doctor });
  expect([sheet.status, JSON.stringify(sheet.body)]).toEqual([200, expect.not.stringMatching(/A30|Hanseníase/)]);
  const { data } = await takePersonData(app, doctor, employee.id);
  expect(JSON.stringify(data.tables.absences)).toMatch(/A30\.9/);
  const reception = (await makeProfessional(app, { access: 'reception' }, admin)).token;
  for (const as of [admin, reception, company.token]) {
    const taken = await app.call('POST', `/people/${employee.id}/data`, { as, body: personDataRequest });
    const paths = [`/absences/${absenceId}`, '/absences?list=all', '/exports/absences/list?format=csv&list=all'];
    const others = as === company.token ? [] : await Promise.all(paths.map((path) => app.call('GET', path, { as })));
    expect([taken, ...others].map(({ status }) => status).filter((status) => status !== 403 && status !== 404)).toEqual(
      [],
    );
  }
});

test.each([
  ['m54.1', 'M54.1'],
  ['', ''],
  ['M54', 'M54'],
])('of %s the CID is %s', async (cid, kept) => {
  const { absenceId } = (await post({ starts_on: '01-10-2026', ends_on: '', cid }, doctor)).body;
  expect((await read(absenceId)).clinical.cid).toBe(kept);
});

test.each(['hérnia', 'M5', 'D49', 'M54.15'])('%s is no CID', async (cid) => {
  const { status, body } = await post({ starts_on: '01-10-2026', ends_on: '', cid }, doctor);
  expect([status, issues(body)]).toEqual([400, ['cid']]);
});

test('a CID that is left out stays, and one that is emptied is gone', async () => {
  const days = { starts_on: '01-10-2026', ends_on: '02-10-2026' };
  const { absenceId } = (await post({ ...days, cid: 'M54.1' }, doctor)).body;
  await put(absenceId, days, doctor);
  expect((await read(absenceId)).clinical.cid).toBe('M54.1');
  await put(absenceId, { ...days, cid: '' }, doctor);
  expect((await read(absenceId)).clinical).toMatchObject({ cid: '', chapter: '' });
});

test('of an absence that a professional says was for another reason no return exam follows', async () => {
  await withProtocol();
  const { absenceId } = (await post({ starts_on: '01-10-2026', ends_on: '30-10-2026' })).body;
  expect((await due()).exams[0]).toMatchObject({ dueOn: '2026-10-30' });
  await put(absenceId, { starts_on: '01-10-2026', ends_on: '30-10-2026', nature: 'other' }, doctor);
  expect((await due()).exams[0]).toMatchObject({ dueOn: '2027-09-20' });
});

test('a company reads and writes its own; each list has what it says', async () => {
  const other = await makeCompany(app);
  const theirs = await makeEmployee(app, other);
  const absenceId = await makeAbsence(app, { employeeId: theirs.id, token: other.token }, { ends_on: '' });
  expect((await app.call('GET', `/absences/${absenceId}`, { as: company.token })).status).toBe(404);
  expect((await put(absenceId, { starts_on: '01-10-2026', ends_on: '' })).status).toBe(404);
  expect((await post({ employeeId: theirs.id, starts_on: '01-10-2026', ends_on: '' })).status).toBe(404);
  await post({ starts_on: ago(3), ends_on: ago(-3) });
  await post({ starts_on: ago(40), ends_on: ago(30) });
  expect((await list('&list=current&search=nadir')).total).toBe(1);
  expect((await list('&list=all&search=nadir')).total).toBe(2);
  expect((await list('&list=all&search=ninguem')).total).toBe(0);
  await app.call('PUT', `/employee/delete/${employee.id}`, { as: company.token });
  expect((await list('&list=current')).total).toBe(0);
  expect((await post({ starts_on: '01-10-2025', ends_on: '' })).status).toBe(409);
});

test('the clinic is told once of an absence that comes to 30 days, and of an end that is near, without its cause', async () => {
  employee = await makeEmployee(app, company, { name: 'Tereza Avisada', admission_dt: '2020-01-15' });
  const told = async () =>
    (await app.call('GET', '/notifications', { as: doctor })).body.notifications
      .map(({ text }: { text: string }) => text)
      .filter((text: string) => text.includes('Tereza Avisada'));
  const { absenceId } = (await post({ starts_on: ago(28), ends_on: '' })).body;
  expect(await told()).toEqual([]);
  await put(absenceId, { starts_on: ago(29), ends_on: '' });
  expect(await told()).toEqual([expect.stringContaining('chegou a 30 dias')]);
  await put(absenceId, { starts_on: ago(29), ends_on: ago(-20) });
  await app.db
    .updateTable('absences')
    .set({ ends_on: daysAfter(today(), 7) })
    .where('id', '=', absenceId)
    .execute();
  await app.db
    .updateTable('due_checks')
    .set({ checked_on: daysAfter(today(), -1) })
    .execute();
  for (let day = 0; day < 2; day++) {
    await enqueue(app.db, dueDayJob, {});
    await app.workDueJobs();
    await app.db
      .updateTable('due_checks')
      .set({ checked_on: daysAfter(today(), -1) })
      .execute();
  }
  expect(await told()).toEqual([expect.stringContaining('termina em'), expect.stringContaining('chegou a 30 dias')]);
});

test('an interval of one’s own moves the date; the company reads whose it is, and nobody but the clinic why', async () => {
  await withProtocol();
  const at = { employeeId: employee.id, token: doctor };
  const intervalId = await makeInterval(app, at, { months: 3, from_on: '20-09-2026', reason: 'Gestação de risco' });
  const [exam] = (await due()).exams;
  expect(exam).toMatchObject({
    dueOn: '2026-12-20',
    source: expect.stringContaining('Intervalo definido pelo médico, 3 meses'),
  });
  expect(JSON.stringify(await due())).not.toContain('Gestação');
  const path = `/intervals/${intervalId}`;
  expect((await app.call('GET', path, { as: company.token })).status).toBe(403);
  const { interval } = (await app.call('GET', path, { as: doctor })).body;
  expect(interval).toMatchObject({ reason: 'Gestação de risco', months: 3, untilOn: null, version: 1 });
  const ended = { months: 3, from_on: '20-09-2026', until_on: '19-12-2026', reason: 'Gestação de risco' };
  expect((await app.call('PUT', path, { as: doctor, body: { ...ended, version: 1 } })).status).toBe(200);
  expect((await app.call('PUT', path, { as: doctor, body: { ...ended, version: 1 } })).status).toBe(409);
  expect((await due()).exams[0]).toMatchObject({ dueOn: '2027-09-20' });
  for (const [field, value] of [
    ['months', 25],
    ['months', 0],
    ['until_on', '01-01-2026'],
    ['from_on', '01-01-2019'],
  ]) {
    const refused = await app.call('PUT', path, { as: doctor, body: { ...ended, [String(field)]: value } });
    expect([refused.status, issues(refused.body)]).toEqual([400, [field]]);
  }
  expect((await app.call('PUT', `${path}/withdraw`, { as: doctor, body: { version: 2 } })).status).toBe(204);
  expect((await app.call('GET', `/employee/${employee.id}/intervals`, { as: doctor })).body.intervals).toEqual([]);
});
