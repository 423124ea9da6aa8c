import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../src/platform/database/database.server.ts';
import { withoutFlush } from '../src/platform/database/without-flush.server.ts';
import { makeCompany } from '../src/testing/factories.ts';
import { analyze, manyEmployees } from '../src/testing/many-employees.ts';
import { type Engine, mustAnswer, onServer, timed } from './asking.ts';
import { percentile, type Row } from './row.ts';
import { residentMegabytes } from './start.ts';

const people = 200_000;

/** What one export may add to the memory of a server, in MB, however many rows it has. */
const mostMore = 150;

/** A list of two hundred thousand people as a spreadsheet: what the server holds for it, and what another list feels of it. */
export function measureExports(engine: Engine): Promise<Row[]> {
  return onServer(engine, async (api, db, server) => {
    const [large, small] = [await makeCompany(api), await makeCompany(api)];
    await fill(db, large.companyId);
    const list = () => timed(() => mustAnswer(api, `/employees/${small.companyId}?page=1&pageSize=20`, small.token));
    for (let warm = 0; warm < 300; warm++) await list();
    const rows: Row[] = [];
    for (const format of ['csv', 'xlsx'] as const) {
      const calm: number[] = [];
      for (let asked = 0; asked < 300; asked++) calm.push(await list());
      const file = { url: `${server.url}/api/exports/employees/list?companyId=${large.companyId}`, token: large.token };
      rows.push(...(await measure(format, { calm, list, file, pid: server.pid, engine })));
    }
    return rows;
  });
}

type Measured = {
  calm: readonly number[];
  list: () => Promise<number>;
  file: { url: string; token: string };
  pid: number;
  engine: Engine;
};

async function measure(format: 'csv' | 'xlsx', { calm, list, file, pid, engine }: Measured): Promise<Row[]> {
  const before = residentMegabytes(pid);
  const began = performance.now();
  let bytes: number | null = null;
  const taken = take(`${file.url}&format=${format}`, file.token).then((size) => {
    bytes = size;
  });
  const busy: number[] = [];
  let most = before;
  while (bytes === null) {
    busy.push(await list());
    most = Math.max(most, residentMegabytes(pid));
    await wait(5);
  }
  await taken;
  const seconds = (performance.now() - began) / 1_000;
  const [still, during] = [percentile(calm, 0.95), percentile(busy, 0.95)];
  const of = `${people.toLocaleString('pt-BR')} pessoas em ${format.toUpperCase()}, ${engine}`;
  return [
    {
      what: `p95 de uma lista enquanto se exportam ${of}`,
      floor: `${still.toFixed(1)} ms em sossego`,
      product: `${during.toFixed(1)} ms, ao longo de ${seconds.toFixed(1)} s`,
      result: (during / still).toFixed(2),
      goal: '≤ 3',
      met: during <= 3 * still,
    },
    {
      what: `memória a mais enquanto se exportam ${of}, ${(Number(bytes) / 1_000_000).toFixed(1)} MB`,
      floor: `${before.toFixed(0)} MB antes`,
      product: `${most.toFixed(0)} MB`,
      result: `${(most - before).toFixed(0)} MB`,
      goal: `≤ ${mostMore} MB`,
      met: most - before <= mostMore,
    },
  ];
}

/** Takes the file as a browser does, piece by piece; answers how many bytes it had. */
async function take(url: string, token: string): Promise<number> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200 || !response.body) throw new Error(`${url} answered ${response.status}`);
  let bytes = 0;
  for await (const piece of response.body) bytes += piece.length;
  return bytes;
}

async function fill(db: Database, companyId: string): Promise<void> {
  await withoutFlush(db, (tx) => manyEmployees(tx, companyId, people));
  await analyze(db);
}

if (import.meta.main) console.table([...(await measureExports('sqlite')), ...(await measureExports('postgres'))]);
