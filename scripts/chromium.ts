import { shellPath, wholePath } from './browser-options.ts';
import { installPackages } from './packages.ts';

/**
 * Finds the browsers that the tests run in; on Debian and its kin, as root, installs what is missing. The shell is the
 * same browser without what only a window needs: a quarter quicker, but PDFs are shown by the whole one alone.
 * @returns the path of each program, for the shell the whole browser's where it can't be had; ends the task with a clear
 * message where there is none
 */
export async function browsers(): Promise<{ whole: string; shell: string }> {
  if (!wholePath() || !shellPath()) await installPackages('o Chromium', ['chromium', 'chromium-headless-shell']);
  const whole = wholePath();
  if (whole) return { whole, shell: shellPath() ?? whole };
  console.error(
    'Os testes no navegador precisam do Chromium. Instale-o (por exemplo, "sudo apt-get install chromium") ou diga onde está em CHROMIUM_PATH.',
  );
  process.exit(1);
}
