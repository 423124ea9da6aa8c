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

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Finds the browsers that the journeys run in; on Debian and its kin, as root, installs what is missing. The shell is the
 * same browser without what only a window needs: a quarter quicker, but PDFs are shown by the whole one alone.
 * @returns the path of each program, for the shell the whole browser's where it can't be had; ends the task with a clear
 * message where there is none
 */
export async function browsers(): Promise<{ whole: string; shell: string }> {
  if (!installed() || !existsSync(shell)) await installPackages('o Chromium', ['chromium', 'chromium-headless-shell']);
  const whole = installed();
  if (whole) return { whole, shell: existsSync(shell) ? shell : whole };
  console.error(
    'Os testes no navegador precisam do Chromium. Instale-o (por exemplo, "sudo apt-get install chromium") ou diga onde está em CHROMIUM_PATH.',
  );
  process.exit(1);
}

function installed(): string | undefined {
  return usualPlaces.find((path) => path && existsSync(path));
}
