import type { Outcome } from './green.ts';

/** How a part of `npm test` has ended. */
export type Result = {
  name: string;
  isGreen: boolean;
  passed: number;
  failed: number;
  /** Of each file of tests that was run. */
  files: readonly Outcome[];
};

/** Of a part that counts no tests. */
export function resultOf(name: string, isGreen: boolean): Result {
  return { name, isGreen, passed: 0, failed: 0, files: [] };
}
