import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** The journeys of the main job, in the Firefox of the machine: npm run test:firefox */
export default defineConfig({
  ...usual,
  testMatch: [
    'whole-way',
    'leaving',
    'issued-way',
    'issued-viewer',
    'issuing',
    'referrals',
    'queue',
    'uploads',
    'delivery',
    'registers',
  ].map((name) => `${name}.e2e.ts`),
  // What needs what Playwright has of Chromium alone: the body of what was sent, what slows a line; or a viewer of PDFs that a page may reach into.
  grepInvert: /@chromium/,
  outputDir: '.cache/journeys-firefox',
  projects: [
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        // A context is as new as that of a first visit: only Chromium's can be made so again (decision 76).
        ...{ firstVisit: true },
        contextOptions: {},
        launchOptions: {
          executablePath: join(import.meta.dirname, 'e2e/firefox/stock-firefox.mjs'),
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
        },
      },
    },
  ],
});
