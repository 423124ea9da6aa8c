import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const alone = resolve(import.meta.dirname, 'alone.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-alone-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that holds the folder's file, writes down when it begins and ends, and in between does this. */
function holding(work: string) {
  const [held, log] = ['held', 'log'].map((name) => JSON.stringify(join(folder, name)));
  const program = `import { appendFileSync } from 'node:fs';
    import { holdAlone } from ${JSON.stringify(alone)};
    const giveUp = holdAlone(${held}, 'Espera-se…');
    appendFileSync(${log}, 'begins ');
    console.log('holds');
    ${work}
    appendFileSync(${log}, 'ends ');
    giveUp();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const until = async (words: string) => {
    while (!said.includes(words)) await once(child.stdout, 'data');
  };
  return { child, until, exited: once(child, 'exit'), said: () => said };
}

const logged = () => readFileSync(join(folder, 'log'), 'utf8');

test('of several processes one at a time holds it, and who waits is told by whom', async () => {
  const first = holding("await new Promise((done) => process.stdin.once('data', done)); process.stdin.destroy();");
  await first.until('holds');
  const others = [holding(''), holding('')];
  await Promise.all(others.map(({ until }) => until(`Espera-se… (processo ${first.child.pid})`)));
  expect(logged()).toBe('begins ');
  first.child.stdin.write('go');
  expect(await Promise.all([first, ...others].map(({ exited }) => exited))).toEqual(
    [0, 0, 0].map((code) => [code, null]),
  );
  expect(logged()).toBe('begins ends begins ends begins ends ');
});

test('whoever was killed holds nothing, nor does a process that has only its number', async () => {
  const first = holding('setInterval(() => {}, 1_000); await new Promise(() => {});');
  await first.until('holds');
  first.child.kill('SIGKILL');
  await first.exited;
  const second = holding('');
  await second.exited;
  expect(second.said()).toBe('holds\n');
  writeFileSync(join(folder, 'held'), JSON.stringify({ pid: process.pid, begun: 'another time' }));
  const third = holding('');
  await third.exited;
  expect(third.said()).toBe('holds\n');
});
