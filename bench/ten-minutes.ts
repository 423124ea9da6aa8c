import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { type ApiResponse, apiAt } from '../src/testing/api.ts';
import {
  employeeFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  password,
  unitFields,
} from '../src/testing/factories.ts';
import { issueBody } from '../src/testing/issued.ts';
import { manyEmployees } from '../src/testing/many-employees.ts';
import { createPostgres } from '../src/testing/postgres/postgres.ts';
import { startServer } from '../src/testing/start-process.ts';
import { median, percentile, type Row } from './row.ts';
import { residentMegabytes } from './start.ts';

type Engine = 'sqlite' | 'postgres';

/** How often the memory is looked at. */
const looks = 60;

/**
 * What a busy practice does, for ten minutes without a pause: lists and records read and searched, people and units written, ASOs
 * issued, sign-ins, whole lists and spreadsheets. Every answer must be right, and what the process holds must not go on growing.
 * @param seconds how long: `SECONDS` for a short look
 */
export async function measureTenMinutes(engine: Engine, seconds = Number(process.env.SECONDS ?? 600)): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-bench-'));
  const database = engine === 'postgres' ? await createPostgres() : null;
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', LOG_LEVEL: 'fatal' });
  const api = apiAt(server.url, server.admin);
  const company = await makeCompany(api);
  const { companyId, token } = company;
  const doctor = await makeProfessional(api);
  const patients: Awaited<ReturnType<typeof makeEmployee>>[] = [];
  for (let count = 0; count < 4; count++) patients.push(await makeEmployee(api, company));
  const db = openDatabase(server.place);
  await manyEmployees(db, companyId, 1_000);
  await db.destroy();

  const times: number[] = [];
  const wrong: string[] = [];
  let [answered, refused, isOver] = [0, 0, false];
  async function did(what: string, expected: number, work: () => Promise<Pick<ApiResponse, 'status'>>): Promise<void> {
    const begun = performance.now();
    const { status } = await work();
    times.push(performance.now() - begun);
    answered += 1;
    // Too much at once is said so, and asked again.
    if (status === 503) refused += 1;
    else if (status !== expected) wrong.push(`${what}: ${status}`);
  }
  const get = (path: string, as = token) => did(path, 200, () => api.call('GET', path, { as }));
  const post = (path: string, body: object, as = token) => did(path, 201, () => api.call('POST', path, { as, body }));
  const steps: readonly (() => Promise<void>)[] = [
    ...Array.from({ length: 6 }, () => () => get(`/employees/${companyId}?page=1&pageSize=20`)),
    ...Array.from({ length: 3 }, () => () => get(`/employees/${companyId}?search=silva&page=1`)),
    ...patients.map((patient) => () => get(`/employee/${patient.id}`)),
    () => get(`/documents/${patients[0]?.id}?page=1&pageSize=20`, doctor.token),
    () => get(`/due-dates?list=overdue&page=1&pageSize=20`, doctor.token),
    () => post('/employees', { ...employeeFields(), companyId }),
    () => post('/units', { ...unitFields(), companyId }),
    ...patients.map((patient) => () => post('/issued-documents', issueBody('aso', patient), doctor.token)),
    () => did('login', 200, () => api.call('POST', '/login', { body: signIn(company) })),
  ];
  const heavy: readonly (() => Promise<void>)[] = [
    () => get(`/employees/${companyId}`),
    () =>
      did('export', 200, async () => {
        const headers = { authorization: `Bearer ${token}` };
        const response = await fetch(`${server.url}/api/exports/employees/list?companyId=${companyId}&format=xlsx`, {
          headers,
        });
        await response.arrayBuffer();
        return response;
      }),
  ];
  const people = Array.from({ length: 12 }, async (_, nth) => {
    for (let turn = nth; !isOver; turn++) {
      await steps[(turn * 7 + nth) % steps.length]?.();
      await wait(50);
    }
  });
  const office = (async () => {
    for (let turn = 0; !isOver; turn++) {
      await heavy[turn % heavy.length]?.();
      await wait(5_000);
    }
  })();
  const curve: number[] = [];
  for (let look = 0; look < looks; look++) {
    await wait((seconds * 1_000) / looks);
    curve.push(residentMegabytes(server.pid));
  }
  isOver = true;
  await Promise.all([...people, office]);
  const isAlive = (await api.call('GET', '/health')).status === 200;
  await server.stop();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });

  const part = (from: number, to: number) => median(curve.slice(looks * from, looks * to));
  const [middle, end] = [part(1 / 3, 2 / 3), part(2 / 3, 1)];
  const load = `${Math.round(seconds / 60)} min de uso misto (${engine})`;
  if (wrong.length > 0) console.error(wrong.slice(0, 10).join('\n'));
  return [
    {
      what: load,
      floor: '–',
      product: `${(answered / seconds).toFixed(0)}/s, mediana ${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
      result: `${answered - refused - wrong.length} certas, ${refused} recusadas com 503, ${wrong.length} erradas`,
      goal: 'nenhuma errada',
      met: wrong.length === 0 && isAlive,
    },
    {
      what: `memória nesses ${load}`,
      floor: `${middle.toFixed(0)} MB no terço do meio`,
      product: `${end.toFixed(0)} MB no último; ${drawn(curve)} de ${Math.min(...curve).toFixed(0)} a ${Math.max(...curve).toFixed(0)} MB`,
      result: (end / middle).toFixed(2),
      goal: 'não cresce (≤ 1,15)',
      met: end <= middle * 1.15,
    },
  ];
}

const bars = '▁▂▃▄▅▆▇█';

/** A curve as a line of a table: twenty of its points, from the least to the most. */
function drawn(curve: readonly number[]): string {
  const [least, most] = [Math.min(...curve), Math.max(...curve)];
  const points = Array.from({ length: 20 }, (_, at) => curve[Math.floor((at * curve.length) / 20)] ?? least);
  return points.map((value) => bars[Math.round(((value - least) / (most - least || 1)) * (bars.length - 1))]).join('');
}

function signIn({ company }: Awaited<ReturnType<typeof makeCompany>>) {
  return { email: company.user.email, password };
}

if (import.meta.main) console.table(await measureTenMinutes((process.argv[2] as Engine | undefined) ?? 'sqlite'));
