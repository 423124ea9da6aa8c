import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Shared } from './e2e/fixtures.ts';
import { moving } from './e2e/moving.ts';
import { seldomOtherwise } from './e2e/seldom.ts';
import { asSeen, quickBrowser, wholeBrowser } from './scripts/browser-options.ts';
import { scratchFolder } from './scripts/scratch.ts';
import { leftOutOf } from './scripts/tests/left-out.ts';
import { seed } from './src/testing/chance/chance.ts';
import { patienceMs } from './src/testing/patience/patience.ts';

process.env.TMPDIR = scratchFolder();
// Of the day on which it began, for each worker asks anew which journeys are its own.
process.env.SEED ??= String(seed);

/** Each worker reads this file when it begins, and a new one begins after each red: then they wait less (decision 94). */
const patience = patienceMs();

const wholeWay = 'whole-way.e2e.ts';
const allScreens = 'all-screens.e2e.ts';

export default defineConfig<object, Pick<Shared, 'nodes'>>({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '.cache/journeys',
  // One more each, and they take more of the processors and end no sooner (decision 161).
  workers: availableParallelism(),
  // Only what hangs is ended by these limits: how long anything takes is the machine's matter, and no journey's.
  timeout: 1_200_000,
  expect: { timeout: patience },
  // More reds than that are one fault, as of the server or of all pages.
  maxFailures: 30,
  ...seldomOtherwise,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  projects: [
    // The longest first: begun last, they would be waited for alone.
    {
      name: 'two nodes',
      testMatch: wholeWay,
      testIgnore: leftOutOf('two nodes'),
      use: { ...moving, launchOptions: wholeBrowser, nodes: 2 },
    },
    {
      name: 'whole way',
      testMatch: wholeWay,
      testIgnore: leftOutOf('whole way'),
      use: { ...moving, launchOptions: wholeBrowser },
    },
    {
      name: 'all screens',
      testMatch: allScreens,
      testIgnore: leftOutOf('all screens'),
      use: { launchOptions: quickBrowser },
    },
    {
      name: 'one machine',
      testIgnore: [wholeWay, allScreens, ...leftOutOf('one machine')],
      use: { launchOptions: quickBrowser },
    },
  ],
  use: {
    locale: asSeen.locale,
    timezoneId: asSeen.timezoneId,
    viewport: { width: 1440, height: 900 },
    // What fades and slides is drawn sixty times a second; the journeys that it may disturb ask for it (e2e/moving.ts).
    contextOptions: { reducedMotion: asSeen.reducedMotion },
    actionTimeout: patience,
    screenshot: 'only-on-failure',
  },
});
