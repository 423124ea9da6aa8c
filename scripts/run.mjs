/**
 * Runs a task of scripts/ on the pinned Node, installing first what is missing. This file alone must run on any Node from
 * 18 on: it is what a fresh clone begins with.
 *
 * Usage: node scripts/run.mjs TASK [ARGUMENTS…]
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const bin = resolve(root, 'node_modules/.bin');
const [task, ...args] = process.argv.slice(2);
/** What an installation runs: nothing of it needs the packages for developing, nor may it replace those of a running server. */
const runtimeOnly = [
  'start',
  'build',
  'demo',
  'bucket',
  'backup',
  'restore',
  'move',
  'rotate-keys',
  'verify-audit',
  'verify-documents',
  'verify-files',
  'mail',
  'second-factor',
].includes(task);

/**
 * How the product's own process runs. V8 would let values of a moment pile up in twice 64 MB before it looks which of them are
 * still needed: with twice 16 it holds some 50 MB less under load, and a call costs no more (docs/performance.md).
 */
const engineOptions = task === 'start' ? ['--max-semi-space-size=16'] : [];

installWhatIsMissing();
run();

function installWhatIsMissing() {
  const stamp = resolve(root, 'node_modules/.zelo-installed');
  const lock = createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === `${lock} everything` || (runtimeOnly && installed === `${lock} runtime`)) return;
  console.log('Instalando dependências…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(
    npm,
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(runtimeOnly ? ['--omit=dev'] : [])],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: undefined },
    },
  );
  if (status !== 0) {
    console.error('A instalação falhou. Verifique a conexão com o registro de pacotes do npm e tente de novo.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, `${lock} ${runtimeOnly ? 'runtime' : 'everything'}`);
}

function run() {
  const node = resolve(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const program = ['mjs', 'ts'].map((ending) => resolve(root, `scripts/${task}.${ending}`)).find(existsSync) ?? task;
  const child = spawn(node, [...engineOptions, program, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
