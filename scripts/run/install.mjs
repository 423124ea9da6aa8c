import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { holdAlone } from '../alone.mjs';

/**
 * Installs the packages of package-lock.json unless they are there. Of two at a time the second waits, however long it takes.
 * @param {string} root
 * @param {boolean} runtimeOnly without those for developing
 * @param {(command: string, args: string[], options: object) => Promise<number>} run
 * @returns {Promise<boolean>} false when they could not be installed; what to do about it has been said
 */
export async function install(root, runtimeOnly, run) {
  const lock = createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .digest('hex');
  const isThere = () => {
    const stamp = resolve(root, 'node_modules/.zelo-installed');
    const installed = read(stamp);
    return installed === `${lock} everything` || (runtimeOnly && installed === `${lock} runtime`);
  };
  if (isThere()) return true;
  let giveUp = () => {};
  try {
    giveUp = holdAlone(resolve(root, 'build/.installing'), 'Outro comando instala as dependências: espera-se por ele…');
    if (isThere()) return true;
    console.log('Instalando dependências…');
    const why = await installBeside(root, runtimeOnly, run, `${lock} ${runtimeOnly ? 'runtime' : 'everything'}`);
    if (why) sayFailed(why);
    return !why;
  } catch (error) {
    sayFailed(error.message);
    return false;
  } finally {
    giveUp();
  }
}

function sayFailed(why) {
  console.error(
    `✗ Os pacotes desta versão não puderam ser instalados (${why}), e os de antes ficam como estavam; verifique a conexão com o registro de pacotes do npm e o espaço em disco, e rode o mesmo comando de novo.`,
  );
}

/**
 * Beside what is there, and in its place only once it is whole: what fails or is cut short takes nothing away.
 * @returns why it failed; null when it did not
 */
async function installBeside(root, runtimeOnly, run, stamp) {
  forgetBrokenOff(root);
  const folder = resolve(root, `.installing-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
      if (existsSync(resolve(root, name))) copyFileSync(resolve(root, name), resolve(folder, name));
    }
    const isWindows = process.platform === 'win32';
    const args = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
    const code = await run(isWindows ? 'npm.cmd' : 'npm', [...args, ...(runtimeOnly ? ['--omit=dev'] : [])], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: isWindows,
      env: { ...process.env, NODE_ENV: undefined },
    });
    if (code !== 0) return 'pelo que está escrito acima';
    writeFileSync(resolve(folder, 'node_modules/.zelo-installed'), stamp);
    const place = resolve(root, 'node_modules');
    if (existsSync(place)) renameSync(place, resolve(folder, 'before'));
    renameSync(resolve(folder, 'node_modules'), place);
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What installations that were cut short have left. */
function forgetBrokenOff(root) {
  for (const name of readdirSync(root)) {
    const [, pid] = /^\.installing-(\d+)$/.exec(name) ?? [];
    // An npm that has lost its master may go on for a moment, and write.
    if (pid && !isRunning(pid))
      tried(() => rmSync(resolve(root, name), { recursive: true, force: true, maxRetries: 5 }));
  }
}

function tried(work) {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isRunning(pid) {
  return tried(() => process.kill(Number(pid), 0))?.code !== 'ESRCH';
}
