import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkEngines } from '../../src/testing/engines/check-engines.ts';
import { forgetRecords } from '../../src/testing/engines/statements-record.ts';
import { root } from '../steps.ts';
import type { Counted } from './count-reporter.ts';
import { leftOutOf } from './left-out.ts';
import { runPart } from './parts.ts';
import { type Result, resultOf } from './result.ts';

/** Whose files go one after the other: those of faults wait most of their time, and those of the screen's parts share one page. */
const inTurns: Readonly<Record<string, string>> = { faults: 'falhas', browser: 'partes da tela' };

/** Runs these projects of Vitest, those whose files go one after the other beside all the others, for which the machine is busy. */
export async function runTests(projects: readonly string[]): Promise<Result[]> {
  // What an earlier run has asked says nothing of this one, but for what this one leaves out because nothing is different.
  forgetRecords({ sqlite: leftOutOf('api on sqlite'), postgres: leftOutOf('api on postgres') });
  const results = await Promise.all([
    runProjects(
      'testes',
      projects.filter((name) => !(name in inTurns)),
    ),
    ...Object.entries(inTurns)
      .filter(([name]) => projects.includes(name))
      .map(([name, said]) => runProjects(said, [name])),
  ]);
  // Where a test has failed it has not asked all that it would.
  if (!projects.includes('api on postgres') || results.some(({ isGreen }) => !isGreen)) return results;
  return [...results, await runEngines()];
}

/** Copies and lost data begin whole processes, again and again; what is `.long.` takes many seconds of a processor. */
const long = ['src/backup/**', 'src/app/start/**', '**/*.long.api.test.ts'];

/** The tests that need neither browser nor much time, nor anything beside the product: units, and the API on the embedded engine. */
export function runQuickTests(): Promise<Result> {
  return runProjects('testes', ['unit', 'api on sqlite'], long);
}

async function runProjects(
  name: string,
  projects: readonly string[],
  without: readonly string[] = [],
): Promise<Result> {
  const path = join(root, '.cache/results', `${name}.json`);
  rmSync(path, { force: true });
  const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'count-reporter.ts')}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const left = without.flatMap((files) => ['--exclude', files]);
  const args = ['run', '--passWithNoTests', ...reporters, ...chosen, ...left];
  const isGreen = await runPart(name, 'vitest', args, { env: { ...process.env, COUNTED: path } });
  if (!existsSync(path)) return resultOf(name, isGreen);
  const counted: Counted = JSON.parse(readFileSync(path, 'utf8'));
  return { name, isGreen, ...counted };
}

/** Whether PostgreSQL would take what SQLite took (decision 89). */
async function runEngines(): Promise<Result> {
  const name = 'o que se pede aos dois bancos';
  const wrong = await checkEngines();
  for (const line of wrong) console.log(`${name} │ ${line}`);
  return resultOf(name, wrong.length === 0);
}
