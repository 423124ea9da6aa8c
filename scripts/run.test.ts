import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf, importsOf, read } from '../rules/sources.ts';
import { root } from './steps.ts';

/** What is run where the practice works, not where the product is written. */
const operating = [
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
];

let folder: string;

/** An installation that `npm start` has made, with programs that only say that they run and an npm that says it was asked. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-run-'));
  for (const path of ['scripts', 'path', 'node_modules/node/bin']) mkdirSync(join(folder, path), { recursive: true });
  copyFileSync(join(root, 'scripts/run.mjs'), join(folder, 'scripts/run.mjs'));
  for (const task of [...operating, 'check']) writeFileSync(join(folder, `scripts/${task}.mjs`), "console.log('runs')");
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const lock = createHash('sha256').update('{}').digest('hex');
  writeFileSync(join(folder, 'node_modules/.zelo-installed'), `${lock} runtime`);
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  const npm = join(folder, 'path/npm');
  writeFileSync(npm, '#!/bin/sh\necho "npm $*"\n');
  chmodSync(npm, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(task: string): string {
  const env = { PATH: [join(folder, 'path'), process.env.PATH].join(delimiter) };
  return spawnSync(process.execPath, ['scripts/run.mjs', task], { cwd: folder, env, encoding: 'utf8' }).stdout;
}

test.each(operating)('npm run %s installs nothing where npm start has run', (task) => {
  expect(run(task)).toBe('runs\n');
});

test('what is for developing installs its packages first', () => {
  expect(run('check')).toMatch(/^Instalando dependências…\nnpm ci .*\nruns\n$/);
  expect(run('check')).toBe('runs\n');
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
