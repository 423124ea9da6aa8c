import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../steps.ts';

/** Beside the sources, and in none of them. */
const folder = '.cache/inputs-of-a-test';
const write = (file: string, text: string) => writeFileSync(join(root, folder, file), text);

/** Read anew, as by another run. */
async function inputs(tools = 'Node 24') {
  vi.resetModules();
  const { inputsOf } = await import('./inputs.ts');
  return inputsOf(tools)('browser', `${folder}/one.browser.test.tsx`);
}

beforeEach(() => {
  mkdirSync(join(root, folder), { recursive: true });
  write('one.browser.test.tsx', "import { two } from './two.ts';\nconst later = () => import('./later.ts');\n");
  write('two.ts', "export { three as two } from './three.ts';\n");
  write('three.ts', "import './three.css';\nexport const three = 3;\n");
  write('three.css', 'a { color: red }');
  write('later.ts', 'export const later = 1;\n');
  write('other.ts', 'export const other = 1;\n');
});

afterEach(() => {
  rmSync(join(root, folder), { recursive: true });
  vi.unstubAllEnvs();
});

test('a file of tests has other inputs when anything that it imports has changed, and only then', async () => {
  const before = await inputs();
  write('other.ts', 'export const other = 2;\n');
  expect(await inputs()).toBe(before);
  for (const file of ['one.browser.test.tsx', 'two.ts', 'three.ts', 'three.css', 'later.ts']) {
    const last = await inputs();
    write(file, `/* changed */\n${file === 'two.ts' ? "export { three as two } from './three.ts';\n" : ''}`);
    expect(await inputs(), file).not.toBe(last);
    if (file === 'one.browser.test.tsx') write(file, "import './two.ts';\nvoid import('./later.ts');\n");
    if (file === 'three.ts') write(file, "import './three.css';\n");
  }
});

test('another version of a tool is another input, and another day where something is tried by chance', async () => {
  const before = await inputs();
  expect(await inputs('Node 26')).not.toBe(before);
  vi.stubEnv('SEED', '7');
  expect(await inputs()).toBe(before);
  write('other.ts', "import 'fast-check';\n");
  write('three.ts', "import './other.ts';\n");
  const ofSeven = await inputs();
  vi.stubEnv('SEED', '8');
  expect(await inputs()).not.toBe(ofSeven);
});

test('another day is another input of journeys of which the day chooses some', async () => {
  const file = `${folder}/seldom.e2e.ts`;
  const inputsOfJourney = async () => {
    vi.resetModules();
    return (await import('./inputs.ts')).inputsOf('Node 24')('browser', file);
  };
  write('seldom.e2e.ts', "test('x', { tag: '@daily' }, () => {});\n");
  vi.stubEnv('SEED', '7');
  const daily = await inputsOfJourney();
  vi.stubEnv('SEED', '8');
  expect(await inputsOfJourney()).toBe(daily);
  write('seldom.e2e.ts', "test('x', { tag: '@seldom-1' }, () => {});\n");
  const ofEight = await inputsOfJourney();
  vi.stubEnv('SEED', '9');
  expect(await inputsOfJourney()).not.toBe(ofEight);
});
