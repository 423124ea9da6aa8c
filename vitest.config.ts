import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { scratchFolder } from './scripts/scratch.ts';

// The tests' processes inherit it, and those that they begin find their data there.
process.env.TMPDIR = scratchFolder();
// What they load from node_modules, and the threads that the product begins, is compiled and stripped of types once.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, '.cache/compiled');
// The databases that they make are of this run, and go with it (decision 88).
process.env.TEST_RUN ??= randomBytes(6).toString('hex');

const api = 'src/**/*.api.test.ts';
// Takes many seconds of a processor, or starts whole processes: for `npm test`, not for `npm run check`.
const long = ['src/**/*.long.test.ts', 'src/process/*.test.ts'];
const faults = 'src/process/faults/*.test.ts';
const tls = 'src/process/tls.test.ts';
const pdfs = 'src/documents/typeset/pdf-tools.test.ts';

/** Lets each file wait for its slot, where the suite runs several at once. */
const slot = 'src/testing/slots/slot-of-file.ts';

const testKey = Buffer.alloc(32, 'a key for tests').toString('base64');

/** Only what hangs is ended by these limits: how long anything takes is the machine's matter, and no test's. */
const patience = {
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
  teardownTimeout: 120_000,
  expect: { poll: { timeout: 300_000 } },
};

/** A third of the processor's time of a test of the API was the passwords of users of whom something else is looked at. */
const argon2 = { '@node-rs/argon2': resolve(import.meta.dirname, 'src/testing/passwords/argon2-once.ts') };

function apiOn(engine: 'sqlite' | 'postgres') {
  return {
    test: {
      setupFiles: [slot],
      name: `api on ${engine}`,
      include: [api],
      // On PostgreSQL files are sealed, so that what holds of files is seen to hold of both.
      // Each test file makes its own server and database; what they are made of is read once, not once for each file.
      isolate: false,
      alias: argon2,
      env: { TEST_ENGINE: engine, TEST_ENCRYPTION_KEYS: engine === 'postgres' ? testKey : '' },
      ...patience,
    },
  };
}

export default defineConfig({
  test: {
    globalSetup: ['src/testing/built/program.ts', 'src/testing/postgres/run-databases.ts'],
    // They wait for servers and databases half of their time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'rules/**/*.test.ts'],
          exclude: [api, ...long, faults, pdfs],
          setupFiles: [slot],
          // They keep nothing in their modules, which are read once for each of the processes and not for each file.
          isolate: false,
          ...patience,
        },
      },
      {
        test: { name: 'long units', include: long, exclude: [tls], setupFiles: [slot], ...patience },
      },
      apiOn('sqlite'),
      apiOn('postgres'),
      {
        test: { name: 'behind nginx', include: [tls], setupFiles: [slot], ...patience },
      },
      {
        test: { name: 'checks of pdfs', include: [pdfs], setupFiles: [slot], ...patience },
      },
      {
        test: { name: 'faults', include: [faults], fileParallelism: false, ...patience },
      },
      {
        test: {
          setupFiles: [slot],
          name: 'documents on s3',
          include: [
            'src/documents/documents.api.test.ts',
            'src/documents/bundles/bundles.api.test.ts',
            'src/documents/bundles/bundle-tries.api.test.ts',
            'src/documents/files/document-arrival.api.test.ts',
            'src/documents/files/pdf-files.api.test.ts',
            'src/imports/arrival.long.api.test.ts',
            'src/backup/backup.api.test.ts',
            'src/backup/damaged-files.api.test.ts',
            'src/backup/restore-begins-anew.api.test.ts',
          ],
          isolate: false,
          alias: argon2,
          env: { TEST_ENGINE: 'sqlite', TEST_STORE: 's3' },
          ...patience,
        },
      },
    ],
  },
});
