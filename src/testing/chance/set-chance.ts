import fc from 'fast-check';
import { runs, seed } from './chance.ts';

/** For vitest, before each file of tests: what a property says by itself goes before it. */
fc.configureGlobal({ seed, numRuns: runs(100) });
