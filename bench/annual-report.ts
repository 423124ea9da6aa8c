import { setTimeout as wait } from 'node:timers/promises';
import { sumChangedMonths } from '../src/exams/counting/exam-months-job.server.ts';
import { sealedResults } from '../src/exams/sealed-result.server.ts';
import { daysAfter, formatDate, today } from '../src/platform/contract/dates.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { withoutFlush } from '../src/platform/database/without-flush.server.ts';
import { parseEncryptionKeys } from '../src/platform/storage/encryption-keys.server.ts';
import type { Api } from '../src/testing/api.ts';
import { makeCompany, makeProfessional, makeUnit } from '../src/testing/factories.ts';
import { issueReport, makeReport } from '../src/testing/issued/annual-reports.ts';
import { manyEmployees } from '../src/testing/many-employees.ts';
import { manyExams } from '../src/testing/queries/many-exams.ts';
import { settle } from '../src/testing/queries/settle.ts';
import { type Engine, onServer, timed } from './asking.ts';
import { median, percentile, type Row } from './row.ts';

const people = process.env.BENCH_SHORT ? 500 : 10_000;
const key = Buffer.alloc(32, 7).toString('base64');
const keys = parseEncryptionKeys(key);
const goal = 3_000;

/** The annual report of a large company, from 'Emitir' to the PDF: as all of it is opened for it, and as the task has opened it before. */
export function measureAnnualReport(engine: Engine): Promise<Row[]> {
  return onServer(
    engine,
    async (api, db) => {
      const { token, professional } = await makeProfessional(api);
      const rows: Row[] = [];
      for (const isOpened of [false, true]) {
        const companyId = await makeLarge(api, db, professional.id);
        if (isOpened) await opened(db, companyId);
        const fields = { from_on: formatDate(daysAfter(today(), -364)), until_on: formatDate(daysAfter(today(), -1)) };
        const report = await makeReport(api, { companyId, token }, fields);
        const times: number[] = [];
        // Each corrects the one before; opened anew is the first one alone, as the server opens what was asked of it soon.
        for (let nth = 0; nth < (isOpened ? 6 : 1); nth++) {
          times.push(await timed(() => issued(api, { companyId, token }, report)));
        }
        const late = percentile(times, 0.95);
        rows.push({
          what: `relatório analítico de ${people.toLocaleString('pt-BR')} pessoas até o PDF, ${isOpened ? 'resultados abertos antes' : 'nada aberto antes'}, ${engine}`,
          floor: '–',
          product: `p95 ${late.toFixed(0)} ms, mediana ${median(times).toFixed(0)} ms`,
          result: late.toFixed(0),
          goal: `< ${goal} ms`,
          met: late < goal,
        });
      }
      return rows;
    },
    { settings: { ENCRYPTION_KEYS: key } },
  );
}

/** A company whose people are in four units, each with two exams of the last year, of which most have a result. */
async function makeLarge(api: Api, db: Database, professionalId: string): Promise<string> {
  const company = await makeCompany(api);
  const { companyId } = company;
  const units: string[] = [];
  for (let at = 0; at < 4; at++) units.push((await makeUnit(api, company, { identification: `Unidade ${at}` })).id);
  await withoutFlush(db, async (tx) => {
    await manyEmployees(tx, companyId, people);
    await manyExams(tx, { companyId, professionalId, each: 2, days: 364 });
    const exams = await tx.selectFrom('exam_records').select('id').where('company_id', '=', companyId).execute();
    for (const [at, { id }] of exams.entries()) {
      await tx
        .updateTable('exam_records')
        .set({
          ...{ unit_id: units[at % 4], sector: `Setor ${at % 9}` },
          ...{ result: sealedResults.keep(id, at % 5 === 0 ? 'altered' : 'normal', keys) },
        })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    }
  });
  await settle(db, 'employees', 'exam_records');
  return companyId;
}

/** Waits until the task has opened what there is: the server does it, too. */
async function opened(db: Database, companyId: string): Promise<void> {
  const waits = () => db.selectFrom('exam_months_changed').select('id').where('company_id', '=', companyId).execute();
  while ((await waits()).length > 0) await sumChangedMonths(db, keys).catch(() => wait(500));
}

async function issued(api: Api, of: { companyId: string; token: string }, reportId: string): Promise<void> {
  const { documentId } = await issueReport(api, of, reportId);
  for (;;) {
    const { body } = await api.call('GET', `/issued-documents/${documentId}`, { as: of.token });
    if (body.document.isReady) break;
    await wait(50);
  }
  const { body } = await api.call('GET', `/document/${documentId}`, { as: of.token });
  const file = await (await fetch(new URL(body.signedUrl, `${api.url}/api/`))).bytes();
  if (file.length < 5_000) throw new Error('it is no document');
}
