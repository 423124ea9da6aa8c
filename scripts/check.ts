import { endRun } from './tests/end-run.ts';
import { leaveOutGreen } from './tests/green.ts';
import { runSources } from './tests/run-sources.ts';
import { runQuickTests } from './tests/run-tests.ts';
import { toolVersions } from './tests/tools.ts';

/* What is looked at all day long: npm run check [-- --all] */

const at = Date.now();
const tools = await toolVersions();
leaveOutGreen(['api on sqlite'], tools);
const ended = await Promise.all([runSources(), runQuickTests()]);
console.log('\nPostgreSQL, S3, nginx, falhas, cópias e o navegador ficam para npm test.');
endRun(ended.flat(), { at, tools });
