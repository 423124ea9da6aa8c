import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutFlush } from '../platform/database/without-flush.server.ts';
import { isDeep } from '../testing/chance/chance.ts';
import { makeCompany, makeDisease, makeEmployee, makeProfessional, makeUnit } from '../testing/factories.ts';
import { makeReport } from '../testing/issued/annual-reports.ts';
import { manyEmployees } from '../testing/many-employees.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import type { ReportContent, ShownCounts } from './annual-reports.contract.ts';

/**
 * Every number of a report of a large practice, against SQL that was written for this test alone: 50 companies and 20.000 people in `npm run test:deep`, fewer in
 * `npm test`. Without keys a result stands in its row as a word, so that SQL counts what the server counts by opening it.
 */

const [companies, people] = isDeep ? [50, 400] : [3, 120];

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
const made: { companyId: string; units: { id: string; name: string }[]; content: ReportContent }[] = [];
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: '' });
  doctor = await makeProfessional(app);
  for (let at = 0; at < companies; at++) made.push(await makeYear(at));
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
  await withoutFlush(app.db, async (tx) => {
    await manyEmployees(tx, companyId, people);
    for (let person = 1; person <= people; person++) {
      const employeeId = `${companyId}-${person}`;
      const placeOf = () => ({ unit_id: pick([...units.map(({ id }) => id), null]), sector: '', function: '' });
      const { unit_id } = placeOf();
      // One in ten has left: before the year, in the evening before it where the practice is, or within it.
      const left = ['2024-06-01T12:00:00.000Z', '2025-01-01T01:00:00.000Z', '2025-06-01T12:00:00.000Z'];
      const inactivated_at = chance(10) === 0 ? pick(left) : null;
      await tx.updateTable('employees').set({ unit_id, inactivated_at }).where('id', '=', employeeId).execute();
      const exams = Array.from({ length: 5 }, (_, exam) => ({
        ...{ company_id: companyId, id: `${employeeId}-${exam}`, employee_id: employeeId, done_on: pick(days) },
        ...pick([
          { exam_code: '0295', exam_name: 'Avaliação clínica' },
          { exam_code: '0281', exam_name: 'Audiometria' },
          { exam_code: '', exam_name: 'Exame da casa' },
        ]),
        ...{ occasion: pick(['', 'periodic', 'return'] as const), place: '', document_id: null, ...placeOf() },
        ...{ result: pick([null, 'normal', 'normal', 'altered', 'stable']), recorded_by: recordedBy, created_at: at },
        ...{ withdrawn_at: chance(8) === 0 ? at : null, withdrawn_by: null, withdrawal_reason: null },
      }));
      await tx
        .insertInto('exam_records')
        .values(exams as never)
        .execute();
      if (chance(6) === 0) {
        const diagnosed_on = pick(['2024-02-05', '2025-02-05', '2026-02-05']);
        const nexus = pick(['confirmed', 'confirmed', 'suspected']);
        await tx
          .insertInto('work_diseases')
          .values({
            ...{ company_id: companyId, id: `${employeeId}-d`, employee_id: employeeId, diagnosed_on, cat_due_on: '' },
            ...{ ended_on: chance(5) === 0 && diagnosed_on < '2025' ? '2024-06-01' : null, ...placeOf() },
            ...{ content: JSON.stringify({ ...content, nexus }), recorded_by: recordedBy, version: 1 },
            ...{ withdrawn_at: chance(8) === 0 ? at : null, created_at: at, updated_at: at },
          } as never)
          .execute();
      }
      for (let nth = 0; nth < (chance(6) === 0 ? 1 + chance(2) : 0); nth++) {
        const said = { ...cat, accidentType: pick(['Típico', 'Trajeto']), cid: 'S62' };
        await tx
          .insertInto('cats')
          .values({
            ...{ company_id: companyId, id: `${employeeId}-c${nth}`, employee_id: employeeId, day: pick(days) },
            ...{ due_on: '', content: JSON.stringify(said), recorded_by: recordedBy, version: 1, created_at: at },
            ...{ withdrawn_at: chance(8) === 0 ? at : null, updated_at: at },
          } as never)
          .execute();
      }
    }
  });
  const report = await makeReport(app, { companyId, token: doctor.token });
  const read = await app.call('GET', `/annual-report/${report}`, { as: doctor.token });
  expect(read.status).toBe(200);
  return { companyId, units, content: read.body.content as ReportContent };
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
