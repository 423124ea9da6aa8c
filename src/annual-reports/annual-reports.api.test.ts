import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clockShift } from '../testing/clock/clock.ts';
import {
  examFields,
  makeCompany,
  makeDisease,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  makeUnit,
  ofCouncil,
  reportFields,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

/** The annual analytical report by the text of NR-7, 7.6.2 to 7.7.4. */

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
  for (const identification of ['Fábrica', 'Loja', 'Sede']) {
    units.push(await makeUnit(app, company, { identification, degree_of_risk: '3' }));
  }
});
afterAll(() => app.stop());

const as = () => ({ as: doctor.token });
const period = (year = 2025) => ({ from_on: `01-01-${year}`, until_on: `31-12-${year}`, breakdown: 'unit' });
const begin = (fields: object = {}) =>
  app.call('POST', `/annual-reports/${company.companyId}`, { ...as(), body: { ...period(), ...fields } });
const write = (id: string, fields: object = {}) =>
  app.call('PUT', `/annual-report/${id}`, { ...as(), body: reportFields(fields) });
const contentOf = async (id: string) => (await app.call('GET', `/annual-report/${id}`, as())).body.content;
const answersOf = async (reportId: string) => {
  const { version } = (await app.call('GET', `/annual-report/${reportId}`, as())).body.report;
  return { reportId, version };
};
const issue = async (reportId: string, fields: object = {}) =>
  app.call('POST', '/company-documents', {
    ...as(),
    body: { companyId: company.companyId, kind: 'annual-report', answers: await answersOf(reportId), ...fields },
  });
const issued = async (id: string) => (await app.call('GET', `/issued-documents/${id}/answers`, as())).body.answers;

/** People of a unit, each with an audiometry of the year, of whom so many have an abnormal one. */
async function examined(at: number, people: number, abnormal: number, year = 2025) {
  const ids: string[] = [];
  for (let one = 0; one < people; one++) {
    const { id } = await makeEmployee(app, company, {
      ...{ unitId: units[at]?.id, dt_birth: '20-05-1990', admission_dt: '15-01-2020', function_start_dt: '15-01-2020' },
    });
    const result = one < abnormal ? 'altered' : 'normal';
    const exam = examFields({ done_on: `10-03-${year}`, result });
    await makeExamRecord(app, { employeeId: id, token: doctor.token }, exam);
    ids.push(id);
  }
  return ids;
}

/** A report whose text is written, ready to be issued. */
async function ready(fields: object = {}, year = 2025) {
  const { annualReport: report } = (await begin({ ...period(year), ...fields })).body;
  expect((await write(report.id, { breakdown: 'unit', version: 1 })).status).toBe(200);
  return report.id as string;
}

test('only professionals prepare it, one of a period, each save with its version', async () => {
  const { status, body } = await begin();
  expect([status, body.annualReport]).toMatchObject([
    201,
    { from_on: '2025-01-01', until_on: '2025-12-31', version: 1 },
  ]);
  const { id } = body.annualReport;
  const admin = await signInFirstAdmin(app);
  for (const token of [company.token, admin]) {
    expect((await app.call('GET', `/annual-report/${id}`, { as: token })).status).toBe(403);
    expect((await app.call('GET', `/annual-reports/${company.companyId}`, { as: token })).status).toBe(403);
    expect((await app.call('PUT', `/annual-report/${id}`, { as: token, body: reportFields() })).status).toBe(403);
  }
  expect((await begin()).status).toBe(409);
  expect((await begin({ until_on: '31-12-2024' })).body.data.issues[0].path).toBe('until_on');
  for (const until_on of ['01-01-2026', '31-12-9999']) {
    const { status: refused, body: said } = await begin({ until_on });
    expect([refused, said.data.issues]).toMatchObject([
      400,
      [{ path: 'until_on', message: expect.stringMatching(/um ano/) }],
    ]);
  }
  expect((await app.call('GET', `/annual-reports/${unknownId}`, as())).status).toBe(404);
  expect((await app.call('GET', `/annual-report/${unknownId}`, as())).status).toBe(404);
  const draft = { discussion: 'Menos perdas auditivas.', version: 1 };
  expect((await write(id, draft)).body.annualReport).toMatchObject({ discussion: draft.discussion, version: 2 });
  expect((await write(id, draft)).status).toBe(409);
  const { reports } = (await app.call('GET', `/annual-reports/${company.companyId}`, as())).body;
  expect(reports).toMatchObject([{ id, discussion: draft.discussion }]);
});

test('two who begin one of the same period at once make one, and the other is told', async () => {
  const both = await Promise.all([begin(), begin()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('who has left on the evening before the period did not work in it', async () => {
  const [first = ''] = await examined(0, 12, 0);
  // Ten in the evening of 31-12-2024, where the practice is.
  const inactivated_at = '2025-01-01T01:00:00.000Z';
  await app.db.updateTable('employees').set({ inactivated_at }).where('id', '=', first).execute();
  expect((await contentOf(await ready())).diseases.total).toEqual([0, 0, 11]);
});

test('counts are of the records, cells of one or two people are merged and the total stays', async () => {
  await examined(0, 10, 4);
  await examined(1, 8, 1);
  await examined(2, 8, 2);
  const id = await ready();
  const content = await contentOf(id);
  expect(content).toMatchObject({
    form: 'whole',
    degree: '3',
    employees: 26,
    complementary: [{ code: '0281', exams: 26 }],
  });
  const [{ table }] = content.abnormal;
  expect(table.total).toEqual([7, 19]);
  const shown = new Map(table.rows.map((row: { name: string; counts: number[] }) => [row.name, row.counts]));
  expect([...shown].every(([name, counts]) => name === 'Fábrica' && String(counts) === '4,6')).toBe(true);
  // Those of one or two always stand together; chance may take the third with them.
  expect(table.merged.names).toEqual(expect.arrayContaining(['Loja', 'Sede']));
  expect(await contentOf(id)).toEqual(content);
});

test('100 people with three older and two new cases: both are too few beside each other, and nothing is told of them', async () => {
  const ids = await examined(0, 12, 0);
  for (const [at, day] of ['05-02-2024', '05-03-2024', '05-04-2024', '05-02-2025', '05-03-2025'].entries()) {
    await makeDisease(app, { employeeId: ids[at] ?? '', token: doctor.token }, { diagnosed_on: day });
  }
  const id = await ready();
  expect((await contentOf(id)).diseases).toEqual({ rows: [], merged: null, total: null });
  const more = { diagnosed_on: '05-05-2025' };
  await makeDisease(app, { employeeId: ids[5] ?? '', token: doctor.token }, more);
  // Suspected, ended before, and of another person's year: none of them counts.
  await makeDisease(app, { employeeId: ids[6] ?? '', token: doctor.token }, { ...more, nexus: 'suspected' });
  const ended = { diagnosed_on: '05-05-2023', ended_on: '05-06-2024' };
  await makeDisease(app, { employeeId: ids[7] ?? '', token: doctor.token }, ended);
  await makeDisease(app, { employeeId: ids[8] ?? '', token: doctor.token }, { diagnosed_on: '05-05-2026' });
  expect((await contentOf(id)).diseases).toEqual({
    ...{ rows: [{ name: 'Fábrica', counts: [3, 3, 6] }], merged: null, total: [3, 3, 6] },
  });
});

describe('issued', () => {
  test('it is a numbered document of the company, with the date of the next one, and frozen', async () => {
    const ids = await examined(0, 12, 4);
    const id = await ready();
    const { status, body } = await issue(id);
    expect([status, body.name]).toEqual([201, expect.stringMatching(/^Relatório \d{4}\/000001$/)]);
    const answers = await issued(body.documentId);
    expect(answers).toMatchObject({ reportId: id, discussion: 'Sem variações.', previous: null });
    expect(answers.nextOn > answers.day).toBe(true);
    const read = await app.call('GET', `/issued-documents/${body.documentId}`, { as: company.token });
    expect(read.body.document).toMatchObject({ kind: 'annual-report', isReady: true, confidential: false });
    const more = examFields({ done_on: '11-03-2025', result: 'altered' });
    await makeExamRecord(app, { employeeId: ids[11] ?? '', token: doctor.token }, more);
    expect(await issued(body.documentId)).toEqual(answers);
    expect((await issue(id)).status).toBe(409);
  });

  test('a correction shows no count that gives one person back beside the one before', async () => {
    const ids = await examined(0, 12, 4);
    const id = await ready();
    const { documentId } = (await issue(id)).body;
    expect((await issued(documentId)).content.abnormal[0].table.total).toEqual([4, 8]);
    const more = examFields({ done_on: '11-03-2025', result: 'altered' });
    await makeExamRecord(app, { employeeId: ids[11] ?? '', token: doctor.token }, more);
    const corrected = await issue(id, { supersedesId: documentId });
    expect(corrected.status).toBe(201);
    const { content } = await issued(corrected.body.documentId);
    expect(content.abnormal[0].table).toEqual({ rows: [], merged: null, total: null });
  });

  test('it compares with the report of the period before, and no two share a day', async () => {
    await examined(0, 12, 4, 2024);
    const first = (await issue(await ready({}, 2024))).body;
    await examined(0, 12, 6, 2025);
    const year = await ready();
    const { documentId } = (await issue(year)).body;
    const { previous } = await issued(documentId);
    expect(previous).toMatchObject({ name: first.name, content: { from: '2024-01-01' } });
    const crossing = await ready({ from_on: '01-07-2025', until_on: '30-06-2026' });
    const refused = await issue(crossing);
    expect([refused.status, refused.body.message]).toMatchObject([409, expect.stringContaining('Relatório')]);
  });

  test('it compares with the last period before it, whichever was issued last', async () => {
    await examined(0, 12, 4, 2024);
    const later = (await issue(await ready({}, 2024))).body;
    expect((await issue(await ready({}, 2023))).status).toBe(201);
    const { documentId } = (await issue(await ready())).body;
    expect((await issued(documentId)).previous).toMatchObject({ name: later.name, content: { from: '2024-01-01' } });
  });

  test('a correction is of the same period, and the next one is due when it was', async () => {
    await examined(0, 12, 4);
    const id = await ready();
    const { documentId } = (await issue(id)).body;
    const other = await issue(await ready({}, 2024), { supersedesId: documentId });
    expect([other.status, other.body.message]).toMatchObject([409, expect.stringContaining('mesmo período')]);
    const first = await issued(documentId);
    const shift = process.env.TEST_CLOCK_SHIFT;
    process.env.TEST_CLOCK_SHIFT = String(clockShift() + 86_400_000);
    try {
      const { token } = await makeProfessional(app);
      const body = { companyId: company.companyId, kind: 'annual-report', answers: await answersOf(id) };
      const correcting = { ...body, supersedesId: documentId, correctionReason: 'Um exame a mais' };
      const corrected = await app.call('POST', '/company-documents', { as: token, body: correcting });
      expect(corrected.status).toBe(201);
      const path = `/issued-documents/${corrected.body.documentId}/answers`;
      const { answers } = (await app.call('GET', path, { as: token })).body;
      expect([answers.nextOn, answers.day > first.day]).toEqual([first.nextOn, true]);
    } finally {
      if (shift === undefined) delete process.env.TEST_CLOCK_SHIFT;
      else process.env.TEST_CLOCK_SHIFT = shift;
    }
  });

  test('what another has written since it was read is not issued unread', async () => {
    await examined(0, 12, 4);
    const id = await ready();
    const read = await answersOf(id);
    expect((await write(id, { version: read.version, discussion: 'Outra discussão.' })).status).toBe(200);
    const refused = await issue(id, { answers: read });
    expect([refused.status, refused.body.message]).toMatchObject([
      409,
      expect.stringContaining('mudado por outra pessoa'),
    ]);
    expect((await issued((await issue(id)).body.documentId)).discussion).toBe('Outra discussão.');
  });

  test('of two that are issued at once with days in common one is', async () => {
    await examined(0, 12, 4);
    const [year, half] = [await ready(), await ready({ from_on: '01-07-2025', until_on: '30-06-2026' })];
    const both = await Promise.all([year, half].map((id) => issue(id)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('beside the days of one that was cancelled only what hides nobody is told', async () => {
    await examined(0, 12, 4);
    const { documentId } = (await issue(await ready())).body;
    const body = { reason: 'Período errado' };
    expect((await app.call('PUT', `/issued-documents/${documentId}/cancel`, { ...as(), body })).status).toBe(204);
    const other = await issue(await ready({ from_on: '01-02-2025', until_on: '31-01-2026' }));
    expect(other.status).toBe(201);
    const { content } = await issued(other.body.documentId);
    expect(content.complementary).toMatchObject([{ exams: 12 }]);
    const nothing = { rows: [], merged: null, total: null };
    expect(content).toMatchObject({ abnormal: [{ table: nothing }], diseases: nothing, cats: nothing });
  });

  test('with a disease that cannot be opened it is not: it would count none', async () => {
    const [employeeId = ''] = await examined(0, 12, 4);
    const id = await makeDisease(app, { employeeId, token: doctor.token }, { diagnosed_on: '05-02-2025' });
    const other = await makeDisease(app, { employeeId, token: doctor.token }, { diagnosed_on: '05-02-2026' });
    const { content } = await app.db
      .selectFrom('work_diseases')
      .select('content')
      .where('id', '=', other)
      .executeTakeFirstOrThrow();
    await app.db.updateTable('work_diseases').set({ content }).where('id', '=', id).execute();
    const report = await ready();
    expect((await contentOf(report)).diseases.total).toBe(null);
    const refused = await issue(report);
    expect([refused.status, refused.body.message]).toMatchObject([409, expect.stringContaining('não pôde ser aberta')]);
  });

  test('without the discussion, with a period that is not over, by another council or for an exempt company it is not', async () => {
    await examined(0, 12, 0);
    const { annualReport: report } = (await begin()).body;
    expect((await issue(report.id)).body.message).toMatch(/7\.6\.2 f/);
    await write(report.id);
    const nurse = await makeProfessional(app, ofCouncil('COREN'));
    const body = { companyId: company.companyId, kind: 'annual-report', answers: await answersOf(report.id) };
    expect((await app.call('POST', '/company-documents', { as: nurse.token, body })).status).toBe(403);
    const other = await makeCompany(app);
    const elsewhere = { ...body, companyId: other.companyId };
    expect((await app.call('POST', '/company-documents', { ...as(), body: elsewhere })).status).toBe(404);
    const open = await ready({ from_on: '01-01-2999', until_on: '31-12-2999' });
    expect((await issue(open)).body.message).toMatch(/só é emitido depois/);
  });

  test('a company that is exempt from the PCMSO has none (7.7.4)', async () => {
    for (const { id } of units) await app.call('PUT', `/unit/delete/${id}`, { as: company.token });
    await makeUnit(app, company, { degree_of_risk: '1' });
    const head = { exempt: true, validFrom: '2020-01-01', physicianName: '', groups: [] };
    await makeProgramme(app, { companyId: company.companyId, token: doctor.token }, head);
    const refused = await issue(await ready());
    expect([refused.status, refused.body.message]).toMatchObject([409, expect.stringContaining('7.7.4')]);
  });

  test.each([
    ['3', 10, 'short'],
    ['3', 11, 'whole'],
  ])('of degree %s with %i employees it is %s, and the short one has a and b alone', async (degree, people, form) => {
    await examined(0, people, 4);
    const { annualReport: report } = (await begin()).body;
    await write(report.id, { degree, discussion: '' });
    const content = await contentOf(report.id);
    expect(content.form).toBe(form);
    expect(content.complementary).toMatchObject([{ exams: people }]);
    expect(content.abnormal).toHaveLength(form === 'short' ? 0 : 1);
    expect((await issue(report.id)).status).toBe(form === 'short' ? 201 : 409);
  });

  test('where no degree of risk is known it is asked for', async () => {
    for (const { id } of units) await app.call('PUT', `/unit/delete/${id}`, { as: company.token });
    const id = await ready();
    expect((await contentOf(id)).form).toBe('asked');
    expect((await issue(id)).body.message).toMatch(/grau de risco/);
    await write(id, { degree: '2' });
    expect((await issue(id)).status).toBe(201);
  });
});
