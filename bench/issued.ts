import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { apiAt } from '../src/testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../src/testing/factories.ts';
import { analyze, manyEmployees } from '../src/testing/many-employees.ts';
import { startServer } from '../src/testing/start-process.ts';
import { type Engine, flatness, inTurns, mustAnswer, onServer } from './asking.ts';
import { askApart } from './asking-apart.ts';
import { issueApart } from './issuing-apart.ts';
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
  const db = openDatabase(server.place);
  await manyEmployees(db, companyId, 200);
  await db.destroy();
  const { issue, end } = issueApart({ url: server.url, admin: server.admin, companyId, token, together });
  await issue({ people: 0, times: 0 }); // they have signed in
  const lists = askApart({ url: server.url, path: `/employees/${companyId}?page=1&pageSize=20`, token });
  await wait(10_000); // warm
  const calm = percentile(await lists.during(() => wait(10_000)), 0.95);
  const [before, loadedBefore] = [residentMegabytes(server.pid), holdsEngine(server.pid)];
  const [first = Number.NaN] = await issue({ people: 1, times: 1 });
  await issue({ people: 1, times: 20 }); // warm
  const began = performance.now();
  const times: number[] = [];
  const busy = await lists.during(async () => {
    times.push(...(await issue({ people: together, times: each })));
  });
  const perSecond = times.length / ((performance.now() - began) / 1_000);
  await lists.end();
  await wait(10_000);
  const after = residentMegabytes(server.pid);
  const loadedAfter = holdsEngine(server.pid);
  await end();
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
export function measureIssuedLists(engine: Engine): Promise<Row[]> {
  return onServer(engine, async (api, db) => {
    const { companyId, token } = await makeCompany(api);
    const [few, many] = [await makeEmployee(api, { companyId, token }), await makeEmployee(api, { companyId, token })];
    const { professional, token: doctor } = await makeProfessional(api);
    const fill = (company: string, employeeId: string | null, count: number) =>
      manyDocuments(db, { companyId: company, employeeId, professionalId: professional.id, count });
    await fill(companyId, few.id, 20);
    await fill(companyId, many.id, 1_000);
    await analyzeDocuments(db);
    const part = 'page=1&pageSize=20&sort=-createdAt';
    const period = 'from=2026-01-01&to=2026-12-31&page=1&pageSize=20';
    const asked = [
      () => mustAnswer(api, `/documents/${few.id}?${part}`, doctor),
      () => mustAnswer(api, `/documents/${many.id}?${part}`, doctor),
      () => mustAnswer(api, `/bundles/documents?${period}`, token),
    ];
    await inTurns(20, asked); // warm
    const [small, person, company] = await inTurns(100, asked);
    for (let made = 0; made < 10; made++) {
      const other = await makeCompany(api);
      await manyEmployees(db, other.companyId, 100);
      await fill(other.companyId, null, ofOthers / 10 / 100);
    }
    await analyze(db);
    await analyzeDocuments(db);
    await inTurns(20, asked);
    const [largeSmall, largePerson, largeCompany] = await inTurns(100, asked);
    return [
      flatness(`documentos de quem tem 1.000, ${engine}`, 'de quem tem 20', small, person),
      flatness(`documentos de quem tem 20, ${engine}, com 1.000.000 na clínica`, 'com mil', small, largeSmall),
      flatness(`documentos de quem tem 1.000, ${engine}, com 1.000.000 na clínica`, 'com mil', person, largePerson),
      flatness(`ASOs de um período, ${engine}, com 1.000.000 na clínica`, 'com mil', company, largeCompany),
    ];
  });
}

/** Whether the process has the typesetter's program in its memory. */
function holdsEngine(pid: number): boolean {
  return /typst/.test(readFileSync(`/proc/${pid}/maps`, 'utf8'));
}

if (import.meta.main) console.table([...(await measureIssuing()), ...(await measureIssuedLists('sqlite'))]);
