import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { asSeen, quickBrowser } from './scripts/browser-options.ts';
import { iconsPlugin } from './scripts/icons-plugin.ts';
import { scratchFolder } from './scripts/scratch.ts';
import { leftOutOf } from './scripts/tests/left-out.ts';
import { comparing } from './src/testing/browser/pictures/comparing.ts';
import { seed } from './src/testing/chance/chance.ts';
import { notesCalls } from './src/testing/engines/exported-functions.ts';
import { apiTests, onlyOnSqlite } from './src/testing/engines/on-one-engine.ts';
import { patienceMs } from './src/testing/patience/patience.ts';

// The tests' processes inherit it, and those that they begin find their data there.
process.env.TMPDIR = scratchFolder();
// What they load from node_modules, and the threads that the product begins, is compiled and stripped of types once.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, '.cache/compiled');
// The databases that they make are of this run, and go with it (decision 88).
process.env.TEST_RUN ??= randomBytes(6).toString('hex');

// Takes many seconds of a processor, or starts whole processes: for `npm test`, not for `npm run check`.
const long = ['src/**/*.long.test.ts', 'src/process/*.test.ts'];
const faults = 'src/process/faults/*.test.ts';
const tls = 'src/process/tls.test.ts';
/** What a part of the screen does by itself, in a browser and without a server (decision 92). */
const browser = 'src/**/*.browser.test.tsx';
const pdfs = 'src/documents/typeset/pdf-tools.test.ts';

/** Gives each file its moment; whole processes that serve others, and a store that knows the time, have the machine's (decision 90). */
const clock = 'src/testing/clock/set-clock.ts';
const chance = 'src/testing/chance/set-chance.ts';
// Of the machine's day, whatever the day of the tests is.
process.env.SEED ??= String(seed);

/** Bundled before the tests begin: one that is only found during them would bring a second React into the page. */
const packagesOfScreens = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-router'],
  ...['@mantine/core', '@mantine/hooks', '@mantine/notifications', '@tanstack/react-query', 'react-hook-form'],
  ...['@hookform/resolvers/zod', 'zod', 'uuid', 'react-number-format', 'fast-check'],
  ...['@visx/axis', '@visx/scale', '@visx/shape'],
  ...['@orpc/client', '@orpc/contract', '@orpc/openapi-client/fetch', '@orpc/tanstack-query'],
];

const testKey = Buffer.alloc(32, 'a key for tests').toString('base64');

/** Only what hangs is ended by these limits: how long anything takes is the machine's matter, and no test's (decision 94). */
const patience = {
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
  teardownTimeout: 120_000,
  expect: { poll: { timeout: patienceMs() } },
};

/** What it does so that each further red of a run that is red costs less. */
const lessAfterRed = 'src/testing/patience/set-patience.ts';

/** A third of the processor's time of a test of the API was the passwords of users of whom something else is looked at. */
const argon2 = { '@node-rs/argon2': resolve(import.meta.dirname, 'src/testing/passwords/argon2-once.ts') };

/** Only some tests of the files are run. */
const named = process.argv.some((argument) => /^(-t|--test-?name-?pattern)/i.test(argument)) ? 'named' : '';

function apiOn(engine: 'sqlite' | 'postgres') {
  return {
    // What they ask of the database is noted, and compared when all of them have run (decision 89).
    plugins: [notesCalls()],
    test: {
      setupFiles: [clock, chance, lessAfterRed, 'src/testing/engines/record-statements.ts'],
      name: `api on ${engine}`,
      include: [apiTests],
      exclude: [...(engine === 'sqlite' ? [] : onlyOnSqlite), ...leftOutOf(`api on ${engine}`)],
      // On PostgreSQL files are sealed, so that what holds of files is seen to hold of both.
      // Each test file makes its own server and database; what they are made of is read once, not once for each file.
      isolate: false,
      alias: argon2,
      env: { TEST_NAMED: named, TEST_ENGINE: engine, TEST_ENCRYPTION_KEYS: engine === 'postgres' ? testKey : '' },
      ...patience,
    },
  };
}

export default defineConfig({
  test: {
    // A picture that is missing is missing: only `npm run pictures` makes one (decision 164).
    update: 'none',
    globalSetup: [
      'src/testing/chance/tell-seed.ts',
      'src/testing/built/program.ts',
      'src/testing/postgres/run-databases.ts',
    ],
    // One more, and they take more of the processors and end no sooner (decision 161).
    maxWorkers: availableParallelism(),
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'rules/**/*.test.ts'],
          exclude: [apiTests, ...long, faults, pdfs, browser],
          setupFiles: [clock, chance, lessAfterRed],
          // They keep nothing in their modules, which are read once for each of the processes and not for each file.
          isolate: false,
          ...patience,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        plugins: [iconsPlugin()],
        define: Object.fromEntries(
          ['SEED', 'TEST_DEPTH'].map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
        ),
        optimizeDeps: { noDiscovery: true, include: packagesOfScreens },
        test: {
          name: 'browser',
          include: [browser],
          exclude: leftOutOf('browser'),
          setupFiles: [
            // First: what a part looks like must not depend on which file has loaded a sheet before it (decision 164).
            'src/testing/browser/look-first.tsx',
            ...[chance, 'src/testing/browser/console-is-quiet.ts', 'src/testing/browser/less-after-red.ts'],
          ],
          // One page for all of them: each would load the same modules.
          isolate: false,
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            // As all else: on a machine that is busy a browser may need more than a minute to begin.
            connectTimeout: patience.testTimeout,
            provider: playwright({
              launchOptions: quickBrowser,
              // Else a click on what never comes waits for the end of the whole test.
              actionTimeout: patience.expect.poll.timeout,
              contextOptions: { ...asSeen, permissions: ['clipboard-read', 'clipboard-write'] },
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1440, height: 900 },
            screenshotFailures: false,
            expect: { toMatchScreenshot: comparing },
          },
          ...patience,
        },
      },
      {
        test: {
          name: 'long units',
          include: long,
          exclude: [tls, ...leftOutOf('long units')],
          setupFiles: [chance, lessAfterRed],
          ...patience,
        },
      },
      apiOn('sqlite'),
      apiOn('postgres'),
      {
        test: {
          name: 'behind nginx',
          include: [tls],
          exclude: leftOutOf('behind nginx'),
          setupFiles: [lessAfterRed],
          ...patience,
        },
      },
      {
        test: {
          name: 'checks of pdfs',
          include: [pdfs],
          exclude: leftOutOf('checks of pdfs'),
          setupFiles: [lessAfterRed],
          ...patience,
        },
      },
      {
        test: {
          name: 'faults',
          include: [faults],
          exclude: leftOutOf('faults'),
          setupFiles: [lessAfterRed],
          fileParallelism: false,
          ...patience,
        },
      },
      {
        test: {
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
          exclude: leftOutOf('documents on s3'),
          setupFiles: [lessAfterRed],
          isolate: false,
          alias: argon2,
          env: { TEST_ENGINE: 'sqlite', TEST_STORE: 's3' },
          ...patience,
        },
      },
    ],
  },
});
