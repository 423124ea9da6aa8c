import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fitnessOptions } from '../documents/forms/aso/aso.labels.ts';
import { noteExamsChanged } from '../exams/counting/exam-months.db.ts';
import { sumChangedMonths } from '../exams/counting/exam-months-job.server.ts';
import { daysAfter, daysBetween, monthsAfter, today } from '../platform/contract/dates.ts';
import { insertMany, type Row } from '../platform/database/many/insert-many.server.ts';
import { withoutFlush } from '../platform/database/without-flush.server.ts';
import { mostUnits } from '../statistics/statistics.labels.ts';
import { makeCarePlace } from '../testing/care.ts';
import { isDeep } from '../testing/chance/chance.ts';
import { makeCompany, makeDisease, makeEmployee, makeProfessional, makeUnit } from '../testing/factories.ts';
import { makeReport } from '../testing/issued/annual-reports.ts';
import { manyEmployees } from '../testing/many-employees.ts';
import { manyDueDates } from '../testing/queries/many-due-dates.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import type { ReportContent, ShownCounts } from './annual-reports.contract.ts';

/**
 * Every number of a report of a large practice, and of its statistics, against SQL that was written for this test alone: 50 companies and 20.000 people in `npm run test:deep`, fewer in
 * `npm test`. Without keys a result stands in its row as a word, so that SQL counts what the server counts by opening it.
 */

const [companies, people] = isDeep ? [50, 400] : [2, 60];

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
const made: { companyId: string; token: string; units: { id: string; name: string }[]; content: ReportContent }[] = [];
let reception: string;
let place: string;
let madeBy: string;
let numbered = 0;
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: '' });
  doctor = await makeProfessional(app);
  reception = (await makeProfessional(app, { access: 'reception' })).token;
  place = (await makeCarePlace(app, { token: reception })).id;
  madeBy = (await app.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
  for (let at = 0; at < companies; at++) {
    // Of half of them the months are summed, of the others counted as they are.
    if (at === Math.ceil(companies / 2)) await sumChangedMonths(app.db, []);
    made.push(await makeYear(at));
  }
});
afterAll(() => app.stop());

/** Always the same chance. */
function chanceOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const days = ['2025-03-10', '2025-03-11', '2025-09-30', '2024-12-31', '2025-01-01', '2025-12-31', '2026-01-01'];
const at = '2026-01-05T12:00:00.000Z';

/** A company with its people, who move within the year, their exams, some twice on one day and some withdrawn, diseases and CATs; and its report. */
async function makeYear(seed: number) {
  const chance = chanceOf(39 + seed);
  const pick = <Item>(items: readonly Item[]): Item => items[chance(items.length)] as Item;
  const own = await makeCompany(app);
  const { companyId } = own;
  const units: { id: string; name: string }[] = [];
  for (const name of ['Fábrica', 'Loja', 'Sede']) {
    units.push({ id: (await makeUnit(app, own, { identification: name, degree_of_risk: '3' })).id, name });
  }
  const { id: one } = await makeEmployee(app, own, { dt_birth: '20-05-1990', admission_dt: '15-01-2027' });
  const content = await diseaseContent(one);
  const cat = await catContent(one);
  const recordedBy = doctor.professional.id;
  const rows: Record<'exams' | 'diseases' | 'cats', Row[]> = { exams: [], diseases: [], cats: [] };
  const papers: Record<'documents' | 'issued' | 'referrals' | 'absences', Row[]> = {
    ...{ documents: [], issued: [], referrals: [], absences: [] },
  };
  const moved = new Map<string, string[]>();
  for (let person = 1; person <= people; person++) {
    const employeeId = `${companyId}-${person}`;
    const placeOf = () => ({ unit_id: pick([...units.map(({ id }) => id), null]), sector: '', function: '' });
    // One in ten has left: before the year, in the evening before it where the practice is, or within it.
    const left = ['2024-06-01T12:00:00.000Z', '2025-01-01T01:00:00.000Z', '2025-06-01T12:00:00.000Z'];
    const now = JSON.stringify({ unit_id: placeOf().unit_id, inactivated_at: chance(10) === 0 ? pick(left) : null });
    moved.set(now, [...(moved.get(now) ?? []), employeeId]);
    const own = { company_id: companyId, employee_id: employeeId };
    const document = (id: string, kind: string) => {
      const said = JSON.stringify({ answers: { fitness: pick(fitnessOptions) } });
      numbered += 1;
      papers.documents.push({
        ...{ ...own, id, professional_id: recordedBy, name: 'ASO', content_type: 'application/pdf', search: 'aso' },
        ...{ medical_confidentiality: false, created_at: at },
      });
      papers.issued.push({
        ...{ company_id: companyId, id, kind, year: 2020, number: numbered, state: 'issued', issued_at: at },
        ...{ issuer_name: 'Dra. Ana', issuer_registration: 'CRM 1', initials: 'A', code_hash: id, paper_version: 1 },
        ...{ engine_version: '1', content: said, content_hash: hash('sha256', said) },
      });
      return id;
    };
    for (let nth = 0; nth < 5; nth++) {
      const [id, done_on] = [`${employeeId}-${nth}`, pick(days)];
      const kind = pick([
        { exam_code: '0295', exam_name: 'Avaliação clínica' },
        { exam_code: '0281', exam_name: 'Audiometria' },
        { exam_code: '', exam_name: 'Exame da casa' },
      ]);
      rows.exams.push({
        ...{ ...own, id, done_on, ...kind, occasion: pick(['', 'periodic', 'return']), place: '', ...placeOf() },
        ...{ document_id: kind.exam_code === '0295' && chance(2) === 0 ? document(`${id}-d`, 'aso') : null },
        ...{ result: pick([null, 'normal', 'normal', 'altered', 'stable']), recorded_by: recordedBy },
        ...{ created_at: pick([`${done_on}T12:00:00.000Z`, at]), withdrawn_at: chance(8) === 0 ? at : null },
      });
    }
    if (chance(6) === 0) {
      const diagnosed_on = pick(['2024-02-05', '2025-02-05', '2026-02-05']);
      const nexus = pick(['confirmed', 'confirmed', 'suspected']);
      rows.diseases.push({
        ...{ ...own, id: `${employeeId}-d`, diagnosed_on, cat_due_on: '', ...placeOf() },
        ...{ ended_on: chance(5) === 0 && diagnosed_on < '2025' ? '2024-06-01' : null },
        ...{ content: JSON.stringify({ ...content, nexus }), recorded_by: recordedBy, version: 1 },
        ...{ withdrawn_at: chance(8) === 0 ? at : null, created_at: at, updated_at: at },
      });
    }
    for (let nth = 0; nth < (chance(6) === 0 ? 1 + chance(2) : 0); nth++) {
      const said = { ...cat, accidentType: pick(['Típico', 'Trajeto']), cid: 'S62' };
      rows.cats.push({
        ...{ ...own, id: `${employeeId}-c${nth}`, day: pick(days), due_on: '', content: JSON.stringify(said) },
        ...{ recorded_by: recordedBy, version: 1, created_at: at, withdrawn_at: chance(8) === 0 ? at : null },
        updated_at: at,
      });
    }
    const [day, waited] = [pick(days), chance(25)];
    const state = pick(['completed', 'completed', 'completed', 'missed', 'cancelled', 'scheduled', 'arrived']);
    const kind = state === 'completed' ? pick(['aso', 'aso', 'exam-receipt']) : '';
    numbered += 1;
    papers.referrals.push({
      ...{
        ...own,
        id: `${employeeId}-r`,
        version: 1,
        year: 2020,
        number: numbered,
        occasion: 'periodic',
        new_function: '',
      },
      ...{ exams: '[]', place_id: place, day, minutes: 20, state, priority: '', made_by: madeBy, updated_at: at },
      ...{ created_at: `${daysAfter(day, -waited)}T13:00:00.000Z`, ended_at: kind ? `${day}T15:00:00.000Z` : null },
      ...{ document_id: kind ? document(`${employeeId}-a`, kind) : null, aso_days: kind === 'aso' ? waited : null },
    });
    const starts_on = pick(['2024-11-20', '2025-01-01', '2025-03-31', '2025-06-10', '2025-12-20', '2026-01-02']);
    papers.absences.push({
      ...{
        ...own,
        id: `${employeeId}-b`,
        starts_on,
        ends_on: chance(6) === 0 ? null : daysAfter(starts_on, chance(60)),
      },
      ...{
        source: 'notice',
        nature: '',
        gradual_return: '',
        same_cause: '',
        version: 1,
        created_at: at,
        updated_at: at,
      },
      ...{ withdrawn_at: chance(8) === 0 ? at : null, cid: pick([null, 'M54.1', 'M54.1', 'F32', 'J11', 'S62']) },
    });
  }
  await withoutFlush(app.db, async (tx) => {
    await manyEmployees(tx, companyId, people);
    await tx.deleteFrom('due_exams').where('company_id', '=', companyId).execute();
    await tx.deleteFrom('due_people').where('company_id', '=', companyId).execute();
    await manyDueDates(tx, companyId);
    for (const [now, ids] of moved) {
      await tx.updateTable('employees').set(JSON.parse(now)).where('id', 'in', ids).execute();
    }
    await insertMany(tx, 'documents', papers.documents);
    await insertMany(tx, 'issued_documents', papers.issued);
    await insertMany(tx, 'referrals', papers.referrals);
    await insertMany(tx, 'absences', papers.absences);
    await insertMany(tx, 'exam_records', rows.exams);
    await insertMany(tx, 'work_diseases', rows.diseases);
    await insertMany(tx, 'cats', rows.cats);
    await noteExamsChanged(
      tx,
      days.map((doneOn) => ({ companyId, doneOn })),
    );
  });
  const report = await makeReport(app, { companyId, token: doctor.token });
  const read = await app.call('GET', `/annual-report/${report}`, { as: doctor.token });
  expect(read.status).toBe(200);
  return { companyId, token: own.token, units, content: read.body.content as ReportContent };
}

/** What a disease says, as its row keeps it; it itself is withdrawn, and belongs to no year. */
async function diseaseContent(employeeId: string): Promise<object> {
  const id = await makeDisease(app, { employeeId, token: doctor.token }, { diagnosed_on: '05-02-2026' });
  const row = await app.db.selectFrom('work_diseases').select('content').where('id', '=', id).executeTakeFirstOrThrow();
  await app.db.deleteFrom('work_diseases').where('id', '=', id).execute();
  return JSON.parse(row.content);
}

async function catContent(employeeId: string): Promise<object> {
  const body = { day: '02-02-2026', anotherConfirmed: true };
  const { catId } = (await app.call('POST', `/employee/${employeeId}/cats`, { as: doctor.token, body })).body;
  const row = await app.db.selectFrom('cats').select('content').where('id', '=', catId).executeTakeFirstOrThrow();
  await app.db.deleteFrom('cats').where('id', '=', catId).execute();
  return JSON.parse(row.content);
}

async function ask(query: ReturnType<typeof sql<Record<string, string | number>>>) {
  return (await query.execute(app.db)).rows;
}

/** What is shown of a table, against the counts of every place: a row, rows that were merged, and the total. */
function mustBeSums(shown: ShownCounts, wanted: ReadonlyMap<string, number[]>): void {
  const sumOf = (names: readonly string[]) =>
    names
      .map((name) => wanted.get(name) ?? [])
      .reduce((sum, counts) => counts.map((count, index) => count + (sum[index] ?? 0)), []);
  for (const { name, counts } of shown.rows) expect([name, counts]).toEqual([name, sumOf([name])]);
  if (shown.merged) expect(shown.merged.counts).toEqual(sumOf(shown.merged.names));
  if (shown.total) expect(shown.total).toEqual(sumOf([...wanted.keys()]));
}

test('letters a and b are as many as SQL counts', async () => {
  for (const { companyId, content } of made) {
    const rows = await ask(sql`
      with standing as (select * from exam_records where company_id = ${companyId} and withdrawn_at is null
        and done_on between '2025-01-01' and '2025-12-31'),
      said as (select distinct employee_id, done_on, occasion from standing where exam_code = '0295' and occasion <> ''),
      unsaid as (select distinct employee_id, done_on, '' as occasion from standing s where exam_code = '0295'
        and not exists (select 1 from said where said.employee_id = s.employee_id and said.done_on = s.done_on))
      select 'a ' || occasion as what, count(*) as exams from (select * from said union all select * from unsaid) as a
        group by occasion
      union all
      select 'b ' || exam_code, count(*) from (select distinct employee_id, done_on, exam_code from standing
        where exam_code <> '0295') as b group by exam_code`);
    const shown = [
      ...content.clinical.map(({ occasion, exams }) => [`a ${occasion}`, exams]),
      ...content.complementary.map(({ code, exams }) => [`b ${code}`, exams]),
    ];
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(rows.map(({ what, exams }) => [what, Number(exams)])));
  }
});

test('letter c: every row that is shown, what is merged and the total are what SQL sums', async () => {
  let shown = 0;
  for (const { companyId, units, content } of made) {
    const names = new Map(units.map(({ id, name }) => [id, name]));
    const rows = await ask(sql`
      with once as (select employee_id, done_on, exam_code, min(coalesce(unit_id, '')) as place,
          max(case when result = 'altered' then 1 else 0 end) as abnormal
        from exam_records where company_id = ${companyId} and withdrawn_at is null and result in ('normal', 'altered')
          and done_on between '2025-01-01' and '2025-12-31' group by employee_id, done_on, exam_code)
      select exam_code as code, place, sum(abnormal) as abnormal, count(*) as exams from once group by exam_code, place`);
    for (const { code, table } of content.abnormal) {
      const places = rows
        .filter((row) => row.code === code)
        .map(({ place, abnormal, exams }): [string, number[]] => {
          const name = names.get(String(place)) ?? 'Não informado';
          return [name, [Number(abnormal), Number(exams) - Number(abnormal)]];
        });
      mustBeSums(table, new Map(places));
      shown += table.rows.length;
    }
  }
  expect(shown).toBeGreaterThan(0);
});

test('letter d: people with a new disease, an older one and none, in total, are what SQL counts', async () => {
  for (const { companyId, content } of made) {
    const [row] = await ask(sql`
      with own as (select employee_id, max(case when diagnosed_on >= '2025-01-01' then 1 else 0 end) as is_new
        from work_diseases where company_id = ${companyId} and withdrawn_at is null and diagnosed_on <= '2025-12-31'
          and (ended_on is null or ended_on >= '2025-01-01') and content like '%"nexus":"confirmed"%' group by employee_id),
      there as (select id from employees where company_id = ${companyId} and admission_dt <= '2025-12-31'
        and (inactivated_at is null or inactivated_at >= '2025-01-01T03:00:00.000Z')),
      counted as (select id as person from there union select employee_id from own where is_new = 1)
      select sum(case when is_new = 1 then 1 else 0 end) as found, sum(case when is_new = 0 then 1 else 0 end) as older,
        sum(case when is_new is null then 1 else 0 end) as others
      from counted left join own on own.employee_id = counted.person`);
    if (content.diseases?.total) {
      expect(content.diseases.total).toEqual([row?.found, row?.older, row?.others].map(Number));
    }
  }
});

test('letter e: CATs of the year, by kind, are as many as SQL counts', async () => {
  for (const { companyId, content } of made) {
    const rows = await ask(sql`
      select case when content like '%"accidentType":"Trajeto"%' then 'Trajeto' else 'Típico' end as kind,
        count(*) as cats from cats where company_id = ${companyId} and withdrawn_at is null
        and day between '2025-01-01' and '2025-12-31' group by 1`);
    const counts = new Map(rows.map(({ kind, cats }) => [String(kind), Number(cats)]));
    for (const { name, counts: shown } of content.cats?.rows ?? []) expect(shown[0]).toBe(counts.get(name));
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (content.cats?.total) expect(content.cats.total[0]).toBe(all);
  }
});

async function statistic(what: string, { as = doctor.token, of }: { as?: string; of: string | undefined }) {
  const whose = of === undefined || as !== doctor.token ? '' : `&companyId=${of}`;
  const { status, body } = await app.call('GET', `/statistics/${what}?from=2025-01&to=2025-12${whose}`, { as });
  expect(status, what).toBe(200);
  return body;
}

/** Rows of what was counted, as one says them, without those of nothing. */
const told = (rows: readonly (readonly unknown[])[]) =>
  rows
    .map((row) => row.map((cell) => (Number.isFinite(Number(cell)) && cell !== '' ? Number(cell) : cell)).join(' | '))
    .filter((row) => !row.endsWith('| 0'))
    .sort();

/** One company after the other, and all together. */
const whoseAll = () => [undefined, ...made.map(({ companyId }) => companyId)];
const ofCompany = (of: string | undefined) => (of === undefined ? sql`1 = 1` : sql`company_id = ${of}`);
const ofYear = (day: string) => sql`${sql.ref(day)} between '2025-01-01' and '2025-12-31'`;

test('exams by month are as many as SQL counts, and as a company hears of them those of three people', async () => {
  for (const of of whoseAll()) {
    const rows = await ask(sql`
      select substr(done_on, 1, 7) as month, exam_code as code, count(*) as exams from (
        select distinct company_id, done_on, employee_id, exam_code, case when exam_code = '0295' then occasion else '' end as at
        from exam_records r where withdrawn_at is null and ${ofYear('done_on')} and ${ofCompany(of)}
          and not (exam_code = '0295' and occasion = '' and exists (select 1 from exam_records s where s.exam_code = '0295'
            and s.employee_id = r.employee_id and s.done_on = r.done_on and s.occasion <> '' and s.withdrawn_at is null))
      ) as done group by 1, 2`);
    const { months: shown } = await statistic('exams', { of });
    expect(told(shown.map((row: Row) => [row.month, row.code, row.exams]))).toEqual(
      told(rows.map(({ month, code, exams }) => [month, code, exams])),
    );
  }
  for (const { companyId: of, token: as } of made) {
    const { months: shown } = await statistic('exams', { of, as });
    for (const month of ['2025-01', '2025-03', '2025-09', '2025-12']) {
      const asOf = `${monthsAfter(`${month}-01`, 1).slice(0, 8)}11T03:00:00.000Z`;
      const rows = await ask(sql`
        with known as (select * from exam_records where company_id = ${of} and substr(done_on, 1, 7) = ${month}
          and created_at < ${asOf} and (withdrawn_at is null or withdrawn_at >= ${asOf})),
        done as (select distinct done_on, employee_id, exam_code, case when exam_code = '0295' then occasion else '' end as at
          from known r where not (exam_code = '0295' and occasion = '' and exists (select 1 from known s
            where s.exam_code = '0295' and s.employee_id = r.employee_id and s.done_on = r.done_on and s.occasion <> '')))
        select exam_code as code, count(*) as exams, count(distinct employee_id) as people from done group by 1`);
      const hidden = rows.some(({ people }) => Number(people) < 3) ? [['', 'suppressed']] : [];
      const open = rows.filter(({ people }) => Number(people) >= 3).map(({ code, exams }) => [code, exams]);
      const ofMonth = shown.filter((row: Row) => row.month === month).map((row: Row) => [row.code, row.exams]);
      expect(told(ofMonth)).toEqual(told([...open, ...hidden]));
    }
  }
});

test('fitness, and results that are abnormal, are as many as SQL counts', async () => {
  for (const { companyId: of } of made) {
    const fitness = await ask(sql`
      select substr(done_on, 1, 7) as month, count(distinct document_id) as asos, case when (select d.content
          from issued_documents d where d.id = exam_records.document_id) like '%Inapto%' then 'unfit' else 'fit' end as said
      from exam_records where company_id = ${of} and withdrawn_at is null and document_id is not null
        and ${ofYear('done_on')} group by 1, 3`);
    const { months: shown } = await statistic('fitness', { of });
    const cells = shown.flatMap((row: Row) => ['fit', 'unfit'].map((said) => [row.month, said, row[said]]));
    expect(told(cells)).toEqual(told(fitness.map(({ month, said, asos }) => [month, said, asos])));
    const results = await ask(sql`
      with once as (select employee_id, done_on, exam_code, max(case when result = 'altered' then 1 else 0 end) as abnormal
        from exam_records where company_id = ${of} and withdrawn_at is null and result in ('normal', 'altered')
          and ${ofYear('done_on')} group by 1, 2, 3)
      select exam_code as code, sum(abnormal) as abnormal, count(*) as known from once group by 1`);
    const [unknown] = await ask(sql`select count(*) as exams from exam_records where company_id = ${of}
      and withdrawn_at is null and result = 'stable' and ${ofYear('done_on')}`);
    const body = await statistic('abnormal', { of });
    expect(told(body.kinds.map((row: Row) => [row.code, row.abnormal, row.known]))).toEqual(
      told(results.map(({ code, abnormal, known }) => [code, abnormal, known])),
    );
    expect(body.unknown).toBe(Number(unknown?.exams));
  }
});

test('who came, how long an ASO took, and who is overdue are as many as SQL counts', async () => {
  for (const of of whoseAll()) {
    const states = await ask(sql`select substr(day, 1, 7) as month, case state when 'missed' then 'missed'
        when 'scheduled' then 'unnoted' else 'came' end as state, count(*) as people from referrals
      where state <> 'cancelled' and ${ofYear('day')} and ${ofCompany(of)} group by 1, 2`);
    const shown = (await statistic('no-shows', { of })).months.flatMap((row: Row) =>
      ['came', 'missed', 'unnoted'].map((state) => [row.month, state, row[state]]),
    );
    expect(told(shown)).toEqual(told(states.map(({ month, state, people: count }) => [month, state, count])));
    // By the document's id alone: a planner that knows nothing of the tables reads all ASOs for each referral.
    const ended = await ask(sql`select day, created_at as made from referrals where state = 'completed'
      and ${ofYear('day')} and ${ofCompany(of)}
      and (select d.kind from issued_documents d where d.id = referrals.document_id) = 'aso'`);
    for (const row of (await statistic('waiting', { of })).months) {
      const waited = ended
        .filter(({ day }) => String(day).startsWith(row.month))
        .map(({ day, made: sent }) => daysBetween(new Date(sent ?? '').toISOString().slice(0, 10), String(day)));
      const between = (least: number, most: number) => waited.filter((day) => day >= least && day <= most).length;
      expect(row).toMatchObject({
        ...{ asos: waited.length, within2: between(0, 2), within7: between(3, 7), within15: between(8, 15) },
        ...{ later: between(16, 99) },
      });
    }
    const due =
      await ask(sql`select company_id as company, sum(case when next_on < ${today()} then 1 else 0 end) as late
      from due_people where state = 'scheduled' and ${ofCompany(of)} group by 1`);
    const { units } = await statistic('overdue', { of });
    const late = (units as { companyId: string; overdue: number }[]).map((row) => [row.companyId, row.overdue]);
    if (units.length < mostUnits) expect(told(late)).toEqual(told(due.map((row) => [row.company, row.late])));
  }
});

test('absences, their days, their length and their chapters are as many as SQL counts', async () => {
  for (const of of whoseAll()) {
    const rows =
      await ask(sql`select starts_on as start, coalesce(ends_on, '') as last, coalesce(cid, '') as cid, count(*) as people
      from absences where withdrawn_at is null and ${ofCompany(of)} group by 1, 2, 3`);
    const stretches = rows.map(({ start, last, people: count }) => ({
      ...{ start: String(start), last: String(last || today()), count: Number(count) },
    }));
    const sumOf = (some: readonly { count: number }[]) => some.reduce((sum, { count }) => sum + count, 0);
    for (const { month, begun, days: away } of (await statistic('absences', { of })).months) {
      expect([month, begun]).toEqual([month, sumOf(stretches.filter(({ start }) => start.startsWith(month)))]);
      const [first, until] = [`${month}-01`, daysAfter(monthsAfter(`${month}-01`, 1), -1)];
      const within = stretches.map(({ start, last, count }) => ({
        count: count * Math.max(0, daysBetween([start, first].sort()[1] ?? '', [last, until].sort()[0] ?? '') + 1),
      }));
      expect([month, away]).toEqual([month, sumOf(within)]);
    }
    const began = stretches.filter(({ start }) => start >= '2025-01-01' && start <= '2025-12-31');
    const long = (least: number, most: number) =>
      sumOf(
        began.filter(({ start, last }) => daysBetween(start, last) + 1 >= least && daysBetween(start, last) < most),
      );
    const { bands } = await statistic('absence-bands', { of });
    expect(bands.map(({ absences }: { absences: number }) => absences)).toEqual([
      long(1, 3),
      long(4, 15),
      long(16, 9_999),
    ]);
    if (of === undefined) continue;
    const cids = rows.filter(({ start }) => String(start).startsWith('2025'));
    const body = await statistic('absence-chapters', { of });
    const letters: Record<string, string> = { XIII: 'M', V: 'F', X: 'J', XIX: 'S' };
    const count = (letter: string) =>
      cids.filter(({ cid }) => String(cid).startsWith(letter)).reduce((sum, row) => sum + Number(row.people), 0);
    expect(body.unsaid).toBe(cids.filter(({ cid }) => cid === '').reduce((sum, row) => sum + Number(row.people), 0));
    for (const { number, absences } of body.chapters) if (number) expect(absences).toBe(count(letters[number] ?? '?'));
    if (!body.isHidden) {
      const all = body.chapters.reduce((sum: number, { absences }: { absences: number }) => sum + absences, 0);
      expect(all).toBe(['M', 'F', 'J', 'S'].reduce((sum, letter) => sum + count(letter), 0));
    }
  }
});
