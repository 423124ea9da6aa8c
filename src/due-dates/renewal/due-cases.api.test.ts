import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate } from '../../platform/contract/dates.ts';
import { type CaseGroup, type DueCase, versionDay } from '../../testing/due-cases/due-case.ts';
import { dueCases } from '../../testing/due-cases/due-cases.ts';
import {
  employeeFields,
  makeCompany,
  makeDraft,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  makeUnit,
} from '../../testing/factories.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

/** The table of what the norms say about days, asked of the server: what is stored of each person, and the reason that is shown. */

let app: TestApp;
let doctor: string;
beforeAll(async () => {
  app = await startApp();
  doctor = (await makeProfessional(app)).token;
});
afterAll(() => app.stop());

/** What a change of a person asks for that their registration does not. */
const complete = { nis: '12056412547', rg: '12.345.678-9' };

test.each(['usual', 'exempt', 'rural'] as const)('the cases of an employer who is %s', async (kind) => {
  const cases = dueCases.filter(({ employer = 'usual' }) => employer === kind);
  expect(cases.length).toBeGreaterThan(1);
  const company = await makeCompany(app);
  const unit = await makeUnit(app, company, { degree_of_risk: '1' });
  const head = { exempt: kind === 'exempt', rural: kind === 'rural' };
  const before = cases.map((one) => (one.versionBefore === undefined ? one.group : one.versionBefore));
  const now = cases.map(({ group }) => group);
  await firstVersion(company.companyId, { ...head, validFrom: '01-01-2000' }, cases, before);
  await nextVersion(company.companyId, { ...head, validFrom: formatDate(versionDay) }, cases, now);
  const people: string[] = [];
  for (const [at, one] of cases.entries()) people.push(await personOf(one, at, { ...company, unitId: unit.id }));
  await app.workDueJobs();
  const found = [];
  for (const [at, one] of cases.entries()) {
    const { status, body } = await app.call('GET', `/due-dates/${people[at]}`, { as: company.token });
    expect(status).toBe(200);
    found.push({ what: one.what, state: body.state, answer: answerOf(one, body.exams) });
  }
  expect(found).toEqual(cases.map((one) => ({ what: one.what, state: one.state, answer: expectedOf(one) })));
});

type Shown = { code: string; dueOn: string | null; fromOn: string | null; untilOn: string | null; source: string };

function answerOf({ code, expected }: DueCase, exams: readonly Shown[]) {
  const exam = exams.find((one) => one.code === code);
  if (!exam) return null;
  const margin = expected && 'fromOn' in expected ? { fromOn: exam.fromOn, untilOn: exam.untilOn } : {};
  const item = expected && exam.source.includes(expected.item) ? expected.item : exam.source;
  return { dueOn: exam.dueOn, item, ...margin };
}

function expectedOf({ expected }: DueCase) {
  return expected && { ...expected };
}

const nowIn = (at: number) => `Função ${at}`;
const beforeIn = (at: number) => `Função de antes ${at}`;

type Groups = readonly (CaseGroup | null)[];

/** The first version, with a group for each case, by the function of its person; none where the case has none. */
function firstVersion(companyId: string, head: object, cases: readonly DueCase[], groups: Groups) {
  const fields = cases.flatMap(({ functionBefore }, at) => [
    ...fieldsOf(nowIn(at), groups[at] ?? null),
    ...fieldsOf(beforeIn(at), functionBefore ?? null),
  ]);
  return makeProgramme(app, { companyId, token: doctor }, { ...head, groups: fields });
}

/** The next one, with other groups where a case says so. */
async function nextVersion(companyId: string, head: object, cases: readonly DueCase[], groups: Groups): Promise<void> {
  const { programmeId } = await makeDraft(app, { companyId, token: doctor }, { ...head, groups: [] });
  const { body } = await app.call('GET', `/programme/${programmeId}`, { as: doctor });
  for (const [at, { versionBefore }] of cases.entries()) {
    if (versionBefore === undefined) continue;
    const old = body.groups.find(({ name }: { name: string }) => name === nowIn(at));
    if (old) await app.call('DELETE', `/programme/${programmeId}/groups/${old.id}`, { as: doctor });
    for (const group of fieldsOf(nowIn(at), groups[at] ?? null)) {
      const added = await app.call('POST', `/programme/${programmeId}/groups`, { as: doctor, body: group });
      expect(added.status, JSON.stringify(added.body)).toBe(201);
    }
  }
  const forced = await app.call('PUT', `/programme/${programmeId}/force`, { as: doctor, body: {} });
  expect(forced.status, JSON.stringify(forced.body)).toBe(200);
}

function fieldsOf(name: string, group: CaseGroup | null) {
  return group ? [{ name, unitId: null, functions: [name], ...group }] : [];
}

async function personOf(
  { admitted, inFunction = admitted, former, functionBefore, done }: DueCase,
  at: number,
  { companyId, unitId, token }: { companyId: string; unitId: string; token: string },
): Promise<string> {
  const days = { admission_dt: formatDate(admitted), function_start_dt: formatDate(inFunction) };
  const fields = employeeFields({
    ...{ dt_birth: '10-10-1970', employee_function: nowIn(at), ...days },
    ...(former ? { admission_dt: formatDate(former), function_start_dt: formatDate(former) } : {}),
    ...(functionBefore === undefined ? {} : { employee_function: beforeIn(at), function_start_dt: days.admission_dt }),
  });
  const made = await app.call('POST', '/employees', { as: token, body: { ...fields, companyId, unitId } });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id } = made.body.employee;
  if (former) {
    await app.call('PUT', `/employee/delete/${id}`, { as: token });
    await app.call('PUT', `/employee/reactivate/${id}`, { as: token });
  }
  if (former || functionBefore !== undefined) {
    const body = { ...fields, ...complete, ...days, employee_function: nowIn(at) };
    const changed = await app.call('PUT', `/employees/update/${id}`, { as: token, body });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  }
  for (const { code, doneOn, occasion } of done) {
    const fields = { exam_code: code, exam_name: `Exame ${code}`, done_on: formatDate(doneOn), occasion };
    await makeExamRecord(app, { employeeId: id, token: doctor }, fields);
  }
  return id;
}
