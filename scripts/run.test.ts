import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOf, importsOf, read } from '../rules/sources.ts';
import { until } from '../src/testing/until.ts';
import { root } from './steps.ts';

/** What is run where the practice works, not where the product is written. */
const operating = [
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
];

let folder: string;
const at = (path: string) => join(folder, path);
const lockOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** An installation that `npm start` has made, with programs that only say that they run and an npm that says it was asked. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-run-'));
  for (const path of ['path', 'node_modules/node/bin', 'build/current', 'scripts/run'])
    mkdirSync(at(path), { recursive: true });
  for (const path of ['run.mjs', 'alone.mjs', 'run/install.mjs']) {
    cpSync(join(root, 'scripts', path), at(`scripts/${path}`));
  }
  for (const task of [...operating, 'check']) writeFileSync(at(`scripts/${task}.mjs`), `console.log('${task} runs')`);
  writeFileSync(at('build/current/zelo.mjs'), "console.log('the server runs')");
  writeFileSync(at('package.json'), '{}');
  writeFileSync(at('package-lock.json'), '{}');
  writeFileSync(at('node_modules/.zelo-installed'), `${lockOf('{}')} runtime`);
  for (const place of ['node_modules/node/bin/node', 'build/current/node']) symlinkSync(process.execPath, at(place));
  npmDoes('exit 0');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An npm that installs Node where it is asked to, and ends as it is told. */
function npmDoes(end: string): void {
  const install = `mkdir -p node_modules/node/bin && ln -s '${process.execPath}' node_modules/node/bin/node`;
  writeFileSync(at('path/npm'), `#!/bin/sh\necho "npm $1"\n${install}\n${end}\n`);
  chmodSync(at('path/npm'), 0o755);
}

const env = () => ({ PATH: [at('path'), process.env.PATH].join(delimiter) });

function run(task: string) {
  return spawnSync(process.execPath, ['scripts/run.mjs', task], { cwd: folder, env: env(), encoding: 'utf8' });
}

function begin(task: string) {
  const child = spawn(process.execPath, ['scripts/run.mjs', task], { cwd: folder, env: env() });
  return { child, said: text(child.stdout), ended: once(child, 'exit') };
}

test.each(operating)('npm run %s installs nothing where npm start has run', (task) => {
  expect(run(task).stdout).toBe(`${task} runs\n`);
});

test('npm start builds what has changed and starts what was built', () => {
  expect(run('start').stdout).toBe('build runs\nthe server runs\n');
});

test('what is for developing installs its packages first', () => {
  expect(run('check').stdout).toBe('Instalando dependências…\nnpm ci\ncheck runs\n');
  expect(run('check').stdout).toBe('check runs\n');
  expect(readdirSync(folder).filter((name) => name.startsWith('.installing'))).toEqual([]);
});

test('a new version whose packages can’t be had leaves those of before, and the server of before starts', () => {
  writeFileSync(at('package-lock.json'), '{"new": true}');
  npmDoes('exit 1');
  const { status, stdout, stderr } = run('start');
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'Instalando dependências…\nnpm ci\nthe server runs\n' });
  expect(stderr).toBe(
    '✗ Os pacotes desta versão não puderam ser instalados (pelo que está escrito acima), e os de antes ficam como estavam; verifique a conexão com o registro de pacotes do npm e o espaço em disco, e rode o mesmo comando de novo.\nParte a versão que já estava construída.\n\n',
  );
  expect(readFileSync(at('node_modules/.zelo-installed'), 'utf8')).toBe(`${lockOf('{}')} runtime`);
  expect(run('backup')).toMatchObject({ status: 1, stdout: 'Instalando dependências…\nnpm ci\n' });
});

test('a new version that can’t be built leaves the server of before, which starts; where there is none, nothing does', () => {
  writeFileSync(at('scripts/build.mjs'), "console.error('não construiu'); process.exit(1)");
  expect(run('start')).toMatchObject({
    status: 0,
    stdout: 'the server runs\n',
    stderr: 'não construiu\nParte a versão que já estava construída.\n\n',
  });
  expect(run('build').status).toBe(1);
  rmSync(at('build'), { recursive: true });
  expect(run('start')).toMatchObject({ status: 1, stdout: '', stderr: 'não construiu\n' });
});

test('who ends a build while it runs starts nothing', async () => {
  writeFileSync(at('scripts/build.mjs'), "console.log('building'); setInterval(() => {}, 1000)");
  const { child, ended, said } = begin('start');
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await ended).toEqual([143, null]);
  expect(await said).not.toContain('the server runs');
});

test('an installation that is killed takes nothing away, and the next one begins anew', async () => {
  writeFileSync(at('package-lock.json'), '{"new": true}');
  npmDoes('echo $$ > reached; while :; do sleep 1; done');
  const { child, ended } = begin('start');
  const making = () => readdirSync(folder).filter((name) => /^\.installing-\d+$/.test(name));
  const npm = () =>
    making()
      .map((name) => join(folder, name, 'reached'))
      .find(existsSync);
  const pid = Number(readFileSync(await until(npm), 'utf8'));
  child.kill('SIGKILL');
  await ended;
  process.kill(pid, 'SIGKILL');
  expect(readFileSync(at('node_modules/.zelo-installed'), 'utf8')).toBe(`${lockOf('{}')} runtime`);
  npmDoes('exit 0');
  expect(run('start').stdout).toBe('Instalando dependências…\nnpm ci\nbuild runs\nthe server runs\n');
  expect(readdirSync(folder).filter((name) => name.startsWith('.installing'))).toEqual([]);
});

test('of two starts at once one installs and the other waits for it', async () => {
  writeFileSync(at('package-lock.json'), '{"new": true}');
  npmDoes('while [ ! -e ../go-on ]; do sleep 0.1; done');
  const first = begin('start');
  await until(() => existsSync(at('build/.installing')));
  const second = begin('start');
  await once(second.child.stdout, 'data');
  writeFileSync(at('go-on'), '');
  expect(await first.said).toBe('Instalando dependências…\nnpm ci\nbuild runs\nthe server runs\n');
  expect(await second.said).toMatch(
    /^Outro comando instala as dependências: espera-se por ele… \(processo \d+\)\nbuild runs\nthe server runs\n$/,
  );
});

test('nothing that an installation runs imports a package for developing', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
  const reached = new Set(filesOf(`scripts/{${operating.join(',')}}.{ts,mjs}`));
  expect(reached.size).toBe(operating.length);
  for (const file of reached) {
    for (const { name, file: next, typeOnly } of importsOf(file)) {
      if (typeOnly) continue;
      const owner = name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
      expect(Object.keys(devDependencies), `${file} imports ${name}`).not.toContain(owner);
      if (next && existsSync(join(root, next))) reached.add(next);
    }
  }
});
