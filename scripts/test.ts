import { allTests, checkSources, projects } from './checks.ts';
import { browsers } from './chromium.ts';
import { journeys } from './cluster.ts';
import { openGreen } from './suite/green.ts';
import { runJourneys } from './suite/run-journeys.ts';
import { openSuite } from './suite/suite.ts';

/*
 * Everything at once, as far as the processors go (decision 93): what is built comes first, the sources are checked beside it, and
 * from then on vitest and the journeys share the slots of one heap.
 */

const begun = Date.now();
const { whole, shell } = await browsers();
const chosen = await projects();
const chosenJourneys = await journeys();

const suite = await openSuite();
const green = process.env.CI === 'true' ? null : openGreen();
const sources = checkSources(suite);
const build = { title: 'construção', command: process.execPath, args: ['scripts/build.ts'] };
if ((await suite.run(build, { holdsSlot: true })).code === 0) {
  const env = { CHROMIUM_PATH: whole, HEADLESS_SHELL_PATH: shell };
  await Promise.all([allTests(suite, chosen, green), runJourneys(suite, { projects: chosenJourneys, env }, green)]);
} else {
  suite.count('construção', { passed: 0, failed: 1 });
  console.error('\nSem o que se constrói, nem os testes nem as jornadas podem rodar.');
}
await sources;

const { passed, failed, isGreen } = suite.end();
if (isGreen) console.log(`\n✓ Tudo certo em ${Math.round((Date.now() - begun) / 1000)} s.`);
else process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);
