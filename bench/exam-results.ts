import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../src/platform/database/database.server.ts';
import type { Api } from '../src/testing/api.ts';
import { makeCompany, makeProfessional, sendFile } from '../src/testing/factories.ts';
import { csvOf } from '../src/testing/imports/import-files.ts';
import { analyze, manyEmployees } from '../src/testing/many-employees.ts';
import { type Engine, mustAnswer, onServer, timed } from './asking.ts';
import type { Row } from './row.ts';
import { cpuSeconds } from './start.ts';

/** A short run says whether it works at all: `BENCH_SHORT=1 npm run bench -- exam-results-sqlite`. */
const results = process.env.BENCH_SHORT ? 500 : 5_000;
const goalSeconds = 20;

/** A laboratory's spreadsheet of five thousand results, from the file to what is written; and the same once more. */
export function measureExamResults(engine: Engine): Promise<Row[]> {
  return onServer(engine, async (api, db, { pid }) => {
    const { companyId } = await makeCompany(api);
    const { token } = await makeProfessional(api);
    await manyEmployees(db, companyId, results);
    const cpfs = await numberCpfs(db, companyId);
    await analyze(db);
    const lines = cpfs.map((cpf, at) => [cpf, '0281', '12/03/2026', at % 7 ? 'não' : 'sim', `${at % 90} dB`]);
    const csv = csvOf(lines, ['CPF', 'Procedimento', 'Data do exame', 'Resultado', 'Valor']);
    const of = { companyId, token, csv };
    const first = await sheetSeconds(api, { ...of, pid });
    const again = await sheetSeconds(api, { ...of, pid });
    if (first.create !== results || again.create !== 0) throw new Error(JSON.stringify({ first, again }));
    const what = `planilha de ${results.toLocaleString('pt-BR')} resultados de exames, ${engine}`;
    return [rowOf(`${what}: lida, conferida e gravada`, first), rowOf(`${what}: de novo, sem mudar nada`, again)];
  });
}

/** What the server's threads spend: a machine on which others wait for the processors says nothing by its clock. */
function rowOf(what: string, { seconds, spent }: { seconds: number; spent: number }): Row {
  const goal = (goalSeconds * results) / 5_000;
  return {
    ...{
      what,
      floor: '–',
      product: `${seconds.toFixed(1)} s no relógio`,
      result: `${spent.toFixed(1)} s de processador`,
    },
    ...{ goal: `≤ ${goal} s`, met: spent <= goal },
  };
}

/** Gives each person a CPF as a file may say it. */
async function numberCpfs(db: Database, companyId: string): Promise<string[]> {
  const people = await db.selectFrom('employees').select('id').where('company_id', '=', companyId).execute();
  // Together: the numbers of all, once.
  await db.transaction().execute(async (tx) => {
    for (const [at, { id }] of people.entries()) {
      await tx
        .updateTable('employees')
        .set({ cpf: cpfOf(at) })
        .where('id', '=', id)
        .execute();
    }
  });
  return people.map((_, at) => cpfOf(at));
}

function cpfOf(at: number): string {
  return `222.222.${String(at)
    .padStart(5, '0')
    .replace(/(...)(..)/, '$1-$2')}`;
}

type Sheet = { companyId: string; token: string; csv: string; pid: number };

/** A file sent, looked through and, where it says anything new, confirmed and written. */
async function sheetSeconds(api: Api, { companyId, token, csv, pid }: Sheet) {
  const before = cpuSeconds(pid);
  const file = Buffer.from(csv);
  let create = 0;
  const milliseconds = await timed(async () => {
    const body = { kind: 'exam-results', companyId, fileName: 'resultados.csv', size: file.length };
    const { importId, signedUrl } = (await api.call('POST', '/imports', { as: token, body })).body;
    await sendFile(api, signedUrl, file);
    await api.call('PUT', `/imports/${importId}/check`, { as: token, body: {} });
    const { counts, contentHash } = await until(api, { importId, token }, 'ready');
    create = counts.create;
    if (create === 0) return;
    const confirmed = await api.call('PUT', `/imports/${importId}/confirm`, { as: token, body: { contentHash } });
    if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
    await until(api, { importId, token }, 'done');
  });
  return { seconds: milliseconds / 1_000, spent: cpuSeconds(pid) - before, create };
}

async function until(api: Api, { importId, token }: { importId: string; token: string }, state: string) {
  for (;;) {
    const one = (await mustAnswer(api, `/imports/${importId}`, token)).import;
    if (['failed', 'stale'].includes(one.state)) throw new Error(JSON.stringify(one));
    if (one.state === state) return one as { counts: { create: number }; contentHash: string };
    await wait(50);
  }
}

if (import.meta.main) {
  console.table([...(await measureExamResults('sqlite')), ...(await measureExamResults('postgres'))]);
}
