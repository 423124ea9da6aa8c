import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { apiAt } from '../src/testing/api.ts';
import { makeCompany, makeEmployee } from '../src/testing/factories.ts';
import { startServer } from '../src/testing/start-process.ts';
import type { Row } from './row.ts';
import { residentMegabytes } from './start.ts';

type Load = { ok: number; refused: number; wrong: number; broken: number; p99: number; perSecond: number };

/** Mixed use by 200 connections, then by four times that: answers stay right, what is too much is refused quickly. */
export async function measureOverload(seconds = 60): Promise<Row[]> {
  const server = await startServer({ LOG_LEVEL: 'info' });
  const api = apiAt(server.url, server.admin);
  const { company, token } = await makeCompany(api);
  const employees = [];
  for (let count = 0; count < 30; count++) {
    employees.push(await makeEmployee(api, { companyId: company.id, token }));
  }
  const [one] = employees;
  const paths = [
    `/api/employees/${company.id}?page=1&pageSize=20`,
    `/api/employee/${one?.id}`,
    `/api/employees/${company.id}?search=silva&page=1`,
    `/api/units/${company.id}?pageSize=0`,
    '/api/profile',
  ];
  const put = (connections: number) => load(server.url, token, paths, connections, seconds);
  await load(server.url, token, paths, 50, 5);
  const before = residentMegabytes(server.pid);
  const full = await put(200);
  const over = await put(800);
  await wait(15_000);
  const after = residentMegabytes(server.pid);
  const health = await api.call('GET', '/health');
  await server.stop();
  const right = full.wrong === 0 && over.wrong === 0 && health.status === 200;
  return [
    row('200 conexões', full, right && full.broken === 0),
    row('800 conexões', over, right),
    {
      what: 'memória depois da sobrecarga',
      floor: `${before.toFixed(0)} MB antes`,
      product: `${after.toFixed(0)} MB`,
      result: (after / before).toFixed(2),
      goal: 'volta',
      met: after <= before * 1.25,
    },
  ];
}

function row(what: string, { ok, refused, wrong, broken, p99, perSecond }: Load, met: boolean): Row {
  return {
    what: `uso misto, ${what}`,
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
