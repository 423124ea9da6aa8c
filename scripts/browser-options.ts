import { existsSync } from 'node:fs';

/** How the tests start a browser, and what it is like: for the journeys and for the tests of parts of the screen. */

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where the browser is; undefined where there is none. */
export function wholePath(): string | undefined {
  return usualPlaces.find((path) => path && existsSync(path));
}

/** The same browser without what only a window needs, a quarter quicker; undefined where there is none. */
export function shellPath(): string | undefined {
  return [process.env.HEADLESS_SHELL_PATH, '/usr/bin/chromium-headless-shell'].find((path) => path && existsSync(path));
}

/** A page of a journey is loaded a few times and left: to make its scripts quick takes a tenth of the processor's time, and is not earned back. */
const asWritten = '--js-flags=--no-maglev --no-turbofan';

/** The one whose viewer shows PDFs. */
export const wholeBrowser = launchOf(wholePath());

export const quickBrowser = launchOf(shellPath() ?? wholePath());

/** As people of the practice see it, but without movement: what fades and slides is drawn sixty times a second (decision 83). */
export const asSeen = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' } as const;

function launchOf(executablePath: string | undefined) {
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'];
  const args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...quiet, asWritten];
  return executablePath ? { executablePath, args } : { args };
}
