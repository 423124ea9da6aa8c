import { buildPagesIfStale } from './build-pages.ts';
import { runStep } from './steps.ts';

/** npm run bench [-- NAME…]: see bench/run.ts */
await buildPagesIfStale();
process.exit(await runStep('node', ['bench/run.ts', ...process.argv.slice(2)]));
