import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** What a run of vitest has found: `npm test` adds it up, and notes which files are green. */
export type VitestResults = {
  passed: number;
  failed: number;
  /** Errors that belong to no test. */
  errors: number;
  /** Each file in each project: green when it ran and nothing in it failed. */
  files: { project: string; file: string; isGreen: boolean }[];
};

/** A reporter for vitest that writes down what `VitestResults` has, where TEST_RESULTS says. */
export default function vitestResults(): Reporter {
  return {
    onTestRunEnd(modules, unhandled) {
      const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
      const broken = modules.filter((module) => module.errors().length > 0).length;
      const results: VitestResults = {
        passed: tests.filter((state) => state === 'passed').length,
        failed: tests.filter((state) => state === 'failed').length + broken,
        errors: unhandled.length,
        files: modules.map((module) => ({
          project: module.project.name,
          file: module.relativeModuleId,
          isGreen: module.state() === 'passed',
        })),
      };
      writeFileSync(process.env.TEST_RESULTS ?? 'vitest-results.json', JSON.stringify(results));
    },
  };
}
