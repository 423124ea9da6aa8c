import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../app/config.server.ts';
import { isOneLine, prepare } from '../app/start/prepare.server.ts';
import { type Database, openDatabase } from '../platform/database/database.server.ts';
import { runCommand } from '../testing/run-command.ts';
import { makePlace, type Place, startAppAt } from '../testing/start-app.ts';
import { verifyChain } from '../trail/chain.db.ts';
import { record } from '../trail/entries.db.ts';

let place: Place;

async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase(place);
  return work(db).finally(() => db.destroy());
}

/** What a start does before it serves anybody. */
async function begin(settings: Record<string, string> = {}): Promise<void> {
  const { db } = await prepare(readConfig({ DATA_DIR: place.dataDir, ...settings }), { say: () => {} });
  await db.destroy();
}

const today = new Date().toISOString().slice(0, 10);
const actions = () =>
  inDatabase((db) => db.selectFrom('audit_entries').select(['action', 'at']).orderBy('number').execute());

beforeAll(async () => {
  place = await makePlace('sqlite');
  await begin({ ADMIN_PASSWORD: 'segredo-inicial' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2046-05-01T12:00:00Z') });
  await inDatabase((db) => record(db, { address: null }, { action: 'signed-in', subject: 'user' }));
  vi.useRealTimers();
});
afterAll(async () => (await startAppAt(place)).stop());

const line =
  /^O relógio desta máquina diz \d\d\/\d\d\/\d{4}, e o último registro da auditoria é de 01\/05\/2046\. .*CONFIRM_CLOCK.*$/;

test('a clock that does not fit to the trail ends the start with one line that says what to do, and nothing is written', async () => {
  const before = await actions();
  const settings = { DATA_DIR: place.dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  const { status, stdout, stderr } = await runCommand('program.mjs', [], settings);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^.*\n$/);
  expect(stderr.trimEnd()).toMatch(line);
  const error: unknown = await begin({ CONFIRM_CLOCK: '2046-05-01' }).catch((each) => each);
  expect(isOneLine(error) && error.message).toMatch(line);
  expect(await actions()).toEqual(before);
  await expect(begin({ CONFIRM_CLOCK: 'hoje' })).rejects.toThrow(
    'Configuração inválida: CONFIRM_CLOCK deve ser a data de hoje, como 2026-11-21 (recebido: hoje)',
  );
});

test('with the operator’s word it starts, says so in the trail, and what is written then has the real time', async () => {
  await begin({ CONFIRM_CLOCK: today });
  const app = await startAppAt(place);
  const body = { email: 'admin@zelo.local', password: 'segredo-inicial' };
  expect((await app.call('POST', '/login', { body })).status).toBe(200);
  await app.end();
  await app.db.destroy();
  const written = (await actions()).slice(-3).map(({ action, at }) => [action, at.slice(0, 4)]);
  const now = today.slice(0, 4);
  expect(written).toEqual([
    ['signed-in', '2046'],
    ['clock-set', now],
    ['signed-in', now],
  ]);
  expect(await inDatabase((db) => verifyChain(db))).toMatchObject({ broken: null });
});

test('the next start needs no word any more', async () => {
  await expect(begin()).resolves.toBeUndefined();
});
