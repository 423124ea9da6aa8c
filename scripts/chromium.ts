import { existsSync } from 'node:fs';
import { installPackages } from './packages.ts';

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser that the journeys run in; on Debian and its kin, as root, installs it when it is missing.
 * @returns the path of its program; ends the task with a clear message where there is none
 */
export async function chromium(): Promise<string> {
  const found = installed();
  if (found) return found;
  await installPackages('o Chromium', ['chromium']);
  const now = installed();
  if (now) return now;
  console.error(
    'Os testes no navegador precisam do Chromium. Instale-o (por exemplo, "sudo apt-get install chromium") ou diga onde está em CHROMIUM_PATH.',
  );
  process.exit(1);
}

function installed(): string | undefined {
  return usualPlaces.find((path) => path && existsSync(path));
}
