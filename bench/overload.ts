import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { apiAt } from '../src/testing/api.ts';
import { makeCompany, makeEmployee } from '../src/testing/factories.ts';
import { manyEmployees } from '../src/testing/many-employees.ts';
import { startServer } from '../src/testing/start-process.ts';
import type { Row } from './row.ts';
import { residentMegabytes } from './start.ts';

type Load = { ok: number; refused: number; wrong: number; broken: number; p99: number; perSecond: number };

/**
 * Mixed use by 200 connections, then by four times that, then four times that with the heaviest reads at once: answers stay
 * right, what is too much is refused with 503.
 */
export async function measureOverload(seconds = 60): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  const api = apiAt(server.url, server.admin);
  const { company, token } = await makeCompany(api);
  const employees = [];
  for (let count = 0; count < 30; count++) {
    employees.push(await makeEmployee(api, { companyId: company.id, token }));
  }
  const [one] = employees;
  const crowded = await makeCompany(api);
  const db = openDatabase({ dataDir, databaseUrl: undefined });
  await manyEmployees(db, crowded.company.id, 1_000);
  await db.destroy();
  const paths = [
    `/api/employees/${company.id}?page=1&pageSize=20`,
    `/api/employee/${one?.id}`,
    `/api/employees/${company.id}?search=silva&page=1`,
    `/api/units/${company.id}?pageSize=0`,
    '/api/profile',
  ];
  const whole = [`/api/employees/${crowded.company.id}`];
  await load(server.url, token, paths, 50, 5);
  const full = await load(server.url, token, paths, 200, seconds);
  const over = await load(server.url, token, paths, 800, seconds);
  const far = await load(server.url, crowded.token, whole, 800, seconds);
  const once = await lowestResident(server.pid);
  const again = await load(server.url, crowded.token, whole, 800, seconds);
  const twice = await lowestResident(server.pid);
  const health = await api.call('GET', '/health');
  await server.stop();
  const right = full.wrong + over.wrong + far.wrong + again.wrong === 0 && health.status === 200;
  return [
    row('uso misto, 200 conexões', full, right && full.broken === 0),
    row('uso misto, 800 conexões', over, right),
    row('listas de 1.000 inteiras, 800 conexões', far, right && far.refused > 0),
    {
      what: 'memória depois de uma segunda sobrecarga',
      floor: `${once.toFixed(0)} MB depois da primeira`,
      product: `${twice.toFixed(0)} MB`,
      result: (twice / once).toFixed(2),
      goal: 'não cresce (≤ 1,25)',
      met: twice <= once * 1.25,
    },
  ];
}

/** The least that a process holds within a minute of quiet: V8 gives some of what it has reserved back when it sees fit. */
async function lowestResident(pid: number): Promise<number> {
  const seen: number[] = [];
  for (let look = 0; look < 12; look++) {
    await wait(5_000);
    seen.push(residentMegabytes(pid));
  }
  return Math.min(...seen);
}

function row(what: string, { ok, refused, wrong, broken, p99, perSecond }: Load, met: boolean): Row {
  return {
    what,
    floor: '–',
    product: `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms`,
    result: `${ok} certas, ${refused} recusadas com 503, ${wrong} erradas, ${broken} sem resposta`,
    goal: 'nenhuma errada',
    met,
  };
}

async function load(url: string, token: string, paths: readonly string[], connections: number, seconds: number) {
  const counts = { ok: 0, refused: 0, wrong: 0 };
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 30,
    headers: { authorization: `Bearer ${token}` },
    requests: paths.map((path) => ({
      path,
      onResponse(status: number) {
        if (status === 200) counts.ok += 1;
        else if (status === 503) counts.refused += 1;
        else counts.wrong += 1;
      },
    })),
  });
  const { errors, latency, requests } = await run;
  return { ...counts, broken: errors, p99: latency.p99, perSecond: requests.average };
}

if (import.meta.main) console.table(await measureOverload(Number(process.env.SECONDS ?? 60)));
