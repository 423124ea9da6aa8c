import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { buildAll } from './building/build.ts';
import { installPackages } from './packages.ts';
import { step } from './steps.ts';

/** npm run test:firefox [-- FILE…]: the journeys of the main job in Firefox. */
const usualPlaces = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const installed = () => usualPlaces.find((path) => path && existsSync(path));
if (!installed()) await installPackages('o Firefox', ['firefox-esr']);
const firefox = installed();
if (!firefox) {
  console.error(
    'Estas jornadas precisam do Firefox. Instale-o (por exemplo, "sudo apt-get install firefox-esr") ou diga onde está em FIREFOX_PATH.',
  );
  process.exit(1);
}
await buildAll();
await step(
  'Jornadas no Firefox',
  'playwright',
  ['test', '--config', 'playwright.firefox.config.ts', ...process.argv.slice(2)],
  {
    // Firefox refuses a home that is another's, as sudo may leave it.
    env: { ...process.env, FIREFOX_PATH: firefox, HOME: process.getuid?.() === 0 ? '/root' : homedir() },
  },
);
