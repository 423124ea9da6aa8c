import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readlinkSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Clone, makeClone } from '../testing/built/clone.ts';
import { issueAso, pdfOf } from '../testing/built/issued-pdf.ts';
import { freePort } from '../testing/free-port.ts';
import { type RunningServer, startServer } from '../testing/start-process.ts';
import { until } from '../testing/until.ts';

const main = 'src/app/main.server.ts';
const thread = 'src/documents/typeset/typeset-thread.server.ts';

let clone: Clone;
let servers: RunningServer[] = [];
let changes = 0;

beforeAll(() => {
  clone = makeClone();
});
afterAll(() => clone.remove());
afterEach(async () => {
  for (const server of servers) await server.stop();
  servers = [];
});

const current = () => readlinkSync(clone.at('build/current'));
const parts = ['made', 'program', 'pages', 'packages'];
const unfinished = () =>
  ['', ...parts].flatMap((part) => globSync('{making,current}-*', { cwd: clone.at(`build/${part}`) }));

/** Makes the program another one, as an upgrade does; with a break it can't be built. */
function changeProgram(line = `globalThis.changed = ${++changes};`): void {
  clone.change(main, (text) => `${text.split('\n// changed\n')[0]}\n// changed\n${line}\n`);
}

function build() {
  return spawnSync(process.execPath, ['scripts/build.ts'], { cwd: clone.at(''), encoding: 'utf8' });
}

async function serve(settings: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(settings, { program: clone.at('scripts/program.mjs') });
  servers.push(server);
  return server;
}

/** A script of the pages that a server serves. */
function scriptOf(build: string): string {
  return (
    globSync('pages/client/assets/*.js', { cwd: clone.at(join('build', build)) })[0]?.slice('pages/client'.length) ?? ''
  );
}

test('an upgrade that can’t be built says so in a sentence, and what was built before stays up and starts', async () => {
  const [running, before] = [await serve(), current()];
  changeProgram('import nothing from "./not-there.ts"; nothing();');
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /\n✗ Esta versão não pôde ser construída porque algo falhou, pelo que está escrito acima, e vale ainda a que foi construída em \d\d-\d\d-\d{4}, às \d\d:\d\d; para tê-la, corrija isso e rode o mesmo comando de novo\.\n$/,
  );
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(current()).toBe(before);
  expect(unfinished()).toEqual([]);
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200);

  const port = String(await freePort());
  const env = { PATH: process.env.PATH, PORT: port, DATA_DIR: clone.at('data') };
  const started = spawn(process.execPath, ['scripts/run.mjs', 'start'], { cwd: clone.at(''), env });
  let said = '';
  started.stderr.on('data', (text) => {
    said += text;
  });
  started.stdout.resume();
  try {
    await until(async () => (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.ok, 200);
    expect(said).toContain('Parte a versão que já estava construída.');
  } finally {
    started.kill('SIGTERM');
    await once(started, 'exit');
  }
});

test('a server keeps what it began from, whatever is built and forgotten meanwhile', async () => {
  changeProgram();
  expect(build().status).toBe(0);
  const [running, before] = [await serve(), current()];
  const script = scriptOf(before);
  clone.change(thread, (text) => `throw new Error('of another version');\n${text}`);
  for (const _ of Array(4)) {
    changeProgram();
    expect(build().status).toBe(0);
  }
  expect(current()).not.toBe(before);
  expect((await fetch(running.url + script)).headers.get('content-type')).toMatch(/javascript/);
  expect((await pdfOf(running, await issueAso(running))).subarray(0, 5).toString()).toBe('%PDF-');
  expect(existsSync(clone.at(join('build', before)))).toBe(true);

  await running.stop();
  clone.change(thread, (text) => text.split('\n').slice(1).join('\n'));
  changeProgram();
  expect(build().status).toBe(0);
  expect(existsSync(clone.at(join('build', before))), 'once nobody runs it, it goes').toBe(false);
  for (const part of parts) expect(readdirSync(clone.at(`build/${part}`)).length, part).toBeLessThanOrEqual(3);
});

test('two builds at once make one', async () => {
  changeProgram();
  const before = readdirSync(clone.at('build/program'));
  const both = [1, 2].map(() => spawn(process.execPath, ['scripts/build.ts'], { cwd: clone.at(''), stdio: 'ignore' }));
  const codes = await Promise.all(both.map(async (one) => (await once(one, 'exit'))[0]));
  expect(codes).toEqual([0, 0]);
  expect(readdirSync(clone.at('build/program')).filter((name) => !before.includes(name))).toHaveLength(1);
  expect(unfinished()).toEqual([]);
  expect((await fetch(`${(await serve()).url}/login`)).status).toBe(200);
});

test.each([
  ['while the program is made', 'build/program', /^making-/],
  ['while the parts are put together', 'build/made', /^making-/],
  ['while what a start takes is swapped', 'build', /^current-/],
])('a build that is killed %s leaves something that starts, and the next one is whole', async (_, place, seen) => {
  changeProgram();
  const building = spawn(process.execPath, ['scripts/build.ts'], { cwd: clone.at(''), stdio: 'ignore' });
  const watching = watch(clone.at(place), (_, name) => {
    if (name && seen.test(name)) building.kill('SIGKILL');
  });
  const [, signal] = await once(building, 'exit');
  watching.close();
  expect(signal).toBe('SIGKILL');
  expect((await fetch(`${(await serve()).url}/api/health`)).status).toBe(200);
  expect(build().status).toBe(0);
  expect(unfinished()).toEqual([]);
  expect((await fetch(`${(await serve()).url}/api/health`)).status).toBe(200);
});

test('an installation whose packages are gone starts from what was built with them', async () => {
  rmSync(clone.at('node_modules'));
  const server = await serve();
  expect((await pdfOf(server, await issueAso(server))).subarray(0, 5).toString()).toBe('%PDF-');
});
