import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { browsers } from '../chromium.ts';
import { root, runStep } from '../steps.ts';
import type { Fault } from './fault.ts';

/** How tests have ended: how many there were, and the first that failed, if one has. */
export type Ended = { ran: number; failed: string | null };

/** With a fault a test may wait for what never comes; without one it waits as long as in `npm test`. */
const patience = ['--testTimeout=300000', '--hookTimeout=300000'];

/** Of a file that runs on several engines or stores the one that is meant; all else runs where it always does. */
const projects = {
  sqlite: ['!api on postgres', '!documents on s3'],
  postgres: ['api on postgres', 'faults'],
};

/** Where the server is started as it is built: other tests do not wait until that is done. */
const ofProcesses = /^src\/(process|app\/start)\//;

/** Runs tests in a tree up to the first that fails. @param log is where what they print goes */
export async function runTests(tree: string, { tests, on }: Pick<Fault, 'tests' | 'on'>, log: number): Promise<Ended> {
  const journeys = tests.filter((path) => path.startsWith('e2e/'));
  const others = tests.filter((path) => !path.startsWith('e2e/'));
  const first = others.length > 0 ? await runVitest(tree, others, on ?? 'sqlite', log) : { ran: 0, failed: null };
  if (first.failed !== null || journeys.length === 0) return first;
  const second = await runJourneys(tree, journeys, log);
  return { ran: first.ran + second.ran, failed: second.failed };
}

async function runVitest(tree: string, files: readonly string[], on: keyof typeof projects, log: number) {
  const results = join(tree, '.cache/seeded.json');
  rmSync(results, { force: true });
  const chosen = projects[on].flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const env: Record<string, string> = files.some((file) => ofProcesses.test(file))
    ? {}
    : { TEST_WITHOUT_PROGRAM: 'true' };
  const args = ['run', ...files, ...chosen, ...reporters, ...patience, '--bail=1', '--maxWorkers=1'];
  const code = await runIn(tree, 'vitest', args, log, env);
  if (!existsSync(results)) return { ran: 0, failed: null };
  const { numTotalTests, testResults } = JSON.parse(readFileSync(results, 'utf8')) as VitestResults;
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => {
      const test = assertionResults.find((one) => one.status === 'failed');
      return `${relative(realpathSync(tree), name)}${test ? `: ${test.fullName}` : ''}`;
    })[0];
  if (testResults.length === 0) return { ran: 0, failed: null };
  return { ran: numTotalTests, failed: code === 0 ? null : (failed ?? 'an error outside of the tests') };
}

type VitestResults = {
  numTotalTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

async function runJourneys(tree: string, files: readonly string[], log: number) {
  if ((await runIn(tree, process.execPath, ['scripts/build.ts'], log)) !== 0) return { ran: 0, failed: null };
  const { whole, shell } = await browsers();
  const results = join(tree, '.cache/seeded-journeys.json');
  rmSync(results, { force: true });
  const args = [
    'test',
    ...files,
    '-x',
    '--project',
    'all screens',
    '--project',
    'one machine',
    '--workers=1',
    '--timeout=300000',
  ];
  const code = await runIn(tree, 'playwright', args, log, {
    ...{ CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: shell, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
  });
  if (!existsSync(results)) return { ran: 0, failed: null };
  const { stats, suites } = JSON.parse(readFileSync(results, 'utf8')) as JourneyResults;
  const failed = suites.flatMap(specsOf).find(({ ok }) => !ok)?.title;
  return {
    ran: stats.expected + stats.unexpected,
    failed: code === 0 ? null : (failed ?? 'an error outside of the journeys'),
  };
}

type Suite = { specs?: { title: string; ok: boolean }[]; suites?: Suite[] };
type JourneyResults = { stats: { expected: number; unexpected: number }; suites: Suite[] };

function specsOf({ specs = [], suites = [] }: Suite): { title: string; ok: boolean }[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function runIn(tree: string, command: string, args: readonly string[], log: number, env: Record<string, string> = {}) {
  const path = [join(tree, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return runStep(command, args, {
    cwd: tree,
    // What is compiled once serves every copy of the tree.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/compiled'), PATH: path, ...env },
    stdio: ['ignore', log, log],
  });
}
