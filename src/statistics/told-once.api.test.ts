import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { noteExamsChanged } from '../exams/counting/exam-months.db.ts';
import { daysAfter, monthsAfter } from '../platform/contract/dates.ts';
import { runs } from '../testing/chance/chance.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin } from '../testing/factories.ts';
import { issueDocument } from '../testing/issued.ts';
import { manyEmployees } from '../testing/many-employees.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

/** What a company is told in numbers, while people come and go and time passes: nobody is found by any two answers (decision 142). */

let app: TestApp;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, {}, admin);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => app.stop());

const codes = ['0281', '0536'] as const;
const crowd = 8;

/** One day of a company: who is examined, whose exam is withdrawn, who moves or leaves; and how many days pass then. */
const happening = fc.record({
  what: fc.constantFrom('examined', 'examined', 'examined', 'withdrawn', 'inactivated'),
  who: fc.integer({ min: 1, max: crowd }),
  code: fc.constantFrom(...codes),
  daysAgo: fc.integer({ min: 0, max: 60 }),
  wait: fc.integer({ min: 0, max: 12 }),
});

type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;
type Row = { month: string; code: string; name: string; exams: number | 'suppressed' };
type Company = Awaited<ReturnType<typeof makeCompany>>;

async function happens({ what, who, code, daysAgo }: Happening, { companyId }: Company): Promise<void> {
  const now = new Date(Date.now()).toISOString();
  const employee_id = `${companyId}-${who}`;
  if (what === 'inactivated') {
    await app.db.updateTable('employees').set({ inactivated_at: now }).where('id', '=', employee_id).execute();
    return;
  }
  if (what === 'withdrawn') {
    await app.db
      .updateTable('exam_records')
      .set({ withdrawn_at: now })
      .where('employee_id', '=', employee_id)
      .where('withdrawn_at', 'is', null)
      .execute();
    return;
  }
  await app.db
    .insertInto('exam_records')
    .values({
      ...{ company_id: companyId, id: uuid(), employee_id, exam_code: code, exam_name: code, place: '', occasion: '' },
      ...{ done_on: daysAfter(now.slice(0, 10), -daysAgo), document_id: null, result: null, created_at: now },
      ...{ unit_id: null, sector: '', function: '', group_id: null, group_name: '', finding: null, version: 1 },
      ...{ recorded_by: doctor.professional.id, withdrawn_at: null, withdrawn_by: null, withdrawal_reason: null },
    })
    .execute();
  await noteExamsChanged(app.db, [{ companyId, doneOn: daysAfter(now.slice(0, 10), -daysAgo) }]);
}

/** All that a company is told on a day by screen and by file, whatever it asks for: the cells by month and kind. */
async function toldOn(company: Company): Promise<Map<string, Row['exams']>> {
  const to = new Date(Date.now()).toISOString().slice(0, 7);
  const back = (months: number) => monthsAfter(`${to}-01`, -months).slice(0, 7);
  const cells = new Map<string, Row['exams']>();
  const asked = [
    [back(5), to],
    [back(2), back(1)],
    [back(3), back(3)],
    [back(1), back(1)],
  ] as const;
  for (const [from, until] of asked) {
    const query = `from=${from}&to=${until}`;
    const { status, body } = await app.call('GET', `/statistics/exams?${query}`, { as: company.token });
    expect(status).toBe(200);
    for (const { month, code, exams } of body.months as Row[]) {
      const before = cells.get(`${month} ${code}`);
      // However it is narrowed, a month says the same: there is nothing to take one answer away from another for.
      if (before !== undefined) expect(exams).toBe(before);
      cells.set(`${month} ${code}`, exams);
    }
    const file = await fetch(`${app.url}/api/exports/statistics/exams?${query}&format=csv`, {
      headers: { authorization: `Bearer ${company.token}` },
    });
    const lines = (await file.text()).trimEnd().split('\r\n').slice(1);
    const inFile = lines.map((line) => line.replaceAll('"', '').split(';'));
    expect(inFile.map(([month, code, , exams]) => `${month} ${code} ${exams}`).sort()).toEqual(
      (body.months as Row[])
        .map((row) => `${row.month} ${row.code} ${row.exams === 'suppressed' ? 'suprimido' : row.exams}`)
        .sort(),
    );
  }
  return cells;
}

/** By how many people a cell is of, as it stands when it is told. */
async function peopleOf({ companyId }: Company, cell: string): Promise<number> {
  const [month = '', code = ''] = cell.split(' ');
  const rows = await app.db
    .selectFrom('exam_records')
    .select(['employee_id', 'created_at', 'withdrawn_at'])
    .where('company_id', '=', companyId)
    .where('exam_code', '=', code)
    .where('done_on', 'like', `${month}%`)
    .execute();
  const asOf = Date.parse(`${monthsAfter(`${month}-01`, 1).slice(0, 8)}11T03:00:00.000Z`);
  const known = rows.filter(
    ({ created_at, withdrawn_at }) =>
      +new Date(created_at) < asOf && (withdrawn_at === null || +new Date(withdrawn_at) >= asOf),
  );
  return new Set(known.map(({ employee_id }) => employee_id)).size;
}

test('whoever comes and goes, what a company was told of a month never changes, and is never of one or two people', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 8, maxLength: 40 }), async (days) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      const company = await makeCompany(app, {}, admin);
      await app.db.updateTable('sessions').set({ expires_at: '2199-01-01T00:00:00.000Z' }).execute();
      await manyEmployees(app.db, company.companyId, crowd);
      const first = new Map<string, Row['exams']>();
      for (const [at, one] of days.entries()) {
        await happens(one, company);
        vi.setSystemTime(Date.now() + (one.wait * 86_400_000) / 2);
        if (at % 4 > 0) continue;
        for (const [cell, exams] of await toldOn(company)) {
          // Once told it stays as it was.
          expect(first.get(cell) ?? exams, cell).toBe(exams);
          first.set(cell, exams);
        }
      }
      for (const [cell, exams] of first) {
        const [month = '', code = ''] = cell.split(' ');
        const people = await Promise.all(codes.map((each) => peopleOf(company, `${month} ${each}`)));
        // Which exam one or two people had is not told either: all those together are one line without a number.
        if (code === '') {
          expect(exams).toBe('suppressed');
          expect(people.some((count) => count === 1 || count === 2)).toBe(true);
        } else {
          expect(await peopleOf(company, cell), cell).toBeGreaterThanOrEqual(3);
          expect(exams).toBeGreaterThanOrEqual(3);
        }
      }
      vi.useRealTimers();
    }),
    { numRuns: runs(16) },
  );
});

test('how many were fit a company is told once, also where an ASO of the month is corrected afterwards', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const company = await makeCompany(app, {}, admin);
  await app.db.updateTable('sessions').set({ expires_at: '2199-01-01T00:00:00.000Z' }).execute();
  const issued = [];
  for (let made = 0; made < 6; made++) {
    const employee = { ...(await makeEmployee(app, company)), companyId: company.companyId };
    const unfit = { fitness: 'Inapto(a) para a função', conclusion: '', special_skills: [], unfit_skills: [] };
    const of = { employee, token: doctor.token };
    issued.push({ of, ...(await issueDocument(app, of, { answers: made < 3 ? unfit : {} })) });
  }
  const { done_on: day } = await app.db
    .selectFrom('exam_records')
    .select('done_on')
    .where('company_id', '=', company.companyId)
    .executeTakeFirstOrThrow();
  const month = day.slice(0, 7);
  vi.setSystemTime(Date.now() + 45 * 86_400_000);
  const asked = `/statistics/fitness?from=${month}&to=${month}&companyId=${company.companyId}`;
  const fitness = async (as: string) => (await app.call('GET', asked, { as })).body.months;
  const told = [{ month, fit: 3, unfit: 3 }];
  expect(await fitness(company.token)).toEqual(told);
  for (const { of, documentId } of issued.slice(0, 1)) {
    const once = await issueDocument(app, of, { supersedesId: documentId, answers: {} });
    await issueDocument(app, of, { supersedesId: once.documentId, answers: {} });
  }
  expect(await fitness(company.token)).toEqual(told);
  expect(await fitness(doctor.token)).toEqual([{ month, fit: 4, unfit: 2 }]);
  vi.useRealTimers();
});

test('a company has no way to narrow what is secret, and professionals see each month as it is now', async () => {
  const company = await makeCompany(app, {}, admin);
  await manyEmployees(app.db, company.companyId, crowd);
  const one = { what: 'examined', code: '0281', wait: 0 } as const;
  for (const who of [1, 2]) await happens({ ...one, who, daysAgo: 0 }, company);
  const whole = (await app.call('GET', '/statistics/exams', { as: company.token })).body;
  for (const more of ['unitId', 'sector', 'function', 'groupId', 'employeeId', 'code']) {
    for (const path of ['exams', 'fitness']) {
      const asked = await app.call('GET', `/statistics/${path}?${more}=${company.companyId}`, { as: company.token });
      if (more === 'employeeId' || more === 'code') expect(asked.status, more).toBe(200);
      else expect(asked.body.data.issues).toEqual([{ path: more, message: expect.stringMatching(/empresa inteira/) }]);
      if (path === 'exams' && asked.status === 200) expect(asked.body, more).toEqual(whole);
    }
  }
  expect(whole.months).toEqual([]);
  const all = await app.call('GET', `/statistics/exams?companyId=${company.companyId}`, { as: doctor.token });
  expect(all.body.months).toMatchObject([{ code: '0281', exams: 2 }]);
});
