import {
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiAt } from '../../testing/api.ts';
import { makeCompany, makeDocument, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { createPostgres } from '../../testing/postgres/postgres.ts';
import { runCommand } from '../../testing/run-command.ts';
import { startServer } from '../../testing/start-process.ts';

const embedded = process.env.TEST_ENGINE === 'sqlite';

let folder: string;
let dataDir: string;
let database: Awaited<ReturnType<typeof createPostgres>> | null;

const settings = () => ({ DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', PORT: '0', LOG_LEVEL: 'silent' });
const file = () => join(dataDir, 'zelo.sqlite');

/** The folder of an installation of the embedded engine, which every test is given a copy of. */
let made: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-lost-'));
  if (!embedded) return;
  made = mkdtempSync(join(folder, 'made-'));
  await install({ DATA_DIR: made, DATABASE_URL: '' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = mkdtempSync(join(folder, 'data-'));
  database = embedded ? null : await createPostgres();
  if (embedded) cpSync(made, dataDir, { recursive: true });
  else await install(settings());
  return () => database?.drop();
});

/** Makes an installation with one document, and ends it in order. */
async function install(place: Record<string, string>): Promise<void> {
  const server = await startServer({ PORT: '0', LOG_LEVEL: 'silent', ...place });
  const api = apiAt(server.url, server.admin);
  const company = await makeCompany(api);
  const employee = await makeEmployee(api, company);
  const token = (await makeProfessional(api)).token;
  await makeDocument(api, { companyId: company.companyId, employeeId: employee.id, token });
  await server.end();
}

const restoreIt = 'restaure a última cópia (npm run restore -- ARQUIVO)';

/** A program ends with one line, and makes nothing. */
async function expectRefused(line: string, program = 'program.mjs'): Promise<void> {
  const before = readdirSync(dataDir).sort();
  const expected = { status: 1, stdout: '', stderr: `${line}\n` };
  expect(await runCommand(program, [], settings())).toEqual(expected);
  expect(readdirSync(dataDir).sort()).toEqual(before);
}

const lost = () =>
  `O banco de dados de ${embedded ? dataDir : 'DATABASE_URL'} não existe ou está vazio, mas há documentos guardados. Traga o banco de volta ou ${restoreIt}; para começar do zero, use outro lugar para os documentos.`;

test('documents without their database keep the start from making a new administrator; with it they are back', async () => {
  const away = `${dataDir}-away`;
  const own = database;
  if (embedded) renameSync(file(), away);
  else database = await createPostgres();
  await expectRefused(lost());
  await expectRefused(lost(), 'demo.mjs');
  if (embedded) renameSync(away, file());
  else {
    await database?.drop();
    database = own;
  }
  const server = await startServer(settings());
  expect(server.admin).toEqual({ email: '', password: '' });
  await server.end();
});

test.runIf(embedded)('a copy brings the database back over the documents that are left', async () => {
  const archive = join(dataDir, '..', 'copy.tar.gz');
  expect(await runCommand('backup.ts', [archive], settings())).toMatchObject({ status: 0, stderr: '' });
  rmSync(file());
  expect(await runCommand('restore.ts', [archive], settings())).toMatchObject({ status: 0, stderr: '' });
  const server = await startServer(settings());
  expect(server.admin).toEqual({ email: '', password: '' });
  await server.end();
});

test.runIf(embedded)('a write-ahead log without its database is not thrown away', async () => {
  renameSync(file(), `${file()}-wal`);
  await expectRefused(
    `O banco de dados ${file()} não existe, mas as suas últimas gravações sim (${file()}-wal). Traga-o de volta, ou ponha esse arquivo de lado e ${restoreIt}.`,
  );
});

test.runIf(embedded)('an empty database file is not begun anew', async () => {
  truncateSync(file(), 0);
  await expectRefused(
    `O banco de dados ${file()} está vazio (0 bytes). Apague-o e ${restoreIt}; se a instalação é nova, apague-o e inicie de novo.`,
  );
});

test.runIf(embedded)('nor is one whose tables are gone', async () => {
  rmSync(file());
  const { DatabaseSync } = await import('node:sqlite');
  const other = new DatabaseSync(file());
  other.exec('pragma journal_mode = wal; pragma user_version = 1;');
  other.close();
  await expectRefused(lost());
});

test.runIf(embedded).each([
  ['its first page', 0, /file is not a database/],
  ['a page in the middle', 20, /Page|page|btree|Tree/],
])(
  'a database with garbage in %s is refused, by the start, by a backup and by a restore',
  async (_which, page, reason) => {
    const opened = openSync(file(), 'r+');
    writeSync(opened, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
    expect(statSync(file()).size).toBeGreaterThan(30 * 4096);
    const archive = join(folder, `${page}.tar.gz`);
    for (const [program, args] of [
      ['program.mjs', []],
      ['backup.ts', [archive]],
      ['restore.ts', [archive]],
    ] as const) {
      const { status, stdout, stderr } = await runCommand(program, args, settings());
      expect([status, stdout, stderr.trim().split('\n').length]).toEqual([1, '', 1]);
      expect(stderr).toMatch(reason);
      expect(stderr).toMatch(
        /^O banco de dados .*zelo\.sqlite está danificado \(.*\)\. Ponha-o de lado, com os arquivos /,
      );
    }
  },
);
