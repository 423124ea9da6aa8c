import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../app/config.server.ts';
import { hasTable, openDatabase } from '../platform/database/database.server.ts';
import type { EncryptionKey } from '../platform/storage/encryption-keys.server.ts';
import { openStorageWithoutLinks } from '../platform/storage/open-storage.server.ts';
import { makeCompany, makeDocument, makeEmployee, makeProfessional } from '../testing/factories.ts';
import { runCommand } from '../testing/run-command.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { backup } from './backup.server.ts';
import { RestoreError } from './manifest.server.ts';
import { restore } from './restore.server.ts';
import { verifyBackup } from './verify-backup.server.ts';

let app: TestApp;
let folder: string;
let copy: string;
let bytes: Buffer;
/** Sealed on PostgreSQL, open on the embedded engine. */
let keys: EncryptionKey[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-copies-'));
  app = await startApp();
  keys = app.encryptionKeys;
  const company = await makeCompany(app);
  const employee = await makeEmployee(app, company);
  const { token } = await makeProfessional(app);
  await makeDocument(app, { companyId: company.companyId, employeeId: employee.id, token });
  copy = join(folder, 'copy.tar.gz');
  await backup({ dataDir: app.dataDir, databaseUrl: app.databaseUrl, encryptionKeys: keys }, app.storage, copy);
  bytes = readFileSync(copy);
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What is said of an archive that holds this; nothing of it stays. */
async function saidOf(content: Buffer, under = keys): Promise<string> {
  const file = join(folder, 'other.tar.gz');
  writeFileSync(file, content);
  return refusal(file, under);
}

async function refusal(file: string, under = keys): Promise<string> {
  const dataDir = join(folder, 'data');
  const outcome = await verifyBackup(file, { dataDir, keys: under }).catch((error: unknown) => error);
  expect(readdirSync(dataDir).filter((name) => name !== 'copying.lock')).toEqual([]);
  expect(outcome).toBeInstanceOf(RestoreError);
  return (outcome as Error).message;
}

const damaged = /^Esta cópia está danificada em [^\n]+; use outra\.$/;

test('a copy that is whole is said to be, by a command that needs no database', async () => {
  const settings = { DATA_DIR: join(folder, 'elsewhere'), ENCRYPTION_KEYS: app.settings.ENCRYPTION_KEYS };
  const result = await runCommand('verify-backup.ts', [copy], settings);
  expect(result).toMatchObject({ status: 0, stderr: '' });
  expect(result.stdout).toMatch(/^A cópia de \S+ está inteira: \d+ registros, 1 arquivos lidos\.\n$/);
  expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['copying.lock']);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'a copy that was cut after %i tenths is said to be damaged, and where',
  async (tenths) => {
    expect(await saidOf(bytes.subarray(0, Math.floor((bytes.length * tenths) / 10)))).toMatch(damaged);
  },
);

test.each([1, 3, 5, 7, 9])('a copy of which a byte at %i tenths was changed is said to be damaged', async (tenths) => {
  const changed = Buffer.from(bytes);
  const at = Math.floor((bytes.length * tenths) / 10);
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  expect(await saidOf(changed)).toMatch(damaged);
});

test('what is no copy, is not there, is a folder or needs another key is said in a line each', async () => {
  expect(await saidOf(Buffer.from('nada'))).toBe(
    'Esta cópia está danificada em seu começo, ou não é uma cópia do Zelo; use outra.',
  );
  expect(await refusal(join(folder, 'nowhere.tar.gz'))).toMatch(/^A cópia \S+ não existe: confira o caminho\.$/);
  expect(await refusal(folder)).toMatch(/é uma pasta: diga o arquivo da cópia\.$/);
  if (keys.length === 0) return;
  expect(await refusal(copy, [])).toBe(
    `A cópia está cifrada com a chave ${keys[0]?.id}, que não está em ENCRYPTION_KEYS. Ponha-a ali; sem ela a cópia não abre.`,
  );
});

/** The copy, packed anew after somebody has changed what it holds. */
async function repacked(change: (content: string) => void): Promise<string> {
  const content = mkdtempSync(join(folder, 'content-'));
  await extract({ file: copy, cwd: content });
  change(content);
  const file = join(folder, 'repacked.tar.gz');
  const parts = ['manifest.json', 'records', 'files'].filter((part) => readdirSync(content).includes(part));
  await create({ gzip: true, cwd: content, file }, parts);
  return file;
}

const table = (content: string) => join(content, 'records/companies.jsonl');

test.runIf(process.env.TEST_ENGINE === 'sqlite')('a part that is missing or was changed is named', async () => {
  const whole = join(folder, 'whole');
  mkdirSync(whole);
  await extract({ file: copy, cwd: whole });
  const without = async (change: (content: string) => void) => refusal(await repacked(change));
  expect(await without((content) => rmSync(table(content)))).toBe(
    'Esta cópia está danificada em records/companies.jsonl; use outra.',
  );
  const text = readFileSync(table(whole), 'utf8');
  for (const other of [text.replace('{', ''), text + text, '', text.replace('Empresa', 'Outra')]) {
    if (other === text) continue;
    expect(await without((content) => writeFileSync(table(content), other))).toContain('records/companies.jsonl');
  }
  expect(await without((content) => rmSync(join(content, 'manifest.json')))).toContain('manifest.json');
  expect(await without((content) => writeFileSync(join(content, 'manifest.json'), '{"format":2'))).toContain(
    'manifest.json',
  );
  expect(await without((content) => rmSync(join(content, 'files'), { recursive: true }))).toMatch(
    /danificada em files\//,
  );
});

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'a row that somebody has changed keeps all of the copy from being restored',
  async () => {
    const file = await repacked((content) => {
      const rows = readFileSync(table(content), 'utf8');
      const changed = rows.replace(/"fantasy_name":"[^"]*"/, '"fantasy_name":"Outra"');
      expect(changed).not.toBe(rows);
      writeFileSync(table(content), changed);
    });
    const config = readConfig({ DATA_DIR: mkdtempSync(join(folder, 'empty-')) });
    const db = openDatabase(config);
    const into = { ...config, db, storage: await openStorageWithoutLinks(config) };
    await expect(restore(file, into)).rejects.toThrow(/^A tabela companies não confere: 1 de 1 registros\. /);
    expect(await hasTable(db, 'users')).toBe(false);
    await db.destroy();
  },
);
