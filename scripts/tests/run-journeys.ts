import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { isDeep, seed } from '../../src/testing/chance/chance.ts';
import { root } from '../steps.ts';
import type { Outcome } from './green.ts';
import { runPart } from './parts.ts';
import { type Result, resultOf } from './result.ts';

/** Builds the pages, and goes these projects of Playwright through them. */
export async function runJourneys(
  projects: readonly string[],
  { whole, shell }: { whole: string; shell: string },
): Promise<Result[]> {
  const built = resultOf('páginas', await runPart('páginas', process.execPath, ['scripts/build.ts']));
  if (!built.isGreen) return [built, resultOf('jornadas', false)];
  if (!isDeep) {
    console.log(`\nDAS JORNADAS DO QUE É RARO, SÓ AS DE HOJE, UM QUINTO (SEED=${seed}); TODAS: npm run test:deep.`);
  }
  const path = join(root, '.cache/results/playwright.json');
  rmSync(path, { force: true });
  const args = ['test', '--pass-with-no-tests', ...projects.flatMap((project) => ['--project', project])];
  const isGreen = await runPart('jornadas', 'playwright', args, {
    env: { ...process.env, CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: shell, PLAYWRIGHT_JSON_OUTPUT_FILE: path },
  });
  if (!existsSync(path)) return [built, resultOf('jornadas', isGreen)];
  const { stats, suites }: JSONReport = JSON.parse(readFileSync(path, 'utf8'));
  return [
    built,
    { name: 'jornadas', isGreen, passed: stats.expected, failed: stats.unexpected, files: suites.flatMap(filesOf) },
  ];
}

/** A journey that was not gone any more, for there were too many reds, is not green either. */
function filesOf(suite: JSONReportSuite): Outcome[] {
  const tests = testsOf(suite);
  const parts = [...new Set(tests.map(({ projectName }) => projectName))];
  return parts.map((part) => {
    const ofPart = tests.filter(({ projectName }) => projectName === part);
    const isGreen = ofPart.every(({ status, results }) => status === 'expected' && results.length > 0);
    return { part, file: `e2e/${suite.file}`, isGreen };
  });
}

function testsOf(suite: JSONReportSuite): JSONReportSuite['specs'][number]['tests'] {
  return [...suite.specs.flatMap(({ tests }) => tests), ...(suite.suites ?? []).flatMap(testsOf)];
}
