import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { root, runStep } from '../scripts/steps.ts';
import type { Row } from './row.ts';

const testSeconds = 10 * 60;

/** Installation, build and the whole test suite, in a fresh clone of what is committed. */
export async function measureProject(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'zelo-bench-'));
  await seconds('git', ['clone', '--quiet', root, folder]);
  const both = await seconds('npm', ['run', 'build'], folder); // what is missing is installed first
  rmSync(join(folder, 'build'), { recursive: true });
  const build = await seconds('npm', ['run', 'build'], folder);
  const tests = await seconds('npm', ['test'], folder);
  rmSync(folder, { recursive: true });
  const row = (what: string, took: number, goal: string, met: boolean): Row => {
    const product = `${took.toFixed(0)} s`;
    return { what, floor: '–', product, result: product, goal, met };
  };
  return [
    row('instalação', both - build, '–', true),
    row('construção (npm run build)', build, '–', true),
    row('todos os testes (npm test)', tests, '< 600 s', tests < testSeconds),
  ];
}

async function seconds(command: string, args: readonly string[], cwd = root): Promise<number> {
  const began = performance.now();
  const code = await runStep(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`);
  return (performance.now() - began) / 1000;
}

if (import.meta.main) console.table(await measureProject());
