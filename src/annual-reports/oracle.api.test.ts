import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countAbnormalResults } from '../exams/counting/abnormal-results-lookups.server.ts';
import { countClinicalExams, countComplementaryExams } from '../exams/counting/exam-counts-lookups.db.ts';
import {
  examFields,
  makeCompany,
  makeDisease,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeUnit,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

/**
 * What the report counts, against SQL that was written for this test alone, over a made practice. Without keys a result stands in its row as a word, so that SQL can
 * count what the server counts by opening it.
 */

let app: TestApp;
let companies: string[];
beforeAll(async () => {
  app = await startApp({ ENCRYPTION_KEYS: '' });
  companies = await makePractice();
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

async function makePractice(): Promise<string[]> {
  const chance = chanceOf(39);
  const pick = <Item>(items: readonly Item[]): Item => items[chance(items.length)] as Item;
  const { token } = await makeProfessional(app);
  const made: string[] = [];
  for (let company = 0; company < 3; company++) {
    const own = await makeCompany(app);
    made.push(own.companyId);
    const units = [await makeUnit(app, own), await makeUnit(app, own), null];
    for (let one = 0; one < 14; one++) {
      const { id } = await makeEmployee(app, own, {
        ...{ unitId: pick(units)?.id ?? null, sector: pick(['Forja', 'forja', 'Escritório']), dt_birth: '20-05-1990' },
        ...{ admission_dt: '15-01-2020', function_start_dt: '15-01-2020' },
      });
      for (let exam = 0; exam < 4; exam++) {
        const [exam_code, exam_name] = pick([
          ['0295', 'Avaliação clínica'],
          ['0281', 'Audiometria'],
          ['', 'Exame da casa'],
        ]);
        const said = {
          ...{ exam_code, exam_name, done_on: pick(['10-03-2025', '11-03-2025', '31-12-2024', '01-01-2026']) },
          ...{ occasion: pick(['', 'periodic', 'return']), result: pick(['', 'normal', 'altered', 'worse', 'stable']) },
        };
        const recordId = await makeExamRecord(app, { employeeId: id, token }, examFields(said));
        const body = { reason: 'Engano' };
        if (chance(8) === 0) await app.call('PUT', `/exam-records/${recordId}/withdraw`, { as: token, body });
      }
      const nexus = pick(['confirmed', 'suspected']);
      const disease = { diagnosed_on: pick(['05-02-2024', '05-02-2025', '05-02-2026']), nexus };
      if (chance(3) === 0) await makeDisease(app, { employeeId: id, token }, disease);
    }
  }
  return made;
}

const year = { from: '2025-01-01', until: '2025-12-31' };

test('clinical and complementary exams are as many as SQL counts', async () => {
  for (const companyId of companies) {
    const { rows } = await sql<{ code: string; count: number }>`
      with day as (
        select employee_id, done_on, exam_code as code, exam_name as name,
          count(distinct nullif(occasion, '')) as named
        from exam_records where company_id = ${companyId} and withdrawn_at is null
          and substr(done_on, 1, 4) = '2025'
        group by employee_id, done_on, exam_code, exam_name)
      select code, sum(case when code = '0295' and named > 1 then named else 1 end) as count
      from day group by code order by code`.execute(app.db);
    const counted = new Map<string, number>();
    for (const { exams } of await countClinicalExams(app.db, { companyId, ...year }))
      counted.set('0295', (counted.get('0295') ?? 0) + exams);
    for (const { code, exams } of await countComplementaryExams(app.db, { companyId, ...year }))
      counted.set(code, (counted.get(code) ?? 0) + exams);
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(rows.map(({ code, count }) => [code, Number(count)])),
    );
  }
});

test('abnormal results and their people are as many as SQL counts, by every place', async () => {
  const columns = { unit: sql`coalesce(unit_id, '')`, sector: sql`lower(sector)` } as const;
  for (const companyId of companies) {
    for (const breakdown of ['unit', 'sector'] as const) {
      const place = columns[breakdown];
      const { rows } = await sql<Record<string, string | number>>`
        with known as (
          select employee_id, done_on, exam_code, ${place} as place, trim(result) as word
          from exam_records where company_id = ${companyId} and withdrawn_at is null and result is not null
            and trim(result) <> 'stable' and substr(done_on, 1, 4) = '2025'),
        once as (
          select employee_id, done_on, exam_code, place, max(case when word = 'normal' then 0 else 1 end) as abnormal
          from known group by employee_id, done_on, exam_code, place)
        select exam_code as code, place, count(*) as exams, sum(abnormal) as abnormal,
          count(distinct employee_id) as people, count(distinct case when abnormal = 1 then employee_id end) as having_it
        from once group by exam_code, place`.execute(app.db);
      const wanted = rows.map((row) => [
        row.code,
        row.place,
        ...['exams', 'abnormal', 'people', 'having_it'].map((name) => Number(row[name])),
      ]);
      const { kinds } = await countAbnormalResults(app.db, { companyId, ...year }, { breakdown, keys: [] });
      const counted = kinds.flatMap(({ code, cells }) =>
        cells.map(({ written, exams, abnormal, people, abnormalPeople }) => {
          const name = breakdown === 'unit' ? written : written.toLowerCase();
          return [code, name, exams, abnormal, people.size, abnormalPeople.size];
        }),
      );
      expect(counted.map(String).sort()).toEqual(wanted.map(String).sort());
    }
  }
});
