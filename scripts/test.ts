import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './building/build.ts';
import { browsers } from './chromium.ts';
import { countStarts } from './counted-starts.ts';
import { root } from './steps.ts';
import { endRun } from './tests/end-run.ts';
import { leaveOutGreen } from './tests/green.ts';
import { partsHere } from './tests/here.ts';
import { runJourneys } from './tests/run-journeys.ts';
import { runSources } from './tests/run-sources.ts';
import { runTests } from './tests/run-tests.ts';
import { toolVersions } from './tests/tools.ts';

/*
 * All of the tests, at the same time: none waits for another, and whatever is red is seen in one run (decision 94).
 * npm test [-- --all]
 */

const at = Date.now();
rmSync(join(root, '.cache/red'), { recursive: true, force: true });
const chromium = await browsers();
const { tests, journeys } = await partsHere();
const tools = await toolVersions();
const tellStarts = countStarts(join(root, '.cache/results/starts'));
leaveOutGreen([...tests, ...journeys], tools);
await buildAll();
const ended = await Promise.all([runSources(), runTests(tests), runJourneys(journeys, chromium)]);
tellStarts();
endRun(ended.flat(), { at, tools });
