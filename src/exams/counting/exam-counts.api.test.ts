import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeExamRecord, makeProfessional, makeUnit } from '../../testing/factories.ts';
import { issueDocument } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { abnormalCounter, mergedCells, peopleOf } from './abnormal-results.rules.ts';
import { countAbnormalResults } from './abnormal-results-lookups.server.ts';
import { countClinicalExams, countComplementaryExams } from './exam-counts-lookups.db.ts';

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
