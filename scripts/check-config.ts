import { checkConfig } from '../src/app/check/check-config.server.ts';
import { runCommand, settings } from './installation.ts';

/** npm run check-config: tries what the settings lead to, each in a line; the exit code says whether all of it is good. */

await runCommand(async () => {
  const isGood = await checkConfig(settings(), ({ what, isGood: good, line }) =>
    console.log(`${good ? '✓' : '✗'} ${what}: ${line}`),
  );
  if (!isGood) process.exitCode = 1;
});
