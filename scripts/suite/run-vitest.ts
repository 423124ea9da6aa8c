import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';
import type { Green } from './green.ts';
import type { Suite } from './suite.ts';
import type { VitestResults } from './vitest-results.ts';

/** Where the test runners leave what they counted. */
export const resultsFolder = join(root, '.cache/results');

type Run = {
  title: string;
  projects: readonly string[];
  /** The files that they have. */
  files: readonly string[];
  /** Patterns of files that are left out of projects which leave out none themselves. */
  leftOut?: readonly string[];
  /** Whether each file waits for a slot; a part whose files don't holds one itself, or waits most of its time. */
  slots: 'each file' | 'one' | 'none';
  env?: Readonly<Record<string, string>>;
};

/** Every file of tests for vitest. */
export function testFiles(): string[] {
  return globSync('{src,scripts,rules}/**/*.test.{ts,tsx}', { cwd: root }).sort();
}

/** Runs projects of vitest as a part of the suite, but for the files that are green already. @param green null to run all */
export async function runVitest(suite: Suite, run: Run, green: Green | null): Promise<void> {
  const { title, projects, files, leftOut = [], slots, env = {} } = run;
  const covered = green?.among(files, projects) ?? new Set<string>();
  if (covered.size > 0) tellCovered(title, covered.size, 'ARQUIVOS DE TESTES');
  if (covered.size === files.length) return;
  const results = join(resultsFolder, `${title}.json`);
  mkdirSync(resultsFolder, { recursive: true });
  rmSync(results, { force: true });
  const args = [
    ...['run', '--reporter=default', '--reporter=./scripts/suite/vitest-results.ts'],
    ...projects.flatMap((name) => ['--project', name]),
    ...leftOut.flatMap((pattern) => ['--exclude', pattern]),
    ...(covered.size > 0 ? files.filter((file) => !covered.has(file)) : []),
  ];
  const given = { ...env, TEST_RESULTS: results, ...(slots === 'each file' ? suite.slots : {}) };
  const { code } = await suite.run({ title, command: 'vitest', args, env: given }, { holdsSlot: slots === 'one' });
  const counted = readResults(results);
  suite.count(title, { passed: counted.passed, failed: Math.max(counted.failed, code === 0 ? 0 : 1) });
  if (counted.errors === 0) green?.note(greenOf(counted, files), projects);
}

/** Says in capitals what does not run again, and why. */
export function tellCovered(title: string, count: number, what: string): void {
  console.log(
    `\n${title.toUpperCase()}: ${count} ${what} PULADOS. NADA DE QUE DEPENDEM MUDOU DESDE QUE PASSARAM HOJE NESTA MÁQUINA (.cache/green.json; CI=true RODA TUDO).`,
  );
}

/** The files that were green in every project that has them. */
export function greenOf({ files }: Pick<VitestResults, 'files'>, among: readonly string[]): string[] {
  const red = new Set(files.filter(({ isGreen }) => !isGreen).map(({ file }) => file));
  const ran = new Set(files.map(({ file }) => file));
  return among.filter((file) => ran.has(file) && !red.has(file));
}

function readResults(path: string): VitestResults {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as VitestResults;
  } catch {
    return { passed: 0, failed: 0, errors: 1, files: [] }; // It has ended before it could say anything.
  }
}
