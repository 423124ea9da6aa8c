import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { create, extract } from 'tar';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCompany, makeDocument, makeEmployee, makeProfessional, pdfBytes } from '../testing/factories.ts';
import { runCommand, settingsOf } from '../testing/run-command.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

const keys = { ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS };

let app: TestApp;
let of: { companyId: string; employeeId: string; token: string };
let folder: string;
let archive: string;
/** What stood in the place of the documents that were damaged, by their identifiers. */
const before = new Map<string, Buffer>();
let whole: string;

beforeAll(async () => {
  app = await startApp();
  const company = await makeCompany(app);
  const employee = await makeEmployee(app, company, { name: 'Nome Da Pessoa' });
  of = { companyId: company.companyId, employeeId: employee.id, token: (await makeProfessional(app)).token };
  const make = async (name: string) => (await makeDocument(app, of, { name: `Sorologia ${name}` })).id as string;
  whole = await make('1');
  const [flipped, missing, exchanged] = [await make('2'), await make('3'), await make('4')];
  for (const id of [flipped, missing, exchanged]) before.set(id, await buffer(await app.storage.readKept(keyOf(id))));
  const bytes = Buffer.from(before.get(flipped) ?? '');
  bytes[bytes.length - 3] = (bytes.at(-3) ?? 0) ^ 1;
  await exchange(flipped, bytes);
  await app.storage.remove(keyOf(missing));
  await exchange(exchanged, pdfBytes('de outra pessoa'));
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-damaged-'));
  archive = join(folder, 'copy.tar.gz');
  return () => rmSync(folder, { recursive: true, force: true });
});
afterAll(() => app.stop());

const keyOf = (id: string) => `${of.companyId}/${of.employeeId}/${id}.pdf`;
const pathOf = (id: string, dataDir: string) => join(dataDir, 'files', keyOf(id));

/** Puts other bytes where a document's file is, behind the server's back. */
async function exchange(id: string, bytes: Buffer): Promise<void> {
  if (process.env.TEST_STORE !== 's3') return writeFileSync(pathOf(id, app.dataDir), bytes);
  await app.storage.write(keyOf(id), Readable.from([bytes]), bytes.length);
}

/** Each damaged document by its identifiers and no name, with what is wrong; and where to read on. */
function expectNamed({ status, stderr }: Awaited<ReturnType<typeof runCommand>>): void {
  expect(status).toBe(1);
  const [, ...lines] = stderr.trim().split('\n');
  const named = [...before.keys()].map(
    (id) => `documento ${id} (empresa ${of.companyId}, empregado ${of.employeeId}): O arquivo `,
  );
  expect(lines.pop()).toMatch(/^O que fazer: docs\/operations\.md/);
  expect(lines.map((line) => named.find((start) => line.startsWith(start))).sort()).toEqual(named.sort());
  expect(stderr).not.toMatch(/Sorologia|Pessoa/);
}

async function expectRestoredWithout(dataDir: string): Promise<void> {
  const result = await runCommand('restore.ts', [archive], { DATA_DIR: dataDir, ...keys });
  expect(result.stdout).toContain('1 arquivos conferidos.');
  expectNamed(result);
  const settings = { DATA_DIR: dataDir, ...keys };
  expectNamed(await runCommand('verify-files.ts', [], settings));
  for (const [id, bytes] of before) writeFileSync(pathOf(id, dataDir), bytes);
  const healed = await runCommand('verify-files.ts', [], settings);
  expect(healed).toMatchObject({ status: 0, stdout: '4 arquivos lidos: 4 estão como foram guardados.\n', stderr: '' });
}

test('npm run verify-files names what is not as it was stored', async () => {
  const result = await runCommand('verify-files.ts', [], settingsOf(app));
  expect(result.stdout).toBe('4 arquivos lidos: 1 estão como foram guardados.\n');
  expectNamed(result);
});

test('a backup names the damaged files, fails, and holds all the rest, which a restore brings back', async () => {
  const result = await runCommand('backup.ts', [archive], settingsOf(app));
  expect(result.stdout).toMatch(/^Cópia feita em .*, 1 arquivos conferidos\.\n$/);
  expectNamed(result);
  await expectRestoredWithout(join(folder, 'restored'));
});

test('a file that is damaged in what a broken-off restore has left is written anew', async () => {
  await runCommand('backup.ts', [archive], settingsOf(app));
  const dataDir = join(folder, 'restored');
  mkdirSync(join(dataDir, 'files', of.companyId, of.employeeId), { recursive: true });
  writeFileSync(pathOf(whole, dataDir), pdfBytes('cortado'));
  await expectRestoredWithout(dataDir);
});

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'an archive that an earlier version made of damaged files gives back all the rest, too',
  async () => {
    await runCommand('backup.ts', [archive], settingsOf(app));
    const content = join(folder, 'content');
    mkdirSync(content);
    await extract({ file: archive, cwd: content });
    const path = join(content, 'manifest.json');
    const { unsound: _, program: __, ...manifest } = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...manifest, format: 1 }));
    await create({ gzip: true, cwd: content, file: archive }, ['manifest.json', 'records', 'files']);
    await expectRestoredWithout(join(folder, 'restored'));
  },
);
