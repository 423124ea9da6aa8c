import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../app/config.server.ts';
import { takeNumber } from '../documents/issued/issued.db.ts';
import { findForDelivery, findIssuedByCodeHash } from '../documents/issued/issued-reads.db.ts';
import { finishIssue } from '../documents/issued/issuing/finish-issue.server.ts';
import { issueYear } from '../documents/issued/issuing/issued-name.rules.ts';
import { today } from '../platform/contract/dates.ts';
import { hasTable, openDatabase } from '../platform/database/database.server.ts';
import { parseEncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { openStorageWithoutLinks } from '../platform/storage/open-storage.server.ts';
import { findPractice } from '../practice/practice.db.ts';
import { tables } from '../subjects/registry.ts';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  makeUnit,
  signInFirstAdmin,
} from '../testing/factories.ts';
import { png } from '../testing/images.ts';
import { issueReport, makeReport } from '../testing/issued/annual-reports.ts';
import { issueDocument } from '../testing/issued.ts';
import { createPostgres } from '../testing/postgres/postgres.ts';
import { makeSetAside } from '../testing/set-aside.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { verifyChain } from '../trail/chain.db.ts';
import { record } from '../trail/entries.db.ts';
import { backup } from './backup.server.ts';
import { fileOf } from './contents.server.ts';
import { move } from './move.server.ts';
import { type Row, tallyTables } from './records.server.ts';
import { restore } from './restore.server.ts';
import { verifyDocuments } from './verify-documents.server.ts';

const onS3 = process.env.TEST_STORE === 's3';

let app: TestApp;
let folder: string;
let archive: string;
/** For whom and by whom documents are issued. */
let issuing: Parameters<typeof issueDocument>[1];

beforeAll(async () => {
  app = await startApp();
  const company = await makeCompany(app);
  const unit = await makeUnit(app, company);
  const doctor = (await makeProfessional(app)).token;
  await app.call('PUT', '/practice/letterhead', { as: await signInFirstAdmin(app), body: { image: png() } });
  for (let count = 0; count < 3; count++) {
    const employee = await makeEmployee(app, company, { unitId: unit.id, name: `Ângela 健 ${count}` });
    const of = { companyId: company.companyId, employeeId: employee.id, token: doctor };
    const { id } = await makeDocument(app, of, { medicalConfidentiality: count === 0 });
    const body = { reason: 'Enviado por engano' };
    if (count === 1) await app.call('PUT', `/document/withdraw/${id}`, { as: doctor, body });
    if (count === 2) issuing = { employee: { ...employee, name: 'Ângela Prado' }, token: doctor };
  }
  const of = { companyId: company.companyId, token: doctor };
  await issueReport(app, of, await makeReport(app, of, { degree: '2' }));
  const { documentId } = await issueDocument(app, issuing);
  const delivery = { delivered_on: today(), received_by: 'Colaborador 1', note: 'Em mãos' };
  const path = `/issued-documents/${documentId}/deliveries`;
  expect((await app.call('POST', path, { as: issuing.token, body: delivery })).status).toBe(201);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-backup-'));
  archive = join(folder, 'copy.tar.gz');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => app.stop());

const [here = '', elsewhere = ''] = [1, 2].map(() => randomBytes(32).toString('base64'));
const source = (keys?: string) => ({
  dataDir: app.dataDir,
  databaseUrl: app.databaseUrl,
  encryptionKeys: keys ? parseEncryptionKeys(keys) : app.encryptionKeys,
});

/** An empty installation on the engine; `stop` removes it. */
async function empty(engine = process.env.TEST_ENGINE, keys = process.env.TEST_ENCRYPTION_KEYS) {
  const database = engine === 'postgres' ? await createPostgres() : null;
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-restored-'));
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database?.url, ENCRYPTION_KEYS: keys });
  const db = openDatabase(config);
  return {
    ...config,
    db,
    storage: await openStorageWithoutLinks(config),
    async stop() {
      await db.destroy();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a restore leaves as it was in the archive. */
function lasting(tallies: Awaited<ReturnType<typeof tallyTables>>) {
  const begunAnew = ['sessions', 'idempotency_keys', 'jobs', 'notification_mails', 'secrets', 'audit_entries'];
  return Object.fromEntries(Object.entries(tallies).filter(([table]) => !begunAnew.includes(table)));
}

/** How many documents have their file. */
async function countFiles(): Promise<number> {
  return (await app.db.selectFrom('documents').select('id').where('arrived_at', 'is not', null).execute()).length;
}

async function hashOf(bytes: Readable): Promise<string> {
  return createHash('sha256')
    .update(await buffer(bytes))
    .digest('hex');
}

/** Issues a document whose file finds no place. */
async function issueUnfinished() {
  const { write } = app.storage;
  app.storage.write = () => Promise.reject(new Error('no room'));
  const { documentId } = await issueDocument(app, issuing);
  app.storage.write = write;
  return documentId;
}

/** What was issued opens as it was, what has no file yet gets the same as where it was issued, and numbers go on. */
async function issuedGoesOn(target: Awaited<ReturnType<typeof empty>>, unfinished: string): Promise<void> {
  const { db, storage, encryptionKeys: keys } = target;
  const jobs = await db.selectFrom('jobs').select('payload').where('kind', '=', 'finish-issue').execute();
  expect(jobs).toEqual([{ payload: JSON.stringify({ document: unfinished }) }]);
  await finishIssue({ db, storage, encryptionKeys: keys, documents: { followers: [] } }, unfinished);
  const documents = await db
    .selectFrom('issued_documents')
    .select(['id', 'number', 'kind', 'code_hash as codeHash'])
    .orderBy('number', 'desc')
    .execute();
  expect(await verifyDocuments({ db, storage, keys })).toEqual({
    ...{ documents: documents.length, unfinished: 0, signed: 0, unsound: {} },
  });
  // What its code opens on the public page is the same as before, also of a document that is about nobody.
  const report = documents.find(({ kind }) => kind === 'annual-report');
  const verified = await findIssuedByCodeHash(db, report?.codeHash ?? '');
  expect(verified).toMatchObject({ employeeId: null, arrivedAt: expect.any(String) });
  // How a store marks its file is that store's own.
  expect({ ...verified, etag: '' }).toEqual({
    ...(await findIssuedByCodeHash(app.db, report?.codeHash ?? '')),
    etag: '',
  });
  await finishIssue({ ...app, documents: { followers: [] } }, unfinished);
  const [there, here] = await Promise.all([db, app.db].map((each) => findForDelivery(each, unfinished)));
  expect(there?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(there?.sha256).toBe(here?.sha256);
  expect(await takeNumber(db, 'aso', issueYear(there?.issuedAt ?? ''))).toBe(Number(documents[0]?.number) + 1);
}

test('the list of tables is the whole list', async () => {
  const known = (await app.db.introspection.getTables()).map(({ name }) => name);
  const data = known.filter((name) => !/^kysely_|_trigrams/.test(name));
  expect(data.sort()).toEqual(Object.keys(tables).sort());
});

test.each(['sqlite', 'postgres'])('what was backed up is restored whole into an empty %s', async (engine) => {
  const unfinished = await issueUnfinished();
  const before = await tallyTables(app.db);
  const files = await countFiles();
  const manifest = await backup(source(), app.storage, archive);
  expect(manifest.tables).toEqual(before);
  expect(Object.keys(manifest.files)).toHaveLength(files);
  const target = await empty(engine);
  await restore(archive, target);
  expect(lasting(await tallyTables(target.db))).toEqual(lasting(before));
  const chain = await verifyChain(target.db, (await verifyChain(app.db)).head);
  expect(chain).toMatchObject({ broken: null, entries: Number(before.audit_entries?.rows) + 1 });
  const { storage } = target;
  for (const key of Object.keys(manifest.files)) {
    expect(await hashOf(await storage.read(key))).toBe(await hashOf(await app.storage.read(key)));
  }
  expect(await findPractice(target.db)).toEqual(await findPractice(app.db));
  expect((await findPractice(target.db))?.letterhead).toMatch(/^png-/);
  await expect(restore(archive, target)).rejects.toThrow('Já existem dados nesta instalação');
  await issuedGoesOn(target, unfinished);
  if (engine === 'sqlite') {
    const found = await sql`select rowid from employees_trigrams where employees_trigrams match '"ang"'`.execute(
      target.db,
    );
    expect(found.rows).toHaveLength(3);
  }
  await target.stop();
});

test('with a key the archive shows nothing, and opens only with that key, into whatever store and key are there', async () => {
  const plain = await backup(source(), app.storage, join(folder, 'plain.tar.gz'));
  const manifest = await backup(source(here), app.storage, archive);
  expect(manifest.tables).toEqual(plain.tables);
  expect(readFileSync(archive).toString('latin1', 0, 8)).toBe('ZELOSEAL');

  const without = await empty(undefined, elsewhere);
  await expect(restore(archive, without)).rejects.toThrow(
    /^A cópia está cifrada com a chave [0-9a-f]{16}, que não está/,
  );
  expect(await hasTable(without.db, 'users')).toBe(false);
  await without.stop();

  const target = await empty(undefined, [elsewhere, here, process.env.TEST_ENCRYPTION_KEYS].filter(Boolean).join());
  await restore(archive, target);
  expect(lasting(await tallyTables(target.db))).toEqual(lasting(manifest.tables));
  const { storage } = target;
  for (const key of Object.keys(manifest.files)) {
    expect((await buffer(await storage.readKept(key))).toString('hex', 16, 24)).toBe(
      parseEncryptionKeys(elsewhere)[0]?.id,
    );
    expect(await hashOf(await storage.read(key))).toBe(await hashOf(await app.storage.read(key)));
  }
  await target.stop();
});

test('an archive that was altered or cut leaves nothing', async () => {
  await backup(source(here), app.storage, archive);
  const bytes = readFileSync(archive);
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(200) ^ 1, 200);
  for (const altered of [bytes.subarray(0, -1), Buffer.concat([bytes, bytes]), changed]) {
    writeFileSync(archive, altered);
    const target = await empty(undefined, here);
    await expect(restore(archive, target)).rejects.toThrow(/^Esta cópia está danificada em [^\n]+; use outra\.$/);
    expect(await hasTable(target.db, 'users')).toBe(false);
    await target.stop();
  }
});

test('nothing of the work is left beside the archive or in the data folder', async () => {
  await backup(source(), app.storage, archive);
  expect(readdirSync(folder)).toEqual(['copy.tar.gz']);
  // Several times: what was still being packed finds its folder gone now and then, and must not end the process.
  for (let times = 0; times < 10; times++)
    await expect(backup(source(), app.storage, join(folder, 'nowhere', 'copy.tar.gz'))).rejects.toThrow('ENOENT');
  expect(readdirSync(app.dataDir).filter((name) => /^(backing-up|restoring)/.test(name))).toEqual([]);
});

test('a damaged archive leaves nothing', async () => {
  writeFileSync(archive, 'not an archive');
  const target = await empty();
  await expect(restore(archive, target)).rejects.toThrow();
  expect(await hasTable(target.db, 'users')).toBe(false);
  await target.stop();
});

test.runIf(onS3)(
  'an embedded installation moves to PostgreSQL and an object store, its sealed files opened',
  async () => {
    const local = { S3_ENDPOINT: '', S3_REGION: '', S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };
    const embedded = await startApp({ ...local, ENCRYPTION_KEYS: here });
    const company = await makeCompany(embedded);
    const employee = await makeEmployee(embedded, company);
    const token = (await makeProfessional(embedded)).token;
    const of = { companyId: company.companyId, employeeId: employee.id, token };
    const document = await makeDocument(embedded, of);
    const target = await empty('postgres');
    for (let times = 0; times < 2; times++) {
      const to = { db: target.db, storage: app.storage };
      expect((await move({ dataDir: embedded.dataDir, from: embedded.storage, to })).files).toBe(1);
    }
    const row = await target.db
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', document.id)
      .executeTakeFirstOrThrow();
    const { key = '' } = fileOf(row as Row) ?? {};
    expect(await app.storage.settle(key)).toMatchObject({ size: row.size, etag: row.etag });
    expect(await hashOf(await app.storage.read(key))).toBe(row.sha256);
    await embedded.stop();
    await target.stop();
  },
);

test.runIf(process.env.TEST_ENGINE === 'sqlite' && !onS3)(
  'an embedded installation moves to PostgreSQL, and again',
  async () => {
    const target = await empty('postgres');
    const places = async () => ({
      dataDir: app.dataDir,
      from: app.storage,
      to: { db: target.db, storage: app.storage },
    });
    await makeSetAside(app.db, 'mail', 'mail-slow', 'mail-login'); // The queue goes along: nothing that waits is lost.
    await move(await places());
    expect(await tallyTables(target.db)).toEqual(await tallyTables(app.db));
    await makeCompany(app);
    expect((await move(await places())).files).toBe(await countFiles());
    expect(await tallyTables(target.db)).toEqual(await tallyTables(app.db));
    expect(await verifyChain(target.db)).toMatchObject({ broken: null });
    await sql`update companies set fantasy_name = 'Mudou lá', updated_at = '2999-01-01T00:00:00Z'`.execute(target.db);
    await expect(move(await places())).rejects.toThrow('O destino tem dados que não vieram desta instalação');
    await target.stop();
  },
);

test.runIf(process.env.TEST_ENGINE === 'sqlite' && !onS3)(
  'nothing is moved over an audit trail that has gone on by itself',
  async () => {
    const target = await empty('postgres');
    const places = { dataDir: app.dataDir, from: app.storage, to: { db: target.db, storage: app.storage } };
    await move(places);
    await record(target.db, { address: null }, { action: 'signed-in', subject: 'user' });
    await expect(move(places)).rejects.toThrow('O destino tem dados que não vieram desta instalação');
    await target.stop();
  },
);
