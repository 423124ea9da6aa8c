import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputsOf } from './inputs.ts';

const files: Record<string, string> = {
  'package-lock.json': '{}',
  'migrations/0001-users.ts': 'export {}',
  'src/a.ts': "import { b } from './b.ts'; export const a = b;",
  'src/b.ts': "export const b = () => import('./deep/c.ts');",
  'src/deep/c.ts': "new Worker(new URL('./thread.ts', import.meta.url));",
  'src/deep/thread.ts': "readFileSync('reference/table.csv'); 'src'; 'deep';",
  'src/other.ts': 'export {}',
  'src/Screen.tsx': 'export {}',
  'src/Screen.module.css': '',
  'reference/table.csv': '1;2',
  'docs/product.md': 'a',
  'src/a.test.ts': "import { a } from './a.ts';",
  'src/other.test.ts': "import './other.ts';",
  'src/screens.test.ts': "glob('src/*.tsx'); read('docs/product.md')",
  'src/started.test.ts': "import { spawn } from 'node:child_process';",
  'src/computed.test.ts': 'await import(names[0]);',
};
let root: string;
const inputs = (harmless = {}) => inputsOf(root, Object.keys(files), harmless);
/** What a test depends on beside what all do. */
const of = (file: string, harmless = {}) => {
  const everybodys = ['package-lock.json', 'migrations/0001-users.ts', 'reference/table.csv', 'src/Screen.module.css'];
  return inputs(harmless)
    .filesOf(file)
    .filter((one) => !everybodys.includes(one) && one !== file);
};
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'zelo-inputs-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('a test depends on all that it imports, later or in a thread too, and on nothing else that is a module', () => {
  expect(of('src/a.test.ts')).toEqual(['src/a.ts', 'src/b.ts', 'src/deep/c.ts', 'src/deep/thread.ts']);
  expect(of('src/other.test.ts')).toEqual(['src/other.ts']);
});

test('on what a pattern or a path in its text names', () => {
  expect(of('src/screens.test.ts')).toEqual(['docs/product.md', 'src/Screen.tsx']);
});

test('on every module of the product where it starts programs, or imports what only its run knows', () => {
  const product = ['src/Screen.tsx', 'src/a.ts', 'src/b.ts', 'src/deep/c.ts', 'src/deep/thread.ts', 'src/other.ts'];
  expect(of('src/started.test.ts')).toEqual(product);
  expect(of('src/computed.test.ts')).toEqual(product);
  expect(of('src/started.test.ts', { 'src/started.test.ts': 'the programs of the machine' })).toEqual([]);
});

test('every test depends on the lock file, the migrations and all that is no module', () => {
  for (const file of ['package-lock.json', 'migrations/0001-users.ts', 'reference/table.csv']) {
    expect(inputs().filesOf('src/other.test.ts')).toContain(file);
  }
});

test('another content, or a file that has gone, is another hash', () => {
  const before = inputs().hashOf(['src/a.ts', 'src/b.ts']);
  expect(inputs().hashOf(['src/a.ts', 'src/b.ts'])).toBe(before);
  writeFileSync(join(root, 'src/b.ts'), 'changed');
  const changed = inputs().hashOf(['src/a.ts', 'src/b.ts']);
  rmSync(join(root, 'src/b.ts'));
  expect(new Set([before, changed, inputs().hashOf(['src/a.ts', 'src/b.ts'])]).size).toBe(3);
});
