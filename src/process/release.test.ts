import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { issueAso, pdfOf } from '../testing/built/issued-pdf.ts';
import { type RunningServer, startServer } from '../testing/start-process.ts';

const root = resolve(import.meta.dirname, '../..');

let folder: string;
let archive: string;
let servers: RunningServer[] = [];

const at = (path: string) => join(folder, path);
const admin = { email: 'primeira@zelo.test', password: 'estetoscopio-azul' };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-release-'));
  release('made');
  archive = globSync(at('made/*.tar.gz'))[0] ?? '';
  mkdirSync(at('path'));
  symlinkSync(process.execPath, at('path/node'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const server of servers) await server.stop();
  servers = [];
});

function release(to: string): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.ts', '--to', at(to)], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
}

/** Unpacks the archive in an empty folder. @returns the folder that was in it */
function unpack(to: string): string {
  mkdirSync(at(to));
  expect(spawnSync('tar', ['--extract', '--gzip', '--file', archive], { cwd: at(to) }).status).toBe(0);
  return at(join(to, basename(archive, '.tar.gz')));
}

/** With nothing on the path but Node. */
const alone = { PATH: '', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

async function serve(unpacked: string, dataDir: string): Promise<RunningServer> {
  const settings = { ...alone, PATH: at('path'), DATA_DIR: at(dataDir) };
  const server = await startServer(settings, { program: join(unpacked, 'zelo.mjs') });
  servers.push(server);
  return { ...server, admin };
}

function command(unpacked: string, ...args: string[]) {
  const env = { PATH: at('path'), DATA_DIR: at('data') };
  return spawnSync(process.execPath, [join(unpacked, 'zelo.mjs'), ...args], { cwd: folder, env, encoding: 'utf8' });
}

test('the archive is of its hash, small, and holds nothing for developing or testing', () => {
  const { status } = spawnSync('sha256sum', ['--check', `${basename(archive)}.sha256`], { cwd: at('made') });
  expect(status).toBe(0);
  expect(readFileSync(archive).length).toBeLessThan(40e6);
  const { stdout } = spawnSync('tar', ['--list', '--file', archive], { encoding: 'utf8' });
  const files = stdout.trim().split('\n');
  expect(files[0], 'what says when a part of it is missing').toMatch(/\/zelo\.mjs$/);
  expect(files.at(-1), 'what tells that all of it is there').toMatch(/\/release\.json$/);
  const developing =
    /node_modules\/(vite|rolldown|typescript|@babel|@biomejs|playwright|vitest|node)\/|\.(ts|tsx|map)$|\.test\./;
  expect(files.filter((file) => developing.test(file))).toEqual([]);
  for (const needed of [
    'reference/cbo.csv',
    'evtMonit.xsd',
    'libxml2raw.mjs',
    'typeset/mark.typ',
    'typeset/paper.typ',
    '700Bold/SourceSans3_700Bold.ttf',
    'docs/licences.md',
  ]) {
    expect(files.filter((file) => file.endsWith(needed)).length, needed).toBeGreaterThan(0);
  }
});

test('what its operator reads leads to nothing that is not in it', () => {
  const unpacked = unpack('papers');
  const texts = globSync('docs/operations*.md', { cwd: unpacked });
  const links = texts.flatMap((text) => {
    const found = readFileSync(join(unpacked, text), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g);
    return [...found].map(([, link = '']) => join(unpacked, dirname(text), link));
  });
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});

test('the same sources give the same archive', () => {
  release('again');
  expect(readFileSync(globSync(at('again/*.tar.gz'))[0] ?? '').equals(readFileSync(archive))).toBe(true);
});

test('unpacked, it starts with Node alone, serves its pages and issues an ASO, which the next one opens', async () => {
  const [first, second] = [unpack('first'), unpack('second')];
  const server = await serve(first, 'data');
  expect(await (await fetch(`${server.url}/api/health`)).json()).toMatchObject({ status: 'ok', database: 'ok' });
  const page = await (await fetch(`${server.url}/`)).text();
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
  expect((await fetch(server.url + script)).status).toBe(200);
  expect((await fetch(`${server.url}/api/docs/json`)).status).toBe(200);
  const issued = await issueAso(server);
  const pdf = await pdfOf(server, issued);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await server.end();

  // A newer version: one with a migration more.
  const later = "export const up = (db) => db.schema.createTable('later').addColumn('id', 'text').execute();\n";
  for (const part of ['program', 'commands']) writeFileSync(join(second, part, 'migrations/9999-later.js'), later);
  const upgraded = await serve(second, 'data');
  expect((await pdfOf(upgraded, issued)).equals(pdf)).toBe(true);
  await upgraded.end();
  expect(command(second, 'verify-documents').stdout).toContain('1');
  expect(command(second, 'backup', at('copy.tar.gz')).stdout).toMatch(/^Cópia feita em .*, 1 arquivos conferidos/);
  expect(command(first).stderr).toMatch(/^Os dados são de uma versão mais nova do Zelo \(9999-later; .*\n$/);
});

test('what it can’t do it says in a line', () => {
  const unpacked = unpack('third');
  expect(command(unpacked, 'fly').stderr).toMatch(/^Não há o comando fly\. Há: start, backup, bucket, .*\n$/);
  const other = { ...JSON.parse(readFileSync(join(unpacked, 'release.json'), 'utf8')), machine: 'sunos-sparc' };
  writeFileSync(join(unpacked, 'release.json'), JSON.stringify(other));
  expect(command(unpacked).stderr).toMatch(/^Este Zelo foi feito para sunos-sparc, e esta máquina é .*\n$/);
});

test('an unpacking that was cut short, wherever, says so when it is started, and the version before still starts', async () => {
  const before = unpack('fourth');
  const whole = readFileSync(archive);
  for (const kept of [0.3, 0.7, 0.9999]) {
    const folder = `cut-${kept}`;
    writeFileSync(at(`${folder}.tar.gz`), whole.subarray(0, Math.floor(whole.length * kept)));
    mkdirSync(at(folder));
    expect(
      spawnSync('tar', ['--extract', '--gzip', '--file', at(`${folder}.tar.gz`)], { cwd: at(folder) }).status,
    ).not.toBe(0);
    expect(command(at(join(folder, basename(before)))), folder).toMatchObject({
      status: 1,
      stderr: 'Este Zelo foi descompactado só em parte: descompacte o arquivo de novo, em uma pasta vazia.\n',
    });
  }
  symlinkSync(before, at('current'));
  expect((await fetch(`${(await serve(at('current'), 'data-of-fourth')).url}/api/health`)).status).toBe(200);
});
