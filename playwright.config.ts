import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Shared } from './e2e/fixtures.ts';
import { moving } from './e2e/moving.ts';
import { scratchFolder } from './scripts/scratch.ts';

process.env.TMPDIR = scratchFolder();

/** Its viewer shows the PDFs that the whole way opens; all other journeys run in the quicker shell where there is one. */
const whole = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const shell = process.env.HEADLESS_SHELL_PATH ?? whole;
const wholeWay = 'whole-way.e2e.ts';

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'];

export default defineConfig<object, Pick<Shared, 'nodes'>>({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '.cache/journeys',
  // They wait for answers and drawings half of their time (decision 62).
  workers: availableParallelism() + 1,
  // Only what hangs is ended by these limits: how long anything takes is the machine's matter, and no journey's.
  timeout: 1_200_000,
  expect: { timeout: 300_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  projects: [
    // The longest first: begun last, they would be waited for alone.
    { name: 'two nodes', testMatch: wholeWay, use: { ...moving, launchOptions: launchOf(whole), nodes: 2 } },
    { name: 'whole way', testMatch: wholeWay, use: { ...moving, launchOptions: launchOf(whole) } },
    { name: 'one machine', testIgnore: wholeWay, use: { launchOptions: launchOf(shell) } },
  ],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // What fades and slides is drawn sixty times a second; the journeys that it may disturb ask for it (e2e/moving.ts).
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 300_000,
    screenshot: 'only-on-failure',
  },
});

function launchOf(executablePath: string) {
  return { executablePath, args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...quiet] };
}
