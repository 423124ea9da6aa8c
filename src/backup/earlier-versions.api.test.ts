import { hash } from 'node:crypto';
import { globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Config, readConfig } from '../app/config.server.ts';
import { type Database, hasTable, openDatabase } from '../platform/database/database.server.ts';
import { migrate } from '../platform/database/migrate.server.ts';
import { openStorageWithoutLinks } from '../platform/storage/open-storage.server.ts';
import { passwordMatches } from '../sign-in/passwords/passwords.server.ts';
import { isDeep, isOfToday } from '../testing/chance/chance.ts';
import { createPostgres } from '../testing/postgres/postgres.ts';
import { runCommand } from '../testing/run-command.ts';
import { verifyChain } from '../trail/chain.db.ts';
import { backup } from './backup.server.ts';
import { restore } from './restore.server.ts';

const copies = join(import.meta.dirname, 'copies');
const migrations = globSync('[0-9]*.ts', { cwd: resolve(import.meta.dirname, '../../migrations') })
  .map((file) => basename(file, '.ts'))
  .sort();
const last = migrations.at(-1);
const future = '9999-from-the-future';

let folder: string;
let config: Config;
let db: Database;
let database: Awaited<ReturnType<typeof createPostgres>> | null;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-earlier-'));
  database = process.env.TEST_ENGINE === 'postgres' ? await createPostgres() : null;
  config = readConfig({ DATA_DIR: join(folder, 'data'), DATABASE_URL: database?.url });
  db = openDatabase(config);
});
afterEach(async () => {
  await db.destroy();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const copyOf = (name: string) => join(copies, `${name}.tar.gz`);
const restored = async (archive: string) =>
  restore(archive, { ...config, db, storage: await openStorageWithoutLinks(config) });

/** Every table with its columns, as the engine tells them. */
async function schemaOf(of: Database) {
  const found = await of.introspection.getTables();
  return found
    .map(({ name, columns }) => [name, columns.map((column) => `${column.name} ${column.dataType}`).sort()])
    .sort();
}

/** The schema of a new installation. */
let freshSchema: Awaited<ReturnType<typeof schemaOf>>;

beforeAll(async () => {
  const other = process.env.TEST_ENGINE === 'postgres' ? await createPostgres() : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-fresh-'));
  const fresh = openDatabase({ dataDir, databaseUrl: other?.url });
  await migrate(fresh);
  freshSchema = await schemaOf(fresh);
  await fresh.destroy();
  await other?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('of every migration a copy is kept', () => {
  expect(
    readdirSync(copies).sort(),
    'Run npm run keep-copies, and keep what it makes: a published one never changes.',
  ).toEqual(migrations.map((name) => `${name}.tar.gz`));
});

/** What is under way ends with a restore, and the trail goes on with it. */
const endedByRestoring = new Set([
  'access_link_requests',
  'access_links',
  'audit_entries',
  'bundles',
  'calendar_links',
  'import_lines',
  'imports',
  'cloud_signings',
  'jobs',
  'notification_mails',
  'panel_links',
  'sessions',
]);

/** SQLite restores each; PostgreSQL, for which each is a database of its own, the last, and of the others a fifth a day. */
const restoredToday = migrations.filter(
  (name) => isDeep || process.env.TEST_ENGINE !== 'postgres' || name === last || isOfToday(name, 5),
);

test.each(restoredToday)('a copy from the time of %s is restored and brought to this version', async (name) => {
  const manifest = await restored(copyOf(name));
  expect(manifest).toMatchObject({ unsound: {}, program: { version: expect.any(String) } });
  expect(manifest.migrations).toEqual(migrations.slice(0, migrations.indexOf(name) + 1));
  expect(await schemaOf(db)).toEqual(freshSchema);

  const admin = await db.selectFrom('users').selectAll().where('type', '=', 'admin').executeTakeFirstOrThrow();
  expect(await passwordMatches(admin.password_hash, 'senha-da-copia')).toBe(true);
  for (const [table, { rows }] of Object.entries(manifest.tables)) {
    const lasts = !endedByRestoring.has(table);
    const { rows: found } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
    // A restore writes down that it is known which keys are in use (decision 106).
    const added = table === 'secrets' ? 1 : 0;
    if (lasts) expect([table, Number(found[0]?.rows)]).toEqual([table, rows + added]);
  }
  // What was issued stays as it was: the file, what it was made of, and what its verification page says.
  for (const issued of await db.selectFrom('issued_documents').selectAll().execute()) {
    expect(issued).toMatchObject({
      ...{ content: '{"answers":{}}', content_hash: hash('sha256', '{"answers":{}}'), code_hash: 'd'.repeat(64) },
      ...{ issuer_name: 'Médica', issuer_registration: 'CRM/SP 1', state: 'cancelled', cancel_reason: 'Por engano' },
    });
  }
  const storage = await openStorageWithoutLinks(config);
  for (const key of Object.keys(manifest.files)) {
    expect(await text(await storage.read(key))).toBe('%PDF-1.4\n%%EOF\n');
  }
  const entries = (manifest.tables.audit_entries?.rows ?? 0) + 1;
  expect(await verifyChain(db)).toMatchObject({ broken: null, entries });
});

test('data of a newer program is not touched by an older one, which says so in one line', async () => {
  await restored(copyOf(last ?? ''));
  await sql`insert into kysely_migration (name, timestamp) values (${future}, '2027-01-01')`.execute(db);
  const line = `Os dados são de uma versão mais nova do Zelo (${future}; este programa vai até ${last}). Atualize o programa.\n`;
  const settings = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl, PORT: '0' };
  for (const [command, ...args] of [['program'], ['backup', join(folder, 'copy')], ['verify-files']] as const) {
    const program = command === 'program' ? 'program.mjs' : `${command}.ts`;
    expect(await runCommand(program, args, settings)).toEqual({ status: 1, stdout: '', stderr: line });
  }
});

test('a copy of a newer program is refused in one line, and leaves nothing', async () => {
  const archive = join(folder, 'copy.tar.gz');
  const other = mkdtempSync(join(folder, 'newer-'));
  const source = openDatabase({ dataDir: other });
  await migrate(source);
  await sql`insert into kysely_migration (name, timestamp) values (${future}, '2027-01-01')`.execute(source);
  await source.destroy();
  const place = readConfig({ DATA_DIR: other });
  await backup(place, await openStorageWithoutLinks(place), archive);
  await expect(restored(archive)).rejects.toThrow(
    `Os dados são de uma versão mais nova do Zelo (${future}; este programa vai até ${last}). Atualize o programa.`,
  );
  expect(await hasTable(db, 'users')).toBe(false);
});
