import { buildAll } from './building/build.ts';
import { runStep } from './steps.ts';

/** npm run bench [-- NAME…]: see bench/run.ts */
await buildAll();
process.exit(await runStep('node', ['bench/run.ts', ...process.argv.slice(2)]));
