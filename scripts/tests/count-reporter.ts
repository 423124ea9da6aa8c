import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** What a run of Vitest has counted: tests, and how each file of each project has ended. */
export type Counted = { passed: number; failed: number; files: { part: string; file: string; isGreen: boolean }[] };

/** For Vitest: writes what a run has counted to the file that `COUNTED` names. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const counted: Counted = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: tests.filter((test) => test.result().state === 'failed').length,
      // A file that is another engine's is neither green nor red.
      files: modules
        .filter((module) => module.state() !== 'skipped')
        .map((module) => ({
          part: module.project.name.replace(/ \(chromium\)$/, ''),
          file: module.relativeModuleId,
          isGreen: errors.length === 0 && module.state() === 'passed',
        })),
    };
    const path = process.env.COUNTED ?? '';
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(counted));
  }
}
