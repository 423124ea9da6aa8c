import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { type Api, apiAt } from '../src/testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { analyze, manyEmployees } from '../src/testing/many-employees.ts';
import { createPostgres } from '../src/testing/start-app.ts';
import { startServer } from '../src/testing/start-process.ts';
import { analyzeDocuments, manyDocuments } from './many-documents.ts';
import { median, percentile, type Row } from './row.ts';
import { residentMegabytes } from './start.ts';

/** People who issue at the same time. */
const together = 20;
/** Documents that each of them issues. */
const each = 20;

/** Issuing: how many a second, how long until one is open, what others feel of it, and what it weighs in memory. */
export async function measureIssuing(): Promise<Row[]> {
  const server = await startServer({ LOG_LEVEL: 'info' });
  const api = apiAt(server.url, server.admin);
  const { companyId, token } = await makeCompany(api);
  const employee = { ...(await makeEmployee(api, { companyId, token })), companyId };
  const doctor = (await makeProfessional(api)).token;
  const db = openDatabase(server.place);
  await manyEmployees(db, companyId, 200);
  await db.destroy();
  const list = () => timed(() => mustAnswer(api, `/employees/${companyId}?page=1&pageSize=20`, token));
  await repeated(300, list); // warm
  const calm = percentile(await repeated(300, list), 0.95);
  await wait(10_000);
  const [before, loadedBefore] = [residentMegabytes(server.pid), holdsEngine(server.pid)];
  const issueAndOpen = () =>
    timed(async () => {
      const { documentId } = await issueDocument(api, { employee, token: doctor });
      await openBytes(api, documentId, doctor);
    });
  const first = await issueAndOpen();
  await repeated(20, issueAndOpen); // warm
  const began = performance.now();
  let over = false;
  const issuing = Promise.all(Array.from({ length: together }, () => repeated(each, issueAndOpen)));
  issuing.finally(() => {
    over = true;
  });
  const busy: number[] = [];
  while (!over) {
    busy.push(await list());
    await wait(20);
  }
  const times = (await issuing).flat();
  const perSecond = times.length / ((performance.now() - began) / 1_000);
  await wait(10_000);
  const after = residentMegabytes(server.pid);
  const loadedAfter = holdsEngine(server.pid);
  await server.stop();
  const [opened, during] = [percentile(times, 0.95), percentile(busy, 0.95)];
  return [
    {
      what: `ASOs emitidos e abertos, ${together} ao mesmo tempo`,
      floor: `o primeiro, com o motor por carregar: ${first.toFixed(0)} ms`,
      product: `${perSecond.toFixed(1)}/s`,
      result: `${perSecond.toFixed(1)}/s`,
      goal: '–',
      met: true,
    },
    {
      what: `de 'Emitir' ao PDF aberto, ${together} ao mesmo tempo`,
      floor: '–',
      product: `${median(times).toFixed(0)} ms, p95 ${opened.toFixed(0)} ms`,
      result: `${opened.toFixed(0)} ms`,
      goal: 'p95 < 1.000 ms',
      met: opened < 1_000,
    },
    {
      what: `p95 de uma lista enquanto ${together} emitem`,
      floor: `${calm.toFixed(1)} ms em sossego`,
      product: `${during.toFixed(1)} ms`,
      result: (during / calm).toFixed(2),
      goal: '≤ 2',
      met: during / calm <= 2,
    },
    {
      what: 'memória antes do primeiro documento: o motor tipográfico está carregado?',
      floor: `${before.toFixed(0)} MB`,
      product: loadedBefore ? 'sim' : 'não',
      result: loadedBefore ? 'sim' : 'não',
      goal: 'não',
      met: !loadedBefore && loadedAfter,
    },
    {
      what: `memória a mais depois de ${together * each} documentos`,
      floor: `${before.toFixed(0)} MB antes`,
      product: `${after.toFixed(0)} MB`,
      result: `${(after - before).toFixed(0)} MB`,
      goal: '≤ 120 MB',
      met: after - before <= 120,
    },
  ];
}

/** Documents of the practice, of other companies. */
const ofOthers = 1_000_000;

/** The lists of documents of a person with many, and in a practice with very many, each against itself with few. */
export async function measureIssuedLists(engine: 'sqlite' | 'postgres'): Promise<Row[]> {
  process.env.TEST_ENGINE = engine;
  const database = engine === 'postgres' ? await createPostgres() : null;
  const server = await startServer({ LOG_LEVEL: 'info', ...(database ? { DATABASE_URL: database.url } : {}) });
  const api = apiAt(server.url, server.admin);
  const { companyId, token } = await makeCompany(api);
  const [few, many] = [await makeEmployee(api, { companyId, token }), await makeEmployee(api, { companyId, token })];
  const { professional, token: doctor } = await makeProfessional(api);
  const db = openDatabase(server.place);
  const fill = (company: string, employeeId: string | null, count: number) =>
    manyDocuments(db, { companyId: company, employeeId, professionalId: professional.id, count });
  await fill(companyId, few.id, 20);
  await fill(companyId, many.id, 1_000);
  await analyzeDocuments(db);
  const part = 'page=1&pageSize=20&sort=-createdAt';
  const ofFew = () => timed(() => mustAnswer(api, `/documents/${few.id}?${part}`, doctor));
  const ofMany = () => timed(() => mustAnswer(api, `/documents/${many.id}?${part}`, doctor));
  const period = 'from=2026-01-01&to=2026-12-31&page=1&pageSize=20';
  const ofCompany = () => timed(() => mustAnswer(api, `/bundles/documents?${period}`, token));
  await inTurns(20, ofFew, ofMany, ofCompany); // warm
  const [small, person, company] = await inTurns(100, ofFew, ofMany, ofCompany);
  for (let made = 0; made < 10; made++) {
    const other = await makeCompany(api);
    await manyEmployees(db, other.companyId, 100);
    await fill(other.companyId, null, ofOthers / 10 / 100);
  }
  await analyze(db);
  await analyzeDocuments(db);
  await inTurns(20, ofFew, ofMany, ofCompany);
  const [largeSmall, largePerson, largeCompany] = await inTurns(100, ofFew, ofMany, ofCompany);
  await db.destroy();
  await server.stop();
  await database?.drop();
  return [
    ratio(`documentos de quem tem 1.000, ${engine}`, 'de quem tem 20', small, person),
    ratio(`documentos de quem tem 20, ${engine}, com 1.000.000 na clínica`, 'com mil', small, largeSmall),
    ratio(`documentos de quem tem 1.000, ${engine}, com 1.000.000 na clínica`, 'com mil', person, largePerson),
    ratio(`ASOs de um período, ${engine}, com 1.000.000 na clínica`, 'com mil', company, largeCompany),
  ];
}

function ratio(what: string, against: string, floor = Number.NaN, product = Number.NaN): Row {
  return {
    what,
    floor: `${floor.toFixed(2)} ms ${against}`,
    product: `${product.toFixed(2)} ms`,
    result: (product / floor).toFixed(2),
    goal: '≤ 1,5',
    met: product / floor <= 1.5,
  };
}

/** The medians of what is asked in turns, so that what else the machine does hits all. */
async function inTurns(rounds: number, ...asked: (() => Promise<number>)[]): Promise<number[]> {
  const times: number[][] = asked.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, ask] of asked.entries()) times[at]?.push(await ask());
  }
  return times.map(median);
}

async function repeated(count: number, measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done++) times.push(await measure());
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function mustAnswer(api: Api, path: string, as: string) {
  const response = await api.call('GET', path, { as });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.body;
}

/** Asks for the document's link until its file is there, and reads it to the last byte. */
async function openBytes(api: Api, documentId: string, as: string): Promise<void> {
  for (;;) {
    const { status, body } = await api.call('GET', `/document/${documentId}`, { as });
    if (status === 200) {
      const file = await (await fetch(new URL(body.signedUrl, `${api.url}/api/`))).bytes();
      if (file.length < 5_000) throw new Error('it is no document');
      return;
    }
    await wait(10);
  }
}

/** Whether the process has the typesetter's program in its memory. */
function holdsEngine(pid: number): boolean {
  return /typst/.test(readFileSync(`/proc/${pid}/maps`, 'utf8'));
}

if (import.meta.main) console.table([...(await measureIssuing()), ...(await measureIssuedLists('sqlite'))]);
