import { withoutFlush } from '../src/platform/database/without-flush.server.ts';
import { makeCompany, makeProfessional } from '../src/testing/factories.ts';
import { manyEmployees } from '../src/testing/many-employees.ts';
import { manyDueDates } from '../src/testing/queries/many-due-dates.ts';
import { analyzeExams, manyExams } from '../src/testing/queries/many-exams.ts';
import { type Engine, mustAnswer, onServer, timed } from './asking.ts';
import { percentile, type Row } from './row.ts';

/** A short run says whether it can be asked at all: `BENCH_SHORT=1 npm run bench -- statistics-sqlite`. */
const share = process.env.BENCH_SHORT ? 0.02 : 1;
const companies = Math.ceil(100 * share);
const peopleOfEach = 1_000;
/** Of one person: a million of all, over five years. */
const each = 10;
const goal = 300;

/** Statistics of the practice and of a company at a million exams. */
export function measureStatistics(engine: Engine): Promise<Row[]> {
  return onServer(engine, async (api, db) => {
    const { professional, token: doctor } = await makeProfessional(api);
    const made = [];
    for (let at = 0; at < companies; at++) {
      const company = await makeCompany(api);
      made.push(company);
      await withoutFlush(db, async (tx) => {
        await manyEmployees(tx, company.companyId, peopleOfEach);
        await manyDueDates(tx, company.companyId);
        await manyExams(tx, { companyId: company.companyId, professionalId: professional.id, each, days: 1_825 });
      });
    }
    await analyzeExams(db);
    const [{ companyId, token } = { companyId: '', token: '' }] = made;
    const questions = [
      { what: 'exames por mês, todas as empresas', path: '/statistics/exams', as: doctor },
      {
        what: 'exames por mês, 36 meses',
        path: `/statistics/exams?from=${monthsAgo(35)}&to=${monthsAgo(0)}`,
        as: doctor,
      },
      { what: 'exames por mês, uma empresa', path: `/statistics/exams?companyId=${companyId}`, as: doctor },
      { what: 'exames por mês, a própria empresa', path: '/statistics/exams', as: token },
      { what: 'vencidos por unidade, todas as empresas', path: '/statistics/overdue', as: doctor },
      { what: 'comparecimento, todas as empresas', path: '/statistics/no-shows', as: doctor },
      { what: 'afastamentos, todas as empresas', path: '/statistics/absences', as: doctor },
    ];
    const rows: Row[] = [];
    for (const { what, path, as } of questions) {
      const times: number[] = [];
      for (let asked = 0; asked < 25; asked++) times.push(await timed(() => mustAnswer(api, path, as)));
      const late = percentile(times.slice(5), 0.95);
      rows.push({
        what: `${what}, ${engine}, com ${(companies * peopleOfEach * each).toLocaleString('pt-BR')} exames`,
        floor: '–',
        product: `p95 ${late.toFixed(0)} ms`,
        result: late.toFixed(0),
        goal: `< ${goal} ms`,
        met: late < goal,
      });
    }
    return rows;
  });
}

/** A month, as `2026-11`. */
function monthsAgo(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
}

if (import.meta.main) console.table([...(await measureStatistics('sqlite')), ...(await measureStatistics('postgres'))]);
