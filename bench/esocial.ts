import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { daysAfter, today } from '../src/platform/contract/dates.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { withoutFlush } from '../src/platform/database/without-flush.server.ts';
import type { Api } from '../src/testing/api.ts';
import { freshCpf, makeCompany, makeEmployee, makeProfessional } from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { manyEmployees } from '../src/testing/many-employees.ts';

import { type Engine, flatness, inTurns, mustAnswer, onServer } from './asking.ts';
import { askApart } from './asking-apart.ts';
import { analyzeDocuments, manyDocuments } from './many-documents.ts';
import { manyEvents } from './many-events.ts';
import { percentile, type Row } from './row.ts';
import { cpuSeconds } from './start.ts';

/** ASOs of a company that were issued before anybody made events of them. */
const asos = 2_000;

/** Events made of a company's ASOs and checked, by rules and by the official schema; and what a list feels of it. */
export function measureEvents(engine: Engine): Promise<Row[]> {
  return onServer(engine, async (api, db, { pid, url }) => {
    const { professional, token: doctor } = await makeProfessional(api);
    const model = await issueOne(api, await makeCompany(api), doctor);
    const make = async () => {
      const company = await makeCompany(api, { legal_nature: '206-2', esocial_environment: 'produção restrita' });
      await manyAsos(db, { companyId: company.companyId, model, professionalId: professional.id });
      return company;
    };
    const [first, second, beside] = [await make(), await make(), await makeCompany(api)];
    await manyEmployees(db, beside.companyId, 1_000);
    await analyzeDocuments(db);
    const madeOf = async ({ companyId }: { companyId: string }, from: number) => {
      while ((await readyIn(db, companyId)) < from) await wait(20);
    };
    // The first ones wait until thread and schemas are there.
    await begin(api, db, first, doctor);
    await madeOf(first, 100);
    const [had, cpu, began] = [await readyIn(db, first.companyId), cpuSeconds(pid), performance.now()];
    await madeOf(first, asos);
    const [made, used] = [(await readyIn(db, first.companyId)) - had, cpuSeconds(pid) - cpu];
    const seconds = (performance.now() - began) / 1_000;
    const lists = askApart({ url, path: `/employees/${beside.companyId}?page=1&pageSize=20`, token: beside.token });
    await wait(5_000); // warm
    const calm = percentile(await lists.during(() => wait(10_000)), 0.95);
    const busy = percentile(
      await lists.during(async () => {
        await begin(api, db, second, doctor);
        await madeOf(second, asos);
      }),
      0.95,
    );
    await lists.end();
    return [
      {
        what: `eventos do eSocial feitos e conferidos por segundo de um processador, depois do primeiro, ${engine}`,
        floor: '–',
        product: `${made} em ${seconds.toFixed(1)} s, com ${used.toFixed(1)} s de processador`,
        result: `${(made / used).toFixed(0)}/s`,
        goal: '≥ 50/s',
        met: made / used >= 50,
      },
      {
        what: `p95 de uma lista enquanto ${asos.toLocaleString('pt-BR')} ASOs viram eventos, ${engine}`,
        floor: `${calm.toFixed(1)} ms em sossego`,
        product: `${busy.toFixed(1)} ms`,
        result: (busy / calm).toFixed(2),
        goal: '≤ 2',
        met: busy / calm <= 2,
      },
    ];
  });
}

type Company = { companyId: string; token: string };

/** People with all that an event asks, and an ASO of each as it was issued: what one of them says stands in all. */
async function manyAsos(
  db: Database,
  { companyId, model, professionalId }: { companyId: string; model: string; professionalId: string },
): Promise<void> {
  await manyEmployees(db, companyId, asos);
  const said = await db
    .selectFrom('issued_documents')
    .select(['content', 'content_hash'])
    .where('id', '=', model)
    .executeTakeFirstOrThrow();
  // Of another year: their numbers are not those that the product gives.
  await manyDocuments(db, { companyId, employeeId: null, professionalId, count: 1, year: 2020, said });
  await withoutFlush(db, async (tx) => {
    await sql`update employees set esocial_category = '101', esocial_registered = 'sim', esocial_registration = 'M-1'
      where company_id = ${companyId}`.execute(tx);
    for (let nth = 1; nth <= asos; nth++) {
      const id = `${companyId}-${nth}`;
      await tx
        .updateTable('employees')
        .set({ cpf: freshCpf() })
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .execute();
    }
  });
}

/** The company's ASOs are marked, as those were that had been issued before, and somebody issues one more. */
async function begin(api: Api, db: Database, company: Company, doctor: string): Promise<void> {
  await sql`insert into esocial_marks (company_id, document_id) select company_id, id from issued_documents
    where company_id = ${company.companyId} on conflict do nothing`.execute(db);
  await issueOne(api, company, doctor);
}

async function issueOne(api: Api, company: Company, doctor: string): Promise<string> {
  const of = { esocial_category: '101', esocial_registered: 'sim', esocial_registration: 'M-1' };
  const employee = await makeEmployee(api, company, { admission_dt: '2020-01-01', ...of });
  const exams = [{ exam_name: 'Avaliação clínica ocupacional', exam_code: '0295', exam_date: '10-11-2026' }];
  const { documentId } = await issueDocument(
    api,
    { employee, token: doctor },
    { answers: { date: '10-11-2026', exams } },
  );
  return documentId;
}

async function readyIn(db: Database, companyId: string): Promise<number> {
  const found = db.selectFrom('esocial_events').where('company_id', '=', companyId).where('state', '=', 'ready');
  const row = await found.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The centre 'eSocial' of a company and of all, as it opens: among a thousand events, and among a hundred thousand. */
export function measureCentre(engine: Engine): Promise<Row[]> {
  return onServer(engine, async (api, db) => {
    const { companyId, token } = await makeCompany(api);
    const doctor = (await makeProfessional(api)).token;
    await fill(db, companyId, 0, 1_000);
    const month = today().slice(0, 7);
    const opens = (list: string, as: string) => () =>
      Promise.all(
        [`/esocial/events?list=${list}&page=1&pageSize=20`, '/esocial/counts', '/esocial/batches'].map((path) =>
          mustAnswer(api, path, as),
        ),
      );
    const questions = [
      { what: 'pendências, uma empresa', ask: opens('pendencies', token) },
      { what: 'pendências, todas', ask: opens('pendencies', doctor) },
      { what: 'a enviar, todas', ask: opens('due&sort=dueOn', doctor) },
      { what: 'histórico de um mês, todas', ask: opens(`history&month=${month}&sort=-dueOn`, doctor) },
    ];
    const asked = questions.map(({ ask }) => ask);
    await inTurns(20, asked); // warm
    const small = await inTurns(100, asked);
    await fill(db, companyId, 1_000, 99_000);
    await inTurns(20, asked);
    const large = await inTurns(100, asked);
    return questions.map(({ what }, at) =>
      flatness(`eSocial: ${what}, ${engine}, com 100.000 eventos`, 'com 1.000', small[at], large[at]),
    );
  });
}

async function fill(db: Database, companyId: string, from: number, count: number): Promise<void> {
  await withoutFlush(db, async (tx) => {
    if (from === 0) await manyEmployees(tx, companyId, 1_000);
    await manyEvents(tx, companyId, { from, count, day: daysAfter(today(), -30) });
  });
  await (process.env.TEST_ENGINE === 'postgres' ? sql`vacuum analyze` : sql`analyze`).execute(db);
}

if (import.meta.main) console.table([...(await measureEvents('sqlite')), ...(await measureCentre('sqlite'))]);
