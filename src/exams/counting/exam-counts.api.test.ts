import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeExamRecord, makeProfessional, makeUnit } from '../../testing/factories.ts';
import { issueDocument } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { abnormalCounter, mergedCells, peopleOf } from './abnormal-results.rules.ts';
import { countAbnormalResults } from './abnormal-results-lookups.server.ts';
import { countClinicalExams, countComplementaryExams } from './exam-counts-lookups.db.ts';
import { openMonths, sumChangedMonths } from './exam-months-job.server.ts';

/** Exams are counted in one place, by the values that occupational.md gives for NR-7, 7.6.2. */

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let company: Awaited<ReturnType<typeof makeCompany>>;
let period: { companyId: string; from: string; until: string };
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: Buffer.alloc(32, 5).toString('base64') });
  doctor = await makeProfessional(app);
});
beforeEach(async () => {
  company = await makeCompany(app);
  period = { companyId: company.companyId, from: '2026-01-01', until: '2026-12-31' };
});
afterAll(() => app.stop());

const examOf = (employeeId: string, fields: object) => makeExamRecord(app, { employeeId, token: doctor.token }, fields);
const clinical = (fields: object = {}) => ({ exam_code: '0295', exam_name: 'Avaliação clínica', ...fields });
const hire = (fields: object = {}) => makeEmployee(app, company, { dt_birth: '20-05-1990', ...fields });
const withdraw = (id: string) =>
  app.call('PUT', `/exam-records/${id}/withdraw`, { as: doctor.token, body: { reason: 'Engano' } });

describe('clinical exams', () => {
  test('of one person on one day are one on each occasion, with however many records', async () => {
    const { id } = await hire();
    for (let at = 0; at < 14; at++) await examOf(id, clinical());
    await examOf(id, clinical({ occasion: '' }));
    expect(await countClinicalExams(app.db, period)).toEqual([{ occasion: 'periodic', exams: 1 }]);
    await examOf(id, clinical({ occasion: 'return' }));
    await examOf(id, clinical({ occasion: '', done_on: '11-03-2026' }));
    await examOf(id, clinical({ done_on: '31-12-2025' }));
    expect(await countClinicalExams(app.db, period)).toEqual([
      { occasion: '', exams: 1 },
      { occasion: 'periodic', exams: 1 },
      { occasion: 'return', exams: 1 },
    ]);
  });

  test('of a cancelled ASO are none, of a corrected one one', async () => {
    const employee = await hire();
    const of = { employee, token: doctor.token };
    const count = async () =>
      (await countClinicalExams(app.db, { ...period, from: '2020-01-01', until: '2099-12-31' })).reduce(
        (sum, { exams }) => sum + exams,
        0,
      );
    const { documentId } = await issueDocument(app, of);
    expect(await count()).toBe(1);
    const corrected = await issueDocument(app, of, { supersedesId: documentId });
    expect(await count()).toBe(1);
    const body = { reason: 'Emitido por engano' };
    const cancelled = await app.call('PUT', `/issued-documents/${corrected.documentId}/cancel`, {
      as: doctor.token,
      body,
    });
    expect([cancelled.status, await count()]).toEqual([204, 0]);
  });
});

test('complementary exams count with and without a result, and results by those alone that have one: 10 done, 2 of 8 abnormal', async () => {
  const results = ['altered', 'worse', ...Array(6).fill('normal'), '', ''];
  for (const result of results) await examOf((await hire()).id, { result });
  const { id } = await hire();
  await examOf(id, { exam_code: '', exam_name: 'Exame da casa' });
  await withdraw(await examOf(id, { exam_code: '', exam_name: 'Exame da casa', done_on: '12-03-2026' }));
  expect(await countComplementaryExams(app.db, period)).toEqual([
    { code: '', name: 'Exame da casa', exams: 1 },
    { code: '0281', name: '', exams: 10 },
  ]);
  const { kinds, unknown } = await countAbnormalResults(app.db, period, {
    breakdown: 'sector',
    keys: app.encryptionKeys,
  });
  expect(unknown).toBe(0);
  const [audiometry] = kinds;
  const all = mergedCells(audiometry?.cells ?? []);
  expect([kinds.length, all.abnormal, all.exams, peopleOf(all)]).toEqual([1, 2, 8, [2, 6]]);
});

test('results stand by the place of their day, whichever way it is written, and by one key at a time', async () => {
  const unit = await makeUnit(app, company, { identification: 'Matriz' });
  const people = [
    await hire({ sector: 'Produção', unitId: unit.id }),
    await hire({ sector: 'producao', unitId: unit.id }),
    await hire({ sector: 'Escritório' }),
  ];
  for (const { id } of people) await examOf(id, { result: 'altered' });
  await examOf(people[0]?.id ?? '', { result: 'normal' });
  const by = async (breakdown: 'unit' | 'sector', keys = app.encryptionKeys) => {
    const { kinds, unknown } = await countAbnormalResults(app.db, period, { breakdown, keys });
    return [...kinds.flatMap(({ cells }) => cells.map((cell) => [cell.written, cell.abnormal, cell.exams])), unknown];
  };
  expect((await by('sector')).sort()).toEqual([0, ['Escritório', 1, 1], ['Produção', 2, 2]].sort());
  expect((await by('unit')).sort()).toEqual([0, ['', 1, 1], [unit.id, 2, 2]].sort());
  // Without the key nobody's result is known, and that is told.
  expect(await by('sector', [])).toEqual([4]);
});

test('what was opened is kept sealed for its month, and of what has changed since nothing is taken from there', async () => {
  const issued = await hire();
  const of = { employee: issued, token: doctor.token };
  const { documentId } = await issueDocument(app, of);
  const ids: string[] = [];
  for (const result of ['altered', 'normal', 'normal']) ids.push(await examOf((await hire()).id, { result }));
  const [first = '', second = '', third = ''] = ids;
  const results = async () => {
    const { kinds } = await countAbnormalResults(app.db, period, { breakdown: 'unit', keys: app.encryptionKeys });
    const audiometry = kinds.find(({ code }) => code === '0281');
    const { exams, abnormal } = mergedCells(audiometry?.cells ?? []);
    return [exams, abnormal];
  };
  const fitness = async () => {
    const { body } = await app.call('GET', `/statistics/fitness?companyId=${company.companyId}`, { as: doctor.token });
    const sum = (name: string) =>
      body.months.reduce((all: number, month: Record<string, number>) => all + (month[name] ?? 0), 0);
    return [sum('fit'), sum('unfit')];
  };
  const told = async () => [...(await results()), ...(await fitness())];
  expect(await told()).toEqual([3, 1, 1, 0]);
  await sumChangedMonths(app.db, app.encryptionKeys);
  const kept = () =>
    app.db.selectFrom('month_findings').selectAll().where('company_id', '=', company.companyId).execute();
  expect((await kept()).map(({ content }) => content?.includes(first))).not.toContain(true);
  // Neither the results nor the ASO are opened again.
  await app.db.updateTable('exam_records').set({ result: 'nonsense' }).where('id', '=', third).execute();
  const sealed = app.db.updateTable('issued_documents').where('id', '=', documentId);
  const { content } = await app.db
    .selectFrom('issued_documents')
    .select('content')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  await sealed.set({ content: 'nonsense' }).execute();
  expect(await told()).toEqual([3, 1, 1, 0]);
  await sealed.set({ content }).execute();
  const note = { result: 'altered', abnormal: 'yes', value: '', version: 1 };
  expect((await app.call('PUT', `/exam-records/${second}/finding`, { as: doctor.token, body: note })).status).toBe(200);
  const unfit = { fitness: 'Inapto(a) para a função', conclusion: '', special_skills: [], unfit_skills: [] };
  await issueDocument(app, of, { supersedesId: documentId, answers: unfit });
  expect(await told()).toEqual([3, 2, 0, 1]);
  await withdraw(first);
  expect(await told()).toEqual([2, 1, 0, 1]);
  await sumChangedMonths(app.db, app.encryptionKeys);
  expect(await told()).toEqual([2, 1, 0, 1]);
  // Months of before are opened by and by.
  await app.db.updateTable('month_findings').set({ content: null }).execute();
  await app.db.updateTable('exam_records').set({ result: 'normal' }).where('id', '=', third).execute();
  expect(await told()).toEqual([2, 1, 0, 1]);
  await openMonths(app.db, app.encryptionKeys);
  expect(await told()).toEqual([2, 1, 0, 1]);
  expect((await kept()).map(({ content }) => content)).not.toContain(null);
});

test('of the practice all companies are counted', async () => {
  const before = await countComplementaryExams(app.db, { ...period, companyId: null });
  const other = await makeCompany(app);
  await examOf((await makeEmployee(app, other)).id, {});
  const after = await countComplementaryExams(app.db, { ...period, companyId: null });
  const of = (rows: typeof before) => rows.find(({ code }) => code === '0281')?.exams ?? 0;
  expect(of(after)).toBe(of(before) + 1);
  expect(await countComplementaryExams(app.db, period)).toEqual([]);
});

test('of one person on one day an exam counts once, and in one place, in whichever order its records come', () => {
  const of = (unitId: string, abnormal: 'yes' | 'no') => ({
    ...{ employeeId: 'one', code: '0281', name: 'Audiometria', doneOn: '2026-03-10', unitId, sector: '', function: '' },
    abnormal,
  });
  for (const records of [
    [of('b', 'yes'), of('a', 'no')],
    [of('a', 'no'), of('b', 'yes')],
  ]) {
    const counter = abnormalCounter('unit');
    for (const record of records) counter.add(record);
    const [kind] = counter.kinds();
    expect(kind?.cells.map(({ place, exams, abnormal }) => [place, exams, abnormal])).toEqual([['a', 1, 1]]);
  }
});
