import { v7 as uuid } from 'uuid';
import { noteExamsChanged } from '../src/exams/counting/exam-months.db.ts';
import { sumChangedMonths } from '../src/exams/counting/exam-months-job.server.ts';
import { insertExamRecords } from '../src/exams/exam-records.db.ts';
import { today } from '../src/platform/contract/dates.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { parseEncryptionKeys } from '../src/platform/storage/encryption-keys.server.ts';
import type { Api } from '../src/testing/api.ts';
import { type Engine, mustAnswer, onServer, timed } from './asking.ts';
import { median, percentile, type Row } from './row.ts';
import { makeStatisticsPractice } from './statistics-practice.ts';

/** A short run says whether it can be asked at all: `BENCH_SHORT=1 npm run bench -- statistics-sqlite`. */
const size = process.env.BENCH_SHORT
  ? { companies: 10, first: 200, others: 100 }
  : { companies: 400, first: 5_000, others: 239 };
const goal = 300;
const keys = parseEncryptionKeys(Buffer.alloc(32, 7).toString('base64'));

/** Statistics of the practice and of a company at a million exams. */
export function measureStatistics(engine: Engine): Promise<Row[]> {
  const settings = { ENCRYPTION_KEYS: Buffer.alloc(32, 7).toString('base64') };
  return onServer(
    engine,
    async (api, db) => {
      const made = await makeStatisticsPractice(api, db, keys, size);
      const on = { engine, api, db };
      return [...(await askedUnsummed(on, made)), ...(await askedSummed(on, made))];
    },
    { settings },
  );
}

type Made = Awaited<ReturnType<typeof makeStatisticsPractice>>;
type On = { engine: Engine; api: Api; db: Database };

/** As long as nothing is summed, all is counted: as before there were sums, and as after an import of everything. */
async function askedUnsummed({ engine, api, db }: On, made: Made): Promise<Row[]> {
  await noteYear(db, made.companies);
  const row = rowOf(api, where(engine));
  const rows = [
    await row('exames por mês, todas as empresas, nenhum mês somado', '/statistics/exams', made.doctor, Infinity),
  ];
  await summed(db);
  return rows;
}

/** What is asked of a practice whose months have been summed. */
export async function askedSummed({ engine, api, db }: On, made: Made): Promise<Row[]> {
  const row = rowOf(api, where(engine));
  const rows: Row[] = [];
  const of = (companyId: string) => `companyId=${companyId}`;
  const [large, usual] = [of(made.large.companyId), of(made.usual.companyId)];
  const year = `from=${monthsAgo(11)}&to=${monthsAgo(0)}`;
  const opening: [what: string, path: string][] = [
    [`aptidão, uma empresa de ${size.first}`, `/statistics/fitness?${large}`],
    [`resultados anormais, uma empresa de ${size.first}`, `/statistics/abnormal?${year}&${large}`],
  ];
  await db.deleteFrom('month_findings').execute();
  for (const [what, path] of opening) rows.push(await row(`${what}, nada aberto antes`, path, made.doctor, Infinity));
  await noteYear(db, [made.large.companyId, made.usual.companyId]);
  await summed(db);
  const questions: [what: string, path: string, as: string][] = [
    ['exames por mês, todas as empresas', '/statistics/exams', made.doctor],
    ['exames por mês, 36 meses', `/statistics/exams?from=${monthsAgo(35)}&to=${monthsAgo(0)}`, made.doctor],
    ['exames por mês, uma empresa', `/statistics/exams?${large}`, made.doctor],
    ['exames por mês, a própria empresa', '/statistics/exams', made.large.token],
    ['aptidão, a própria empresa', '/statistics/fitness', made.large.token],
    ['aptidão, uma empresa', `/statistics/fitness?${usual}`, made.doctor],
    ['resultados anormais, uma empresa', `/statistics/abnormal?${year}&${usual}`, made.doctor],
    ...opening.map(([what, path]): [string, string, string] => [what, path, made.doctor]),
    ['vencidos por unidade, todas as empresas', '/statistics/overdue', made.doctor],
    ['comparecimento, todas as empresas', '/statistics/no-shows', made.reception],
    ['do encaminhamento ao ASO, todas as empresas', '/statistics/waiting', made.reception],
    ['afastamentos, todas as empresas', '/statistics/absences', made.doctor],
    ['afastamentos pela duração, todas as empresas', '/statistics/absence-bands', made.doctor],
  ];
  for (const [what, path, as] of questions) rows.push(await row(what, path, as));
  await noteExamsChanged(
    db,
    made.companies.map((companyId) => ({ companyId, doneOn: today() })),
  );
  rows.push(await row('exames por mês, todas as empresas, o mês de hoje por somar', '/statistics/exams', made.doctor));
  const person = await db
    .selectFrom('employees')
    .select('id')
    .where('company_id', '=', made.large.companyId)
    .executeTakeFirstOrThrow();
  rows.push(await writing(db, engine, { ...made.large, employeeId: person.id, recordedBy: made.professional.id }));
  return rows;
}

function where(engine: Engine): string {
  const exams = (size.first + (size.companies - 1) * size.others) * 10;
  return `${engine}, com ${exams.toLocaleString('pt-BR')} exames`;
}

/** The last twelve months of these companies have to be summed anew. */
async function noteYear(db: Database, companies: readonly string[]): Promise<void> {
  for (const companyId of companies) {
    await noteExamsChanged(
      db,
      Array.from({ length: 12 }, (_, back) => ({ companyId, doneOn: `${monthsAgo(back)}-01` })),
    );
  }
}

/** Sums what has changed; the server does so, too, and what it has summed meanwhile is left as its own. */
async function summed(db: Database): Promise<void> {
  for (;;) {
    try {
      return await sumChangedMonths(db, keys);
    } catch (error) {
      if (!(error instanceof Error) || !/meanwhile/.test(error.message)) throw error;
    }
  }
}

/** How long a question takes that is asked again and again. */
function rowOf(api: Api, where: string) {
  return async (what: string, path: string, as: string, most = goal): Promise<Row> => {
    const times: number[] = [];
    // Without a goal it is asked less often: the server sums meanwhile.
    const often = most === goal ? 25 : 8;
    for (let asked = 0; asked < often; asked++) times.push(await timed(() => mustAnswer(api, path, as)));
    const late = percentile(times.slice(often / 5), 0.95);
    return {
      what: `${what}, ${where}`,
      floor: '–',
      product: `p95 ${late.toFixed(0)} ms, mediana ${median(times.slice(often / 5)).toFixed(0)} ms`,
      result: late.toFixed(0),
      goal: most === goal ? `< ${goal} ms` : '–',
      met: late < most,
    };
  };
}

type Of = { companyId: string; employeeId: string; recordedBy: string };

/** Exams of one company and month, written by many at the same time: with what the sums need, and without. */
async function writing(db: Database, engine: Engine, of: Of): Promise<Row> {
  const facts = { unitId: null, sector: '', function: '', groupId: null, groupName: '' };
  const record = () => ({
    ...{ companyId: of.companyId, id: uuid(), employeeId: of.employeeId, code: '0281', name: 'Exame', doneOn: today() },
    ...{
      place: '',
      occasion: '' as const,
      documentId: null,
      result: null,
      recordedBy: of.recordedBy,
      finding: null,
      facts,
    },
  });
  const noted = () => db.transaction().execute((tx) => insertExamRecords(tx, [record()]));
  const bare = () =>
    db.transaction().execute(async (tx) => {
      const { companyId, id, employeeId, code, name, doneOn, recordedBy } = record();
      await tx
        .insertInto('exam_records')
        .values({
          ...{ company_id: companyId, id, employee_id: employeeId, exam_code: code, exam_name: name, done_on: doneOn },
          ...{
            place: '',
            occasion: '',
            document_id: null,
            result: null,
            recorded_by: recordedBy,
            version: 1,
            finding: null,
          },
          ...{ created_at: new Date().toISOString(), withdrawn_at: null, withdrawn_by: null, withdrawal_reason: null },
          ...{ unit_id: null, sector: '', function: '', group_id: null, group_name: '' },
        })
        .execute();
    });
  const many = (one: () => Promise<unknown>) => () =>
    Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let at = 0; at < 10; at++) await one();
      }),
    );
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 7; round++) {
    times[0].push(await timed(many(bare)));
    times[1].push(await timed(many(noted)));
  }
  const [without, withSums] = times.map((of) => 200 / (median(of) / 1_000)) as [number, number];
  return {
    what: `exames gravados por 20 ao mesmo tempo em uma empresa e um mês, ${engine}`,
    floor: `${without.toFixed(0)}/s sem somas`,
    product: `${withSums.toFixed(0)}/s`,
    result: (withSums / without).toFixed(2),
    goal: '≥ 0,60',
    met: withSums / without >= 0.6,
  };
}

/** A month, as `2026-11`. */
function monthsAgo(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
}

if (import.meta.main) console.table([...(await measureStatistics('sqlite')), ...(await measureStatistics('postgres'))]);
