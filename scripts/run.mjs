/**
 * Runs a task of scripts/ on the pinned Node, installing first what is missing. This file, alone.mjs and those of run/ must run
 * on any Node from 18 on: they are what a fresh clone begins with.
 *
 * Usage: node scripts/run.mjs TASK [ARGUMENTS…]
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, resolve } from 'node:path';
import process from 'node:process';
import { install } from './run/install.mjs';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const bin = resolve(root, 'node_modules/.bin');
const [task, ...args] = process.argv.slice(2);
/** What an installation runs: nothing of it needs the packages for developing, nor may it replace those of a running server. */
const runtimeOnly = [
  'start',
  'build',
  'release',
  'demo',
  'bucket',
  'backup',
  'restore',
  'move',
  'rotate-keys',
  'verify-audit',
  'verify-documents',
  'verify-files',
  'verify-backup',
  'check-config',
  'mail',
  'second-factor',
].includes(task);

/**
 * How the product's own process runs. V8 would let values of a moment pile up in twice 64 MB before it looks which of them are
 * still needed: with twice 16 it holds some 50 MB less under load, and a call costs no more (docs/performance.md).
 */
const engineOptions = task === 'start' ? ['--max-semi-space-size=16'] : [];

const exe = process.platform === 'win32' ? '.exe' : '';
const pinned = resolve(root, `node_modules/node/bin/node${exe}`);
/** What was built last stands in a folder of its own, with its packages and its Node: no failing upgrade reaches it. */
const built = resolve(root, 'build/current');

if (task === 'start') await start();
else {
  if (!(await install(root, runtimeOnly, run))) process.exit(1);
  await runAndEnd(pinned, [programOf(task), ...args]);
}

async function start() {
  const isNew = (await install(root, runtimeOnly, run)) && (await run(pinned, [programOf('build')])) === 0;
  if (!isNew) {
    if (!existsSync(resolve(built, 'zelo.mjs'))) process.exit(1);
    console.error('Parte a versão que já estava construída.\n');
  }
  await runAndEnd(resolve(built, 'node'), [...engineOptions, resolve(built, 'zelo.mjs')]);
}

function programOf(name) {
  return ['mjs', 'ts'].map((ending) => resolve(root, `scripts/${name}.${ending}`)).find(existsSync) ?? name;
}

async function runAndEnd(command, given) {
  process.exit(await run(command, given));
}

/** Runs a program to its end and answers its code. Who ends the task ends it too, and nothing comes after it. */
function run(command, given, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, given, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
      ...options,
    });
    let asked = null;
    const pass = (signal) => {
      asked = signal;
      child.kill(signal);
    };
    const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    child.on('error', (error) => {
      console.error(`${command} não pôde ser iniciado (${error.message}).`);
      if (command === pinned) console.error('Apague a pasta node_modules e rode o mesmo comando de novo.');
      done(1);
    });
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass);
      const answer = code ?? 128 + constants.signals[signal];
      if (asked) process.exit(answer);
      done(answer);
    });
  });
}
