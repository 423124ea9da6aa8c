import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from '../../backup/records.server.ts';
import { sumChangedMonths } from '../../exams/counting/exam-months-job.server.ts';
import { type EncryptionKey, parseEncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { keepOnlyKey, knownKeys } from '../../platform/storage/keys/known-keys.server.ts';
import { keyIdOfText } from '../../platform/storage/sealed-text.server.ts';
import { sealing } from '../../platform/storage/sealing.server.ts';
import { tables } from '../../subjects/registry.ts';
import { authoritiesFolder, personalFile } from '../../testing/certificates/brazilian-authority.ts';
import { certificateFile, certificatePassword } from '../../testing/certificates/test-authority.ts';
import {
  makeAbsence,
  makeDisease,
  makeDose,
  makeExamRecord,
  makeProfessional,
  makeRestriction,
  unitFields,
} from '../../testing/factories.ts';
import { makeWebhook, receivers } from '../../testing/hooks/receiver.ts';
import { makeCodedLink } from '../../testing/issued/deliveries.ts';
import { acceptedOpinion, makeAudiogram } from '../../testing/issued/hearing.ts';
import { runCommand, settingsOf } from '../../testing/run-command.ts';
import { setUpSecondFactor } from '../../testing/second-factor.ts';
import { makePlace, startAppAt, type TestApp } from '../../testing/start-app.ts';
import { makeWorlds } from '../../testing/world.ts';
import { type Config, readConfig } from '../config.server.ts';
import { keysOfTexts } from './sealed-before.db.ts';
import { mustHaveKeys } from './sealing-keys.server.ts';

const texts = [1, 2, 3].map((byte) => Buffer.alloc(32, byte).toString('base64'));
const [one, two, three] = texts.map((text) => parseEncryptionKeys(text)[0] as EncryptionKey) as [
  EncryptionKey,
  EncryptionKey,
  EncryptionKey,
];
const [textOne = '', textTwo = ''] = texts;

let place: Awaited<ReturnType<typeof makePlace>>;
let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-keys-'));
  place = await makePlace();
  app = await startAppAt(place, { ENCRYPTION_KEYS: textOne, ICP_BRASIL_DIR: authoritiesFolder(folder), ...receivers });
  const { a, tokens } = await makeWorlds(app);
  const at = { employeeId: a.employee, token: tokens.professional };
  const recordId = await makeExamRecord(app, at, { result: 'normal' });
  const finding = { result: 'altered', abnormal: '', value: '35 dB' };
  const noted = { as: tokens.professional, body: finding };
  expect((await app.call('PUT', `/exam-records/${recordId}/finding`, noted)).status).toBe(200);
  await makeDisease(app, at);
  await makeDose(app, at, { reaction: 'Febre' });
  await makeRestriction(app, at);
  await makeAbsence(app, at, {
    ...{ starts_on: '02-03-2026', ends_on: '06-03-2026', source: 'certificate', nature: 'illness' },
    ...{ gradual_return: 'yes', cause: 'Lombalgia', cid: 'M54.5' },
  });
  await makeWebhook(app, tokens.companyA, {});
  const as = tokens.professional;
  const unknown = { cpf: '111.444.777-35', exam_code: '0281', done_on: '02-03-2026', abnormal: 'não' };
  const received = await app.call('PUT', '/exam-results', { as, body: { results: [unknown] } });
  expect(received.body.counts).toMatchObject({ waiting: 1 });
  const cat = { day: '02-03-2026', note: 'Queda de altura' };
  expect((await app.call('POST', `/employee/${a.employee}/cats`, { as, body: cat })).status).toBe(201);
  const person = (await app.call('GET', `/employee/${a.employee}`, { as })).body.employee;
  const { audiogramId } = await makeAudiogram(app, { employee: person, token: as });
  const opinion = { ...acceptedOpinion(), version: 1 };
  expect((await app.call('PUT', `/audiograms/${audiogramId}/opinion`, { as, body: opinion })).status).toBe(200);
  const body = { file: certificateFile('11222333000181'), password: certificatePassword };
  expect((await app.call('PUT', '/certificates/practice', { as, body })).status).toBe(200);
  await setUpSecondFactor(app, tokens.companyA);
  await makeCodedLink(app);
  const unit = { ...unitFields(), companyId: a.company };
  const made = await app.call('POST', '/units', { as: tokens.companyA, body: unit, key: 'the first unit' });
  expect(made.status).toBe(201);
  const ofPerson = { file: personalFile('52998224725'), password: certificatePassword };
  const signer = (await makeProfessional(app, { cpf: '529.982.247-25' })).token;
  expect((await app.call('PUT', '/certificates/own', { as: signer, body: ofPerson })).status).toBe(200);
  await sumChangedMonths(app.db, [one]);
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As a start with these keys does. */
const begin = (
  encryptionKeys: EncryptionKey[],
  confirmLostKeys: readonly string[] = [],
  { s3, dataDir = app.dataDir }: Partial<Pick<Config, 's3' | 'dataDir'>> = {},
) => mustHaveKeys(app.db, { encryptionKeys, confirmLostKeys, dataDir, s3 });

async function forgetAll(): Promise<void> {
  await app.db.deleteFrom('secrets').where('name', 'like', 'sealing-key%').execute();
}

test('a column in which something is sealed is declared, and one that is declared has something sealed', async () => {
  const found = new Set<string>();
  for (const table of Object.keys(tables)) {
    for await (const rows of readTable(app.db, table)) {
      for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
        if (typeof value === 'string' && keyIdOfText(value)) found.add(`${table}.${column}`);
      }
    }
  }
  const declared = Object.entries(tables).flatMap(([table, { sealed = [] }]) => sealed.map((it) => `${table}.${it}`));
  expect([...found].filter((column) => !declared.includes(column))).toEqual([]);
  // Imports, what is kept of a secret that was exchanged, events that were signed and what was authorised are made by tests of their own.
  const notMade =
    /^import|former_secret$|^privacy_requests\.answer$|^esocial_batch_events\.xml$|^cloud_signings\.secret$/;
  expect(declared.filter((column) => !notMade.test(column) && !found.has(column))).toEqual([]);
});

test('a start without the key, or with another one, is refused in one line that names it and how to go on', async () => {
  expect(await knownKeys(app.db)).toEqual([one.id]);
  const go = `Traga a chave de volta (uma antiga vai depois da nova: nova,antiga); se ela se perdeu para sempre, inicie com CONFIRM_LOST_KEYS=${one.id}, e o que estiver sob ela não abrirá.`;
  await expect(begin([])).rejects.toThrow(
    `ENCRYPTION_KEYS não está definida, e pode haver dados cifrados com ${one.id}. ${go}`,
  );
  await expect(begin([two])).rejects.toThrow(
    `ENCRYPTION_KEYS não tem a chave ${one.id}, com que pode haver dados cifrados aqui. ${go}`,
  );
  await expect(begin([two], [two.id])).rejects.toThrow(one.id);
  expect(await knownKeys(app.db), 'a refused start leaves nothing').toEqual([one.id]);
  await begin([one]);
});

test('what an earlier version has sealed is found by the first start of this one', async () => {
  await forgetAll();
  await expect(begin([])).rejects.toThrow(one.id);
  await app.db.deleteFrom('secrets').where('name', 'like', 'sealing-key%').execute();
  await expect(begin([two, three])).rejects.toThrow(one.id);
  await begin([one]);
  expect(await knownKeys(app.db)).toEqual([one.id]);
});

/** A data folder with one file that was sealed with a key. @param damage what became of it */
async function folderWith(key: EncryptionKey, damage: (sealed: Buffer) => Buffer = (sealed) => sealed) {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const place = 'a/b/c.pdf';
  const path = join(dataDir, 'files', place);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    damage(await buffer(Readable.from([Buffer.from('%PDF-1.4\n%%EOF\n')]).pipe(sealing(key, place)))),
  );
  return { dataDir };
}

test('files of the data folder that an earlier version has sealed need their keys', async () => {
  const kept = await folderWith(three);
  await forgetAll();
  await expect(begin([one], [], kept)).rejects.toThrow(three.id);
  expect(await knownKeys(app.db), 'a refused start leaves nothing').toEqual([]);
  await begin([one, three], [], kept);
  expect(await knownKeys(app.db)).toEqual([one.id, three.id].sort());
});

test('where files are in a store, what move has left in the data folder needs no key', async () => {
  const left = await folderWith(three);
  const { s3 } = readConfig({
    ...{ S3_ENDPOINT: 'https://store.example', S3_REGION: 'one', S3_BUCKET: 'zelo' },
    ...{ S3_ACCESS_KEY_ID: 'zelo', S3_SECRET_ACCESS_KEY: 'secret' },
  });
  await forgetAll();
  await begin([one], [], { ...left, s3 });
  expect(await knownKeys(app.db)).toEqual([one.id]);
});

test('a file that its own key does not open needs none', async () => {
  const changed = await folderWith(three, (sealed) =>
    Buffer.concat([sealed.subarray(0, -1), Buffer.from([(sealed.at(-1) ?? 0) ^ 1])]),
  );
  await forgetAll();
  await expect(begin([one], [], changed), 'nobody can tell without the key').rejects.toThrow(three.id);
  await begin([one, three], [], changed);
  expect(await knownKeys(app.db)).toEqual([one.id]);
  await begin([one], [], changed);
});

test('a file that is shorter than anything sealed can be needs no key, nor is its own one missed', async () => {
  const cut = await folderWith(three, (sealed) => sealed.subarray(0, 60));
  await forgetAll();
  await begin([one], [], cut);
  expect(await knownKeys(app.db)).toEqual([one.id]);
});

test('a key that another server has begun to seal with is missed by health, and by the next start', async () => {
  const health = async () => app.call('GET', '/health');
  expect((await health()).body.keys).toBe('ok');
  await begin([two, one]);
  expect(await health()).toMatchObject({ status: 503, body: { status: 'unavailable', keys: 'missing' } });
  await expect(begin([one])).rejects.toThrow(two.id);
  await keepOnlyKey(app.db, [one]);
  expect((await health()).status).toBe(200);
});

test('verify-files tells a key that is missing from a damaged file, and no copy is made without the key', async () => {
  const settings = { ...settingsOf(app), ENCRYPTION_KEYS: textTwo };
  const verified = await runCommand('verify-files.ts', [], settings);
  expect(verified.status).toBe(1);
  expect(verified.stderr).toContain('Destes falta a chave, e nada diz que estejam danificados:');
  expect(verified.stderr).toContain(`cifrado com a chave ${one.id}, que não está em ENCRYPTION_KEYS`);
  expect(verified.stderr).not.toContain('Estes não estão:');
  const copied = await runCommand('backup.ts', [join(folder, 'never.tar.gz')], settings);
  expect(copied).toMatchObject({ status: 1, stdout: '' });
  expect(copied.stderr).toContain(`ENCRYPTION_KEYS não tem a chave ${one.id}`);
});

test('after rotate-keys the former key is needed no more; nor after a restore under another key', async () => {
  const archive = join(folder, 'copy.tar.gz');
  await runCommand('backup.ts', [archive], settingsOf(app));
  const restored = await makePlace();
  const into = { DATA_DIR: restored.dataDir, DATABASE_URL: restored.database?.url };
  const back = await runCommand('restore.ts', [archive], { ...into, ENCRYPTION_KEYS: `${textTwo},${textOne}` });
  expect(back).toMatchObject({ status: 0, stderr: '' });
  const other = await startAppAt(restored, { ENCRYPTION_KEYS: textTwo });
  expect(await knownKeys(other.db)).toEqual([two.id]);
  expect([...(await keysOfTexts(other.db))]).toEqual([two.id]);
  await other.stop();

  await begin([two, one]);
  expect(await knownKeys(app.db)).toEqual([one.id, two.id].sort());
  const settings = { ...settingsOf(app), ENCRYPTION_KEYS: `${textTwo},${textOne}` };
  expect(await runCommand('rotate-keys.ts', [], settings)).toMatchObject({ status: 0, stderr: '' });
  expect(await knownKeys(app.db)).toEqual([two.id]);
  expect([...(await keysOfTexts(app.db))]).toEqual([two.id]);
  await expect(begin([one])).rejects.toThrow(two.id);
});

test('an operator who says that a key is lost goes on, and health says it', async () => {
  await begin([three], [two.id]);
  const again = await startAppAt(place, { ENCRYPTION_KEYS: texts[2] ?? '', CONFIRM_LOST_KEYS: two.id });
  expect(await again.call('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok', keys: 'lost' } });
  await again.end();
  await again.db.destroy();
});

test('a process that is started without the key ends with that line, and says nothing else', async () => {
  const started = await runCommand('program.mjs', [], { ...settingsOf(app), ENCRYPTION_KEYS: '', PORT: '0' });
  expect(started).toMatchObject({ status: 1, stdout: '' });
  expect(started.stderr).toMatch(/^ENCRYPTION_KEYS não está definida, e pode haver dados cifrados com [^\n]+\n$/);
});
