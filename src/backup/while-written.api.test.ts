import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../app/config.server.ts';
import { type Database, openDatabase } from '../platform/database/database.server.ts';
import { makeCompany, makeUnit } from '../testing/factories.ts';
import { manyEmployees } from '../testing/many-employees.ts';
import { createPostgres } from '../testing/postgres/postgres.ts';
import { runCommand, settingsOf } from '../testing/run-command.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { until } from '../testing/until.ts';
import { verifyChain } from '../trail/chain.db.ts';

/** Embedded, enough that a copy in steps would begin anew with every write and never end. */
const many = process.env.TEST_ENGINE === 'sqlite' ? 40_000 : 2_000;

/** A program that gives all companies and units the same name, and then the next one, without a pause: no moment has two names. */
const program = `
  import { sql } from 'kysely';
  import { openDatabase } from ${JSON.stringify(resolve(import.meta.dirname, '../platform/database/database.server.ts'))};
  const db = openDatabase({ dataDir: process.env.DATA_DIR, databaseUrl: process.env.DATABASE_URL || undefined });
  for (let name = 1; ; name++)
    await db.transaction().execute(async (tx) => {
      await sql\`update companies set fantasy_name = \${String(name)}\`.execute(tx);
      await sql\`update units set identification = \${String(name)}\`.execute(tx);
    });
`;

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startApp();
  const company = await makeCompany(app);
  for (let count = 0; count < 3; count++) await makeCompany(app);
  await makeUnit(app, company);
  await manyEmployees(app.db, company.companyId, many);
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-while-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => app.stop());

async function namesIn(db: Database): Promise<number[]> {
  const ofCompanies = db.selectFrom('companies').select('fantasy_name as name');
  const rows = await ofCompanies.union(db.selectFrom('units').select('identification as name')).execute();
  return rows.map(({ name }) => Number(name));
}

/** Runs a command while another process writes, and answers between which names it must have seen one. */
async function whileWritten(command: () => ReturnType<typeof runCommand>) {
  // The writer begins with 1: what an earlier one has left must not be taken for its own.
  await app.db.updateTable('companies').set({ fantasy_name: '0' }).execute();
  await app.db.updateTable('units').set({ identification: '0' }).execute();
  const env = { ...process.env, DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl ?? '' };
  const cwd = resolve(import.meta.dirname, '../..');
  const writer = spawn(process.execPath, ['--input-type=module', '-e', program], { env, cwd, stdio: 'inherit' });
  const name = async () => (await namesIn(app.db))[0] ?? 0;
  await until(async () => (await name()) > 10);
  const from = await name();
  const result = await command();
  const to = await name();
  writer.kill('SIGKILL');
  await once(writer, 'exit');
  expect(to, 'nothing was written meanwhile: the test has shown nothing').toBeGreaterThan(from);
  return { ...result, from, to };
}

async function expectOneMoment(db: Database, { from, to }: { from: number; to: number }) {
  const [name = -1, ...others] = await namesIn(db);
  expect(others).toEqual([]);
  expect(name).toBeGreaterThanOrEqual(from);
  expect(name).toBeLessThanOrEqual(to);
  expect(await verifyChain(db)).toMatchObject({ broken: null });
}

test('a backup ends while another process writes without a pause, and holds one moment', async () => {
  const archive = join(folder, 'copy.tar.gz');
  const made = await whileWritten(() => runCommand('backup.ts', [archive], settingsOf(app)));
  expect(made).toMatchObject({ status: 0, stderr: '' });
  const settings = { DATA_DIR: join(folder, 'restored'), ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS };
  expect(await runCommand('restore.ts', [archive], settings)).toMatchObject({ status: 0, stderr: '' });
  const db = openDatabase(readConfig(settings));
  await expectOneMoment(db, made);
  await db.destroy();
});

test.runIf(process.env.TEST_ENGINE === 'sqlite' && process.env.TEST_STORE !== 's3')(
  'a move ends while another process writes without a pause, and takes one moment along',
  async () => {
    const database = await createPostgres();
    const moved = await whileWritten(() => runCommand('move.ts', ['--to', database.url], settingsOf(app)));
    expect(moved).toMatchObject({ status: 0, stderr: '' });
    const db = openDatabase({ dataDir: folder, databaseUrl: database.url });
    await expectOneMoment(db, moved);
    await db.destroy();
    await database.drop();
  },
);
