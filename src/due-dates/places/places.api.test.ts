import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import { keepDay } from '../../testing/clock/keep-day.ts';
import { noise } from '../../testing/due-cases/due-case.ts';
import {
  employeeFields,
  examFields,
  groupFields,
  makeCompany,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  makeUnit,
  protocolExam,
  unitFields,
} from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

keepDay();

/** Where people worked before is known by whichever way they went elsewhere: a change of risks is due by its day (NR-7, 7.5.10). */

let app: TestApp;
let doctor: string;
let company: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app)).token;
});
beforeEach(async () => {
  company = await makeCompany(app);
});
afterAll(() => app.stop());

const change = /^NR-7, 7\.5\.10/;
const examinedOn = daysAfter(today(), -100);
const complete = { nis: '12056412547', rg: '12.345.678-9' };
const office = groupFields({ functions: ['Atendente'], absence: true, risks: [] });
const loud = (fields: object = {}) =>
  groupFields({
    ...{ functions: ['Prensista'], risks: [noise] },
    exams: [protocolExam(), protocolExam({ code: '0281', name: 'Audiometria', occasions: ['admission', 'periodic'] })],
    ...fields,
  });

/** Somebody who works in the office since 2020 and was examined a hundred days ago. */
async function officeWorker(fields: object = {}, unitId: string | null = null) {
  const typed = employeeFields({
    ...{ admission_dt: '15-01-2020', function_start_dt: '15-01-2020', dt_birth: '10-10-1980' },
    ...{ employee_function: 'Atendente', ...complete, ...fields },
  });
  const body = { ...typed, companyId: company.companyId, unitId };
  const { employee } = (await app.call('POST', '/employees', { as: company.token, body })).body;
  const exam = { exam_code: '0295', exam_name: 'Avaliação clínica', occasion: 'periodic' };
  const done = examFields({ ...exam, done_on: formatDate(examinedOn) });
  await makeExamRecord(app, { employeeId: employee.id, token: doctor }, done);
  return { id: employee.id as string, typed };
}

async function put(path: string, body: object = {}, as = company.token) {
  const { status, body: answer } = await app.call('PUT', path, { as, body });
  expect([200, 204], JSON.stringify(answer)).toContain(status);
}

async function dueOf(id: string) {
  const { body } = await app.call('GET', `/due-dates/${id}`, { as: doctor });
  type Exam = { code: string; dueOn: string | null; source: string };
  return (code: string) => (body.exams as Exam[]).find((exam) => exam.code === code);
}

const withProgramme = (groups: readonly object[]) =>
  makeProgramme(app, { companyId: company.companyId, token: doctor }, { validFrom: '2020-01-01', groups });

test('a new function with new risks is due by the day on which it begins, the exam that is lacking too', async () => {
  await withProgramme([office, loud()]);
  const { id, typed } = await officeWorker();
  const begins = daysAfter(today(), 12);
  const fields = { ...typed, employee_function: 'Prensista', function_start_dt: formatDate(begins) };
  await put(`/employees/update/${id}`, fields);
  const due = await dueOf(id);
  expect([due('0295')?.dueOn, due('0281')?.dueOn]).toEqual([begins, begins]);
  expect(due('0295')?.source).toMatch(change);
  const told = daysAfter(today(), 20);
  await put(`/employees/update/${id}`, { ...fields, function_start_dt: formatDate(told) });
  expect((await dueOf(id))('0295')?.dueOn).toBe(told);
  await put(`/employees/update/${id}`, typed);
  expect((await dueOf(id))('0295')?.source).not.toMatch(change);
});

test('company and professionals are told of a change when it is written, once while it is unread', async () => {
  await withProgramme([office, loud()]);
  const told = async (as: string) => {
    const { notifications } = (await app.call('GET', '/notifications', { as })).body;
    return notifications.filter(({ text }: { text: string }) => text.includes('NR-7, 7.5.10')).length;
  };
  const before = await told(company.token);
  for (const cpf of ['13378271000', '52998224725']) {
    const { id, typed } = await officeWorker({ cpf });
    await put(`/employees/update/${id}`, { ...typed, employee_function: 'Prensista' });
  }
  expect([before, await told(company.token), await told(doctor)]).toEqual([0, 1, 1]);
});

test('without a new day it is due today, and a word that is mended is no change', async () => {
  await withProgramme([office, loud()]);
  const { id, typed } = await officeWorker();
  await put(`/employees/update/${id}`, { ...typed, employee_function: 'Prensista' });
  expect((await dueOf(id))('0295')).toMatchObject({ dueOn: today(), source: expect.stringMatching(change) });
  const other = await officeWorker({ employee_function: 'Prenssista', cpf: '13378271000' });
  await put(`/employees/update/${other.id}`, { ...other.typed, employee_function: 'Prensista' });
  expect((await dueOf(other.id))('0295')?.source).not.toMatch(change);
});

test('so it is with another unit, and with another group by hand', async () => {
  const unit = await makeUnit(app, company);
  const { groups } = await withProgramme([office, loud({ unitId: unit.id, functions: ['Atendente'] })]);
  const [, noisy] = groups;
  const moved = await officeWorker();
  await put(`/employees/move/${moved.id}`, { unitId: unit.id });
  expect((await dueOf(moved.id))('0295')).toMatchObject({ dueOn: today(), source: expect.stringMatching(change) });
  const chosen = await officeWorker({ cpf: '13378271000' });
  await put(`/programmes/${company.companyId}/members/${chosen.id}`, { groupId: noisy.id }, doctor);
  expect((await dueOf(chosen.id))('0281')).toMatchObject({ dueOn: today(), source: expect.stringMatching(change) });
});

test('what is planned for a change is that of the new function: its risks, and the exams that are lacking', async () => {
  await withProgramme([office, loud()]);
  const { id } = await officeWorker();
  const plan = async (query: string) =>
    (await app.call('GET', `/programmes/employee/${id}/plan?occasion=riskChange&on=${today()}${query}`, { as: doctor }))
      .body;
  expect(await plan('')).toMatchObject({ absence: true, risks: [] });
  const changed = await plan('&newFunction=PRENSISTA');
  expect(changed).toMatchObject({ absence: false, risks: [{ name: 'Ruído' }] });
  expect(changed.exams.map(({ code }: { code: string }) => code)).toEqual(['0295', '0281']);
});

test('a rehire begins anew: the exam of the first contract is none of the second', async () => {
  await withProgramme([office]);
  const { id, typed } = await officeWorker();
  await put(`/employee/delete/${id}`);
  await put(`/employee/reactivate/${id}`);
  expect((await dueOf(id))('0295')?.dueOn).not.toBe(today());
  await put(`/employees/update/${id}`, { ...typed, admission_dt: formatDate(today()) });
  const { body } = await app.call('GET', `/due-dates/${id}`, { as: doctor });
  expect(body).toMatchObject({ state: 'neverExamined' });
  expect((await dueOf(id))('0295')?.dueOn).toBe(today());
});

test('an exemption ends with the degree of risk that it depends on', async () => {
  const unit = await makeUnit(app, company, { degree_of_risk: '2' });
  const falls = { kind: 'accident', code: '', name: 'Queda', source: '', intensity: '', medicalControl: true };
  const group = groupFields({ functions: ['Atendente'], risks: [falls] });
  const head = { exempt: true, validFrom: '2020-01-01', groups: [group] };
  await makeProgramme(app, { companyId: company.companyId, token: doctor }, head);
  const { id } = await officeWorker();
  expect((await dueOf(id))('0295')?.source).toMatch(/^NR-7, 7\.7\.1/);
  await put(`/unit/update/${unit.id}`, { ...unitFields(), degree_of_risk: '3' });
  await app.workDueJobs();
  expect((await dueOf(id))('0295')?.source).toMatch(/^NR-7, 7\.5\.8 II: 12 meses/);
});

test('a version that says exempt with exposure is not put in force', async () => {
  await makeUnit(app, company, { degree_of_risk: '2' });
  const body = { ...{ validFrom: '2020-01-01', validTo: '', exempt: true, rural: false }, physicianName: '' };
  const physician = { physicianCouncil: '', physicianNumber: '', physicianUf: '' };
  const made = await app.call('POST', `/programmes/${company.companyId}`, {
    ...{ as: doctor, body: { ...body, ...physician } },
  });
  const { id } = made.body.programme;
  await app.call('POST', `/programme/${id}/groups`, { as: doctor, body: loud() });
  const refused = await app.call('PUT', `/programme/${id}/force`, { as: doctor, body: {} });
  expect(refused.status).toBe(400);
  expect(refused.body.data?.issues ?? refused.body.issues).toContainEqual(
    expect.objectContaining({ path: 'exempt', message: expect.stringContaining('NR-1, 1.8.6') }),
  );
});
