import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countClinicalExams, countComplementaryExams } from '../exams/counting/exam-counts-lookups.db.ts';
import { daysAfter, daysBetween, monthsAfter, today } from '../platform/contract/dates.ts';
import { findExam } from '../reference/reference-lookups.server.ts';
import { makeCarePlace } from '../testing/care.ts';
import { keepDay } from '../testing/clock/keep-day.ts';
import {
  makeCompany,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeUnit,
  signInFirstAdmin,
} from '../testing/factories.ts';
import { issueDocument } from '../testing/issued.ts';
import { manyEmployees } from '../testing/many-employees.ts';
import { manyDueDates } from '../testing/queries/many-due-dates.ts';
import { manyExams } from '../testing/queries/many-exams.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

keepDay();

let app: TestApp;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let reception: Awaited<ReturnType<typeof makeProfessional>>;
let people: string[];
const from = monthsAfter(today(), -14).slice(0, 7);
const to = today().slice(0, 7);

beforeAll(async () => {
  app = await startApp();
  const admin = await signInFirstAdmin(app);
  mine = await makeCompany(app, {}, admin);
  other = await makeCompany(app, {}, admin);
  doctor = await makeProfessional(app, {}, admin);
  reception = await makeProfessional(app, { access: 'reception' }, admin);
  for (const { companyId } of [mine, other]) {
    await manyEmployees(app.db, companyId, 120);
    await manyDueDates(app.db, companyId);
    await manyExams(app.db, { companyId, professionalId: doctor.professional.id, each: 6, days: 500 });
    await manyReferrals(companyId);
    await manyAbsences(companyId);
  }
  people = (await peopleOf(mine.companyId)).map(({ id }) => id);
  const unit = await makeUnit(app, mine, { identification: 'Filial Norte' });
  await app.db.updateTable('due_people').set({ unit_id: unit.id }).where('id', 'in', people.slice(0, 40)).execute();
});
afterAll(() => app.stop());

const peopleOf = (companyId: string) =>
  app.db.selectFrom('employees').select('id').where('company_id', '=', companyId).orderBy('id').execute();

/** Appointments of fifteen months: some came, some did not, of some an ASO was issued after a while. */
async function manyReferrals(companyId: string): Promise<void> {
  const place = await makeCarePlace(app, { token: reception.token });
  const { id: madeBy } = await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const { last } = await app.db
    .selectFrom('referrals')
    .select(({ fn }) => fn.countAll<number | string>().as('last'))
    .executeTakeFirstOrThrow();
  for (const [at, { id: employee_id }] of (await peopleOf(companyId)).entries()) {
    const day = daysAfter(today(), -((at * 37) % 420) + 5);
    const state =
      (['completed', 'completed', 'missed', 'scheduled', 'cancelled', 'arrived'] as const)[at % 6] ?? 'missed';
    const document = state === 'completed' ? uuid() : null;
    const kind = at % 12 === 0 ? 'exam-receipt' : 'aso';
    const created_at = `${daysAfter(day, -((at * 5) % 23))}T13:00:00.000Z`;
    if (document) await makeIssued({ companyId, employee_id, document, kind, at: Number(last) + at });
    await app.db
      .insertInto('referrals')
      .values({
        ...{ company_id: companyId, id: uuid(), version: 1, year: 2020, number: Number(last) + at + 1, employee_id },
        ...{
          occasion: 'periodic',
          new_function: '',
          return_on: null,
          exams: '[]',
          checked_exams: '[]',
          place_id: place.id,
          day,
        },
        ...{ starts_at: null, minutes: 20, professional_id: null, state, priority: '', ticket: null, room: null },
        ...{ arrived_at: null, called_at: null, began_at: null, attended_by: null, document_id: document },
        ...{ aso_days: document && kind === 'aso' ? (at * 5) % 23 : null },
        ...{ ended_at: document ? `${day}T15:00:00.000Z` : null, cancel_reason: null, reminded_on: null },
        ...{ made_by: madeBy, created_at, updated_at: created_at },
      })
      .execute();
  }
}

type Made = { companyId: string; employee_id: string; document: string; kind: 'aso' | 'exam-receipt'; at: number };

async function makeIssued({ companyId, employee_id, document, kind, at }: Made): Promise<void> {
  const created_at = '2020-01-01T12:00:00.000Z';
  await app.db
    .insertInto('documents')
    .values({
      ...{ company_id: companyId, id: document, employee_id, professional_id: doctor.professional.id, name: `D ${at}` },
      ...{ content_type: 'application/pdf', medical_confidentiality: false, search: 'd', created_at },
    })
    .execute();
  await app.db
    .insertInto('issued_documents')
    .values({
      ...{
        company_id: companyId,
        id: document,
        kind,
        year: 2020,
        number: at + 1,
        state: 'issued',
        issued_at: created_at,
      },
      ...{ issuer_name: 'Dra. Ana', issuer_registration: 'CRM 1', initials: 'A', code_hash: uuid(), paper_version: 1 },
      ...{ engine_version: '1', content: '', content_hash: '' },
    })
    .execute();
}

async function manyAbsences(companyId: string): Promise<void> {
  const now = new Date().toISOString();
  for (const [at, { id: employee_id }] of (await peopleOf(companyId)).entries()) {
    const starts_on = daysAfter(today(), -((at * 53) % 500));
    const ends_on = at % 9 === 0 ? null : daysAfter(starts_on, (at * 7) % 80);
    await app.db
      .insertInto('absences')
      .values({
        ...{ company_id: companyId, id: uuid(), employee_id, starts_on, ends_on, source: 'notice', nature: '' },
        ...{ gradual_return: '', same_cause: '', cause: null, version: 1, created_at: now, updated_at: now },
        withdrawn_at: at % 17 === 0 ? now : null,
      })
      .execute();
  }
}

const ask = (path: string, as: string) => app.call('GET', `/statistics/${path}`, { as });

/** What the database says when it is asked otherwise than the product asks it. */
async function oracle<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(app.db)).rows as Row[];
}

const audiometry = findExam('0281')?.name;
const period = `from=${from}&to=${to}`;

test('the exams of all months together are those that the report counts of the whole period', async () => {
  const { body } = await ask(`exams?${period}&companyId=${mine.companyId}`, doctor.token);
  const counted = { companyId: mine.companyId, from: `${from}-01`, until: `${to}-31` };
  const clinical = await countClinicalExams(app.db, counted);
  const complementary = await countComplementaryExams(app.db, counted);
  const sum = (rows: readonly { exams: number }[]) => rows.reduce((all, { exams }) => all + exams, 0);
  const of = (code: string) => body.months.filter((row: { code: string }) => row.code === code);
  expect(sum(of('0295'))).toBe(sum(clinical));
  for (const { code, exams } of complementary) expect(sum(of(code)), code).toBe(exams);
  expect(complementary.length).toBeGreaterThan(4);
});

describe('every number is what the database says when it is asked otherwise', () => {
  test.each(['one company', 'all companies'])('exams by month and kind, of %s', async (whose) => {
    const of = whose === 'one company' ? `&companyId=${mine.companyId}` : '';
    const { body } = await ask(`exams?${period}${of}`, doctor.token);
    const expected = await oracle<{ month: string; code: string; name: string; exams: number | string }>(sql`
      select month, code, max(name) as name, count(*) as exams from (
        select substr(done_on, 1, 7) as month, exam_code as code, max(case when exam_code = '' then exam_name else '' end) as name
        from exam_records r where withdrawn_at is null and not (exam_code = '0295' and occasion = '' and exists (
          select 1 from exam_records s where s.employee_id = r.employee_id and s.done_on = r.done_on and s.exam_code = '0295'
            and s.occasion <> '' and s.withdrawn_at is null)) and substr(done_on, 1, 7) between ${from} and ${to}
          ${of ? sql`and company_id = ${mine.companyId}` : sql``}
        group by substr(done_on, 1, 7), exam_code, done_on || '/' || employee_id || '/' ||
          case when exam_code = '0295' then occasion else '' end
      ) as done group by month, code`);
    const told = body.months.map((row: { month: string; code: string; exams: number }) => [
      row.month,
      row.code,
      row.exams,
    ]);
    expect(told.length).toBeGreaterThan(60);
    expect(told.sort()).toEqual(expected.map(({ month, code, exams }) => [month, code, Number(exams)]).sort());
    expect(body.toldUntil).toBeNull();
  });

  test.each(['one company', 'all companies'])('who is overdue, by unit, of %s', async (whose) => {
    const of = whose === 'one company' ? `?companyId=${mine.companyId}` : '';
    const { units } = (await ask(`overdue${of}`, doctor.token)).body;
    const expected = await oracle<{ company_id: string; unit_id: string | null; due: number | string }>(sql`
      select company_id, unit_id, count(*) as due from due_people
      where state = 'scheduled' and next_on < ${today()} ${of ? sql`and company_id = ${mine.companyId}` : sql``}
      group by company_id, unit_id`);
    const soon = await oracle<{ company_id: string; unit_id: string | null; due: number | string }>(sql`
      select company_id, unit_id, count(*) as due from due_people
      where state = 'scheduled' and next_on between ${today()} and ${daysAfter(today(), 30)}
        ${of ? sql`and company_id = ${mine.companyId}` : sql``}
      group by company_id, unit_id`);
    const told = (name: 'overdue' | 'in30') =>
      units
        .map((unit: Record<string, unknown>) => [unit.companyId, unit.unitId, unit[name]])
        .filter(([, , count]: [string, string | null, number]) => count > 0)
        .sort();
    const said = (rows: typeof expected) => rows.map((row) => [row.company_id, row.unit_id, Number(row.due)]).sort();
    expect(told('overdue')).toEqual(said(expected));
    expect(told('in30')).toEqual(said(soon));
    expect(units.map(({ unitName }: { unitName: string | null }) => unitName)).toContain('Filial Norte');
  });

  test.each(['one company', 'all companies'])('who came and who did not, of %s', async (whose) => {
    const of = whose === 'one company' ? `&companyId=${mine.companyId}` : '';
    const { months } = (await ask(`no-shows?${period}${of}`, reception.token)).body;
    const rows = await oracle<{ month: string; state: string; count: number | string }>(sql`
      select substr(day, 1, 7) as month, state, count(*) as count from referrals
      where not (state = 'scheduled' and day >= ${today()}) ${of ? sql`and company_id = ${mine.companyId}` : sql``}
      group by substr(day, 1, 7), state`);
    const count = (month: string, ...states: string[]) =>
      rows
        .filter((row) => row.month === month && states.includes(row.state))
        .reduce((all, row) => all + Number(row.count), 0);
    expect(months).toHaveLength(15);
    for (const row of months) {
      expect(row).toEqual({
        month: row.month,
        came: count(row.month, 'completed', 'arrived', 'attending'),
        missed: count(row.month, 'missed'),
        unnoted: count(row.month, 'scheduled'),
      });
    }
    expect(months.some(({ missed }: { missed: number }) => missed > 0)).toBe(true);
  });

  test('how long it took from a referral to its ASO, and not to a receipt', async () => {
    const { months } = (await ask(`waiting?${period}`, reception.token)).body;
    const rows = await oracle<{ month: string; made: string | Date; ended: string | Date }>(sql`
      select substr(r.day, 1, 7) as month, r.created_at as made, r.ended_at as ended from referrals r
      where r.state = 'completed' and exists (select 1 from issued_documents d where d.id = r.document_id and d.kind = 'aso')`);
    let asos = 0;
    for (const row of months) {
      const days = rows
        .filter(({ month }) => month === row.month)
        .map(({ made, ended }) => Math.floor((+new Date(ended) - +new Date(made)) / 86_400_000));
      const within = (least: number, most: number) => days.filter((day) => day >= least && day <= most).length;
      expect(row).toMatchObject({
        asos: days.length,
        within2: within(0, 2),
        within7: within(3, 7),
        within15: within(8, 15),
      });
      expect(row.later).toBe(within(16, 999));
      const average = days.reduce((sum, day) => sum + day, 0) / days.length;
      expect(row.averageDays).toEqual(days.length === 0 ? null : Math.round(average * 10) / 10);
      asos += days.length;
    }
    expect(asos).toBeGreaterThan(20);
  });

  test('absences that began, and days away, each day counted', async () => {
    const { months } = (await ask(`absences?${period}&companyId=${mine.companyId}`, mine.token)).body;
    const rows = await oracle<{ starts_on: string; ends_on: string | null }>(sql`
      select starts_on, ends_on from absences where company_id = ${mine.companyId} and withdrawn_at is null`);
    const away = new Map<string, number>();
    for (const { starts_on, ends_on } of rows) {
      const last = ends_on !== null && ends_on < today() ? ends_on : today();
      for (let day = 0; day <= daysBetween(starts_on, last); day++) {
        const month = daysAfter(starts_on, day).slice(0, 7);
        away.set(month, (away.get(month) ?? 0) + 1);
      }
    }
    for (const { month, begun, days } of months) {
      expect(begun).toBe(rows.filter(({ starts_on }) => starts_on.startsWith(month)).length);
      expect(days).toBe(away.get(month) ?? 0);
    }
  });
});

test('ASOs by fitness are those of the company that is chosen, as they stand', async () => {
  const company = await makeCompany(app);
  const unfit = { fitness: 'Inapto(a) para a função', conclusion: '', special_skills: [], unfit_skills: [] };
  const issue = async (answers: object) => {
    const employee = await makeEmployee(app, company);
    const of = { employee: { ...employee, companyId: company.companyId }, token: doctor.token };
    return { of, ...(await issueDocument(app, of, { answers })) };
  };
  for (let made = 0; made < 3; made++) await issue({});
  const wrong = await issue(unfit);
  await issue(unfit);
  await issueDocument(app, wrong.of, { supersedesId: wrong.documentId, answers: {} });
  const [{ day } = { day: '' }] = await oracle<{ day: string }>(sql`
    select distinct done_on as day from exam_records where company_id = ${company.companyId} and exam_code = '0295'`);
  const month = day.slice(0, 7);
  const asked = `fitness?from=${month}&to=${month}`;
  const { body } = await ask(`${asked}&companyId=${company.companyId}`, doctor.token);
  expect(body).toEqual({ months: [{ month, fit: 4, unfit: 1 }], toldUntil: null });
  expect((await ask(asked, doctor.token)).body.data.issues).toEqual([
    { path: 'companyId', message: 'Escolha uma empresa' },
  ]);
});

test('abnormal results are counted among those that are known, and told to professionals alone', async () => {
  const company = await makeCompany(app);
  const results = ['altered', 'worse', 'normal', 'normal', 'stable', ''];
  for (const result of results) {
    const { id } = await makeEmployee(app, company, { dt_birth: '20-05-1990' });
    await makeExamRecord(app, { employeeId: id, token: doctor.token }, { result });
  }
  const asked = `abnormal?from=2026-03&to=2026-03`;
  const { body } = await ask(`${asked}&companyId=${company.companyId}`, doctor.token);
  expect(body).toEqual({ kinds: [{ code: '0281', name: audiometry, done: 6, known: 4, abnormal: 2 }], unknown: 1 });
  expect((await ask(asked, doctor.token)).body.data.issues).toMatchObject([{ path: 'companyId' }]);
  for (const { token } of [company, reception]) {
    expect((await ask(`${asked}&companyId=${company.companyId}`, token)).status).toBe(403);
  }
});

test('a company counts its own alone, and the reception nothing but the queue', async () => {
  const own = (await ask(`absences?${period}`, mine.token)).body;
  expect(own).toEqual((await ask(`absences?${period}&companyId=${mine.companyId}`, doctor.token)).body);
  expect(await ask(`no-shows?companyId=${other.companyId}`, mine.token)).toMatchObject({ status: 404 });
  for (const path of ['exams', 'fitness', 'overdue', 'absences']) {
    expect((await ask(path, reception.token)).status, path).toBe(403);
  }
});

test('twelve months until this one are counted where no others are asked for, and no more than three years', async () => {
  const { months } = (await ask('no-shows', reception.token)).body;
  expect([months.length, months.at(-1).month]).toEqual([12, to]);
  const problems = {
    'from=2026-03&to=2026-01': /anterior/,
    'from=2020-01&to=2026-01': /36 meses/,
    'from=2026-13': /AAAA-MM/,
  };
  for (const [query, problem] of Object.entries(problems)) {
    const { status, body } = await ask(`exams?${query}`, doctor.token);
    expect(status).toBe(400);
    expect(body.data.issues[0]).toMatchObject({ path: 'from', message: expect.stringMatching(problem) });
  }
});
