import { buildPagesIfStale } from './build-pages.ts';
import { buildProgramIfStale } from './build-program.ts';
import { runStep } from './steps.ts';

/** npm run bench [-- NAME…]: see bench/run.ts */
await buildPagesIfStale();
await buildProgramIfStale();
process.exit(await runStep('node', ['bench/run.ts', ...process.argv.slice(2)]));
