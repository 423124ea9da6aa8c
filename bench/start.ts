import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../src/testing/start-process.ts';
import { startFloor } from './floor.ts';
import { median, type Row } from './row.ts';

/** From the start of the process to its first answer, and what it holds in memory when nobody asks anything. */
export async function measureStart(rounds = 7): Promise<Row[]> {
  const times: { floor: number[]; product: number[] } = { floor: [], product: [] };
  let memory = 0;
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-bench-'));
  await (await startServer({ DATA_DIR: dataDir })).end(); // the first start of all makes the database
  for (let round = 0; round < rounds; round++) {
    let began = performance.now();
    const floor = await startFloor('floor-route.ts', {});
    await (await fetch(floor.url)).text();
    times.floor.push(performance.now() - began);
    floor.stop();
    began = performance.now();
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
    await (await fetch(`${server.url}/api/health`)).text();
    times.product.push(performance.now() - began);
    if (round === rounds - 1) {
      await wait(20_000);
      memory = residentMegabytes(server.pid);
    }
    await server.end();
  }
  const [floor, product] = [median(times.floor), median(times.product)];
  return [
    {
      what: 'do início à primeira resposta',
      floor: `${floor.toFixed(0)} ms`,
      product: `${product.toFixed(0)} ms`,
      result: (product / floor).toFixed(2),
      goal: '≤ 3',
      met: product / floor <= 3,
    },
    {
      what: 'memória sem uso',
      floor: '–',
      product: `${memory.toFixed(0)} MB`,
      result: '–',
      goal: '≤ 140 MB',
      met: memory <= 140,
    },
  ];
}

/** What a process holds in memory, in megabytes. */
export function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

/** What a process has had of processors so far, all its threads together. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

if (import.meta.main) console.table(await measureStart());
