import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPagesIfStale } from './build-pages.ts';
import { buildProgramIfStale } from './build-program.ts';
import { allTests, checkSources, resultsFolder } from './checks.ts';
import { browsers } from './chromium.ts';
import { journeys } from './cluster.ts';
import { step } from './steps.ts';

const started = Date.now();
const { whole, shell } = await browsers();
await buildPagesIfStale();
await buildProgramIfStale();
await checkSources();
const passed = await allTests();
const counted = join(resultsFolder, 'playwright.json');
await step('Jornadas no navegador', 'playwright', ['test', ...(await journeys())], {
  env: { ...process.env, CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: shell, PLAYWRIGHT_JSON_OUTPUT_FILE: counted },
});
const { stats } = JSON.parse(readFileSync(counted, 'utf8'));
console.log(`\n✓ Tudo certo em ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${passed + stats.expected} passed, 0 failed`);
