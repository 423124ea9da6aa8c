import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clockShift } from '../testing/clock/clock.ts';
import {
  examFields,
  makeCompany,
  makeDisease,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeUnit,
  reportFields,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

/** What the screen of a report shows is what would be issued; from which day the next one is counted (NR-7, 7.6.2). */

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let units: { id: string }[];
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: Buffer.alloc(32, 3).toString('base64') });
  doctor = await makeProfessional(app);
});
beforeEach(async () => {
  company = await makeCompany(app);
  units = [];
  for (const identification of ['Fábrica', 'Loja']) {
    units.push(await makeUnit(app, company, { identification, degree_of_risk: '3' }));
  }
});
afterAll(() => app.stop());

const as = () => ({ as: doctor.token });
const read = async (id: string) => (await app.call('GET', `/annual-report/${id}`, as())).body;
const list = async () => (await app.call('GET', `/annual-reports/${company.companyId}`, as())).body;
const cancel = (id: string) =>
  app.call('PUT', `/issued-documents/${id}/cancel`, { ...as(), body: { reason: 'Período errado' } });

/** A report whose text is written, of a year or of other days. */
async function ready(from_on = '01-01-2025', until_on = '31-12-2025'): Promise<string> {
  const begun = { from_on, until_on, breakdown: 'unit' };
  const { body } = await app.call('POST', `/annual-reports/${company.companyId}`, { ...as(), body: begun });
  const { id } = body.annualReport;
  const written = { ...as(), body: reportFields({ breakdown: 'unit', version: 1 }) };
  expect((await app.call('PUT', `/annual-report/${id}`, written)).status).toBe(200);
  return id;
}

/** Issues a report, as its screen does, and answers the document; the screen has shown what it says. */
async function issueAsShown(reportId: string): Promise<{ documentId: string; name: string }> {
  const { report, content, previous, standing } = await read(reportId);
  const issued = await app.call('POST', '/company-documents', {
    ...as(),
    body: {
      ...{ companyId: company.companyId, kind: 'annual-report', answers: { reportId, version: report.version } },
      ...(standing && { supersedesId: standing.id }),
    },
  });
  expect(issued.status).toBe(201);
  const { answers } = (await app.call('GET', `/issued-documents/${issued.body.documentId}/answers`, as())).body;
  expect(content).toEqual(answers.content);
  expect(previous).toEqual(answers.previous);
  return { documentId: issued.body.documentId, name: issued.body.name };
}

/** So many more people of a unit, each with an audiometry of the year, of whom so many have an abnormal one. */
async function examined(at: number, people: number, abnormal: number, year = 2025): Promise<string[]> {
  const ids: string[] = [];
  for (let one = 0; one < people; one++) {
    const { id } = await makeEmployee(app, company, {
      ...{ unitId: units[at]?.id, dt_birth: '20-05-1990', admission_dt: '15-01-2020', function_start_dt: '15-01-2020' },
    });
    const exam = examFields({ done_on: `10-03-${year}`, result: one < abnormal ? 'altered' : 'normal' });
    await makeExamRecord(app, { employeeId: id, token: doctor.token }, exam);
    ids.push(id);
  }
  return ids;
}

async function onLaterDay<Answer>(days: number, work: () => Promise<Answer>): Promise<Answer> {
  const shift = process.env.TEST_CLOCK_SHIFT;
  process.env.TEST_CLOCK_SHIFT = String(clockShift() + days * 86_400_000);
  try {
    doctor = { ...doctor, token: (await makeProfessional(app)).token };
    return await work();
  } finally {
    if (shift === undefined) delete process.env.TEST_CLOCK_SHIFT;
    else process.env.TEST_CLOCK_SHIFT = shift;
  }
}

const nothing = { rows: [], merged: null, total: null };

test('what a correction would give back beside the first one its screen hides before it is issued', async () => {
  await examined(0, 12, 4);
  await examined(1, 12, 4);
  const id = await ready();
  await issueAsShown(id);
  expect((await read(id)).content.abnormal[0].table.total).toEqual([8, 16]);
  // One more, with an abnormal result: the difference would be that person.
  await examined(0, 1, 1);
  expect((await read(id)).content.abnormal[0].table).toEqual(nothing);
  await issueAsShown(id);
  await examined(0, 3, 0);
  await issueAsShown(id);
});

test('beside the days of one that was cancelled the screen tells a and b alone, as the paper does', async () => {
  await examined(0, 12, 4);
  const { documentId } = await issueAsShown(await ready());
  expect((await cancel(documentId)).status).toBe(204);
  const other = await ready('01-02-2025', '31-01-2026');
  expect((await read(other)).content).toMatchObject({
    complementary: [{ exams: 12 }],
    abnormal: [{ table: nothing }],
    diseases: nothing,
  });
  await issueAsShown(other);
});

test('older diseases are shown beside the report of the year before as they are on paper, which the screen names', async () => {
  const ids = await examined(0, 14, 4, 2024);
  for (const employeeId of ids.slice(0, 4)) {
    await makeDisease(app, { employeeId, token: doctor.token }, { diagnosed_on: '05-02-2024' });
  }
  const before = await issueAsShown(await ready('01-01-2024', '31-12-2024'));
  // One of the four is healed before the year begins: what is older now lies one below all of then.
  const [disease] = await app.db
    .selectFrom('work_diseases')
    .select('id')
    .where('employee_id', '=', ids[0] ?? '')
    .execute();
  await app.db
    .updateTable('work_diseases')
    .set({ ended_on: '2024-06-01' })
    .where('id', '=', disease?.id ?? '')
    .execute();
  const id = await ready();
  const { content, previous } = await read(id);
  expect([content.diseases, previous.name]).toEqual([nothing, before.name]);
  await issueAsShown(id);
});

test('the next one is due a year after the last one, which no correction moves; a cancelled one is none', async () => {
  await examined(0, 12, 4);
  const id = await ready();
  expect(await list()).toMatchObject({ issued: [], last: null });
  const first = await issueAsShown(id);
  const { last } = await list();
  expect(last).toMatchObject({ id: first.documentId, name: first.name });
  await examined(0, 3, 0);
  const own = doctor.token;
  const corrected = await onLaterDay(40, async () => {
    const { report, standing } = await read(id);
    expect(standing).toEqual({ id: first.documentId, name: first.name });
    const answers = { reportId: id, version: report.version };
    const body = { companyId: company.companyId, kind: 'annual-report', answers, supersedesId: standing.id };
    const { body: issued } = await app.call('POST', '/company-documents', {
      ...as(),
      body: { ...body, correctionReason: 'Exames que faltavam' },
    });
    return issued;
  });
  doctor = { ...doctor, token: own };
  expect(await list()).toMatchObject({
    issued: [{ id: corrected.documentId, reportId: id }],
    last: { id: corrected.documentId, on: last.on, nextOn: last.nextOn },
  });
  await onLaterDay(41, () => cancel(corrected.documentId));
  doctor = { ...doctor, token: own };
  const after = await list();
  expect([after.last, after.issued]).toEqual([null, []]);
});
