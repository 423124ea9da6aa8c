import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../platform/database/database.server.ts';
import { apiAt } from '../testing/api.ts';
import { runCommand } from '../testing/run-command.ts';
import { startServer } from '../testing/start-process.ts';
import { verifyChain } from '../trail/chain.db.ts';
import { record } from '../trail/entries.db.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'zelo-clock-'));
let admin: { email: string; password: string };

async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase({ dataDir });
  return work(db).finally(() => db.destroy());
}

/** A start that must end by itself. */
const refusedStart = (settings: Record<string, string> = {}) =>
  runCommand('program.mjs', [], { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...settings });

const today = new Date().toISOString().slice(0, 10);
const actions = () =>
  inDatabase((db) => db.selectFrom('audit_entries').select(['action', 'at']).orderBy('number').execute());

beforeAll(async () => {
  const server = await startServer({ DATA_DIR: dataDir });
  admin = server.admin;
  expect(await server.end()).toBe(0);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2046-05-01T12:00:00Z') });
  await inDatabase((db) => record(db, { address: null }, { action: 'signed-in', subject: 'user' }));
  vi.useRealTimers();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a clock that does not fit to the trail ends the start with one line that says what to do, and nothing is written', async () => {
  const before = await actions();
  for (const settings of [{}, { CONFIRM_CLOCK: '2046-05-01' }] as Record<string, string>[]) {
    const { status, stderr } = await refusedStart(settings);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^O relógio desta máquina diz \d\d-\d\d-\d{4}, e o último registro da auditoria é de 01-05-2046\. .*CONFIRM_CLOCK.*\n$/,
    );
  }
  expect(await actions()).toEqual(before);
  expect((await refusedStart({ CONFIRM_CLOCK: 'hoje' })).stderr).toBe(
    'Configuração inválida: CONFIRM_CLOCK deve ser a data de hoje, como 2026-11-21 (recebido: hoje)\n',
  );
});

test('with the operator’s word it starts, says so in the trail, and what is written then has the real time', async () => {
  const server = await startServer({ DATA_DIR: dataDir, CONFIRM_CLOCK: today });
  const api = apiAt(server.url, admin);
  expect((await api.call('POST', '/login', { body: admin })).status).toBe(200);
  expect(await server.end()).toBe(0);
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
  const server = await startServer({ DATA_DIR: dataDir });
  expect(await server.end()).toBe(0);
});
