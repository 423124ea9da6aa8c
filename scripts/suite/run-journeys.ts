import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';
import type { Green } from './green.ts';
import { resultsFolder, tellCovered } from './run-vitest.ts';
import type { Suite } from './suite.ts';

const title = 'jornadas';

/** Runs the journeys as a part of the suite, but for those that are green already. @param projects as arguments; none for all */
export async function runJourneys(
  suite: Suite,
  { projects, env }: { projects: readonly string[]; env: Readonly<Record<string, string>> },
  green: Green | null,
): Promise<void> {
  const files = globSync('e2e/*.e2e.ts', { cwd: root }).sort();
  const covered = green?.among(files, projects) ?? new Set<string>();
  if (covered.size > 0) tellCovered(title, covered.size, 'ARQUIVOS DE JORNADAS');
  if (covered.size === files.length) return;
  const results = join(resultsFolder, 'playwright.json');
  rmSync(results, { force: true });
  const args = ['test', ...projects, ...(covered.size > 0 ? files.filter((file) => !covered.has(file)) : [])];
  const given = { ...env, ...suite.slots, PLAYWRIGHT_JSON_OUTPUT_FILE: results };
  const { code } = await suite.run({ title, command: 'playwright', args, env: given }, { holdsSlot: false });
  const { passed, failed, red, ran } = readResults(results);
  suite.count(title, { passed, failed: Math.max(failed, code === 0 ? 0 : 1) });
  green?.note(
    files.filter((file) => ran.has(file) && !red.has(file)),
    projects,
  );
}

type Suites = { file: string; specs?: { ok: boolean }[]; suites?: Suites[] };
type Results = { stats: { expected: number; unexpected: number }; suites: Suites[] };

function readResults(path: string) {
  try {
    const { stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as Results;
    const named = suites.map((one) => ({ file: `e2e/${one.file}`, isGreen: specsOf(one).every(({ ok }) => ok) }));
    return {
      passed: stats.expected,
      failed: stats.unexpected,
      ran: new Set(named.map(({ file }) => file)),
      red: new Set(named.filter(({ isGreen }) => !isGreen).map(({ file }) => file)),
    };
  } catch {
    return { passed: 0, failed: 0, ran: new Set<string>(), red: new Set<string>() };
  }
}

function specsOf({ specs = [], suites = [] }: Suites): { ok: boolean }[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
