import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { scopeFor } from '../access/scope.ts';
import { listEntries } from '../audit/audit.db.ts';
import { type Database, openDatabase } from '../platform/database/database.server.ts';
import { adminFields, employeeFields, makeCompany, signInFirstAdmin } from '../testing/factories.ts';
import { served } from '../testing/patience/served.ts';
import { runCommand } from '../testing/run-command.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { verifyChain } from './chain.db.ts';
import { beginning, type ChainedEntry, hashOfEntry } from './chain.server.ts';
import { record } from './entries.db.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(async () => {
  vi.useRealTimers();
  await app.stop();
});

const hour = 3_600_000;

/** Sets the server's clock, which is the test's: it runs in this process. */
function setClock(now: Date): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
}
const entries = () => app.db.selectFrom('audit_entries').selectAll().orderBy('number').execute();

const nobody = { address: '10.0.0.1' };
const signIns = (count: number) =>
  Array.from({ length: count }, () => ({ action: 'signed-in', subject: 'user' }) as const);

describe('the database itself', () => {
  test.each([
    'update audit_entries set address = null',
    'delete from audit_entries',
    'delete from audit_entries where number = 1',
    process.env.TEST_ENGINE === 'postgres'
      ? 'insert into audit_entries select * from audit_entries on conflict (number) do update set address = null'
      : 'insert or replace into audit_entries select * from audit_entries',
  ])('refuses: %s', async (statement) => {
    await record(app.db, nobody, ...signIns(2));
    await expect(sql.raw(statement).execute(app.db)).rejects.toThrow('audit_entries is append-only');
    expect(await verifyChain(app.db)).toMatchObject({ broken: null });
  });

  test.runIf(process.env.TEST_ENGINE === 'postgres')('refuses to empty the table', async () => {
    await expect(sql`truncate audit_entries`.execute(app.db)).rejects.toThrow('audit_entries is append-only');
  });
});

describe('the chain', () => {
  test('begins with the first administrator and holds every entry by the one before', async () => {
    await record(app.db, nobody, ...signIns(3));
    const rows = await app.db.selectFrom('audit_entries').selectAll().orderBy('number').execute();
    expect(rows[0]).toMatchObject({ number: 1, action: 'created', subject: 'admin', previous_hash: beginning });
    for (const [at, { hash, ...entry }] of rows.entries()) {
      expect(hashOfEntry(entry)).toBe(hash);
      expect(entry).toMatchObject({ number: at + 1, previous_hash: rows[at - 1]?.hash ?? beginning });
    }
  });

  test('between servers whose clocks differ a little time never runs backwards in it; what each clock said stands beside', async () => {
    setClock(new Date(Date.now() + hour));
    await record(app.db, nobody, ...signIns(1));
    vi.useRealTimers();
    const before = new Date().toISOString();
    await record(app.db, nobody, ...signIns(1));
    const [fast, slow] = (await entries()).slice(-2);
    expect(slow?.at).toBe(fast?.at);
    expect(fast?.clock).toBe(fast?.at);
    expect(String(slow?.clock) >= before && String(slow?.clock) < String(slow?.at)).toBe(true);
    expect(await verifyChain(app.db)).toMatchObject({ broken: null });
  });

  test('a clock that was wrong by years is not handed on, and periods are found before, in and after that time', async () => {
    const from = new Date().toISOString();
    await record(app.db, nobody, ...signIns(1));
    setClock(new Date('2046-05-01T12:00:00Z'));
    await record(app.db, nobody, ...signIns(3));
    vi.useRealTimers();
    await record(app.db, nobody, ...signIns(2));
    await record(app.db, nobody, ...signIns(1));
    const year = (at: string) => at.slice(0, 4);
    const actions = (await entries()).slice(-5).map(({ action, at }) => [action, year(at)]);
    const now = year(from);
    expect(actions).toEqual([
      ['signed-in', '2046'],
      ['clock-set', now],
      ['signed-in', now],
      ['signed-in', now],
      ['signed-in', now],
    ]);
    expect(await verifyChain(app.db)).toMatchObject({ broken: null });
    const found = async (period: object, filters = { action: 'signed-in' } as const) =>
      (
        await listEntries(
          app.db,
          scopeFor('all', ''),
          { ...filters, ...period },
          { page: 1, pageSize: 100 },
          { reader: 'admin' },
        )
      ).rows.map(({ at }) => year(at));
    expect(await found({ from, to: '2040-01-01T00:00:00.000Z' })).toEqual([now, now, now, now]);
    expect(await found({ from: '2046-01-01T00:00:00.000Z' })).toEqual(['2046', '2046', '2046']);
    expect(await found({ from })).toHaveLength(7);
    expect(await found({ to: from })).toEqual([]);
  });

  test('entries of before the clock was kept hold their hash, and what was added is held by the newer ones', async () => {
    await record(app.db, nobody, { action: 'refused', subject: null, times: 7 });
    const { hash, ...entry } = (await entries()).at(-1) as ChainedEntry & { hash: string };
    expect(hashOfEntry(entry)).toBe(hash);
    for (const change of [{ times: 8 }, { times: null }, { clock: null }]) {
      expect(hashOfEntry({ ...entry, ...change })).not.toBe(hash);
    }
    const old = { ...entry, number: 1, at: '2026-01-01T00:00:00.000Z', clock: null, times: null };
    const columns = [old.number, old.at, old.actor_id, old.actor_type, old.company_id, old.action, old.subject];
    const others = [old.subject_id, old.employee_id, old.detail, old.changes, old.address, old.previous_hash];
    expect(hashOfEntry(old)).toBe(
      createHash('sha256')
        .update(JSON.stringify([...columns, ...others]))
        .digest('hex'),
    );
  });

  test('of 50 changes at once, among them refused and undone ones, every one is in it and it holds', async () => {
    const company = await makeCompany(app);
    const admin = await signInFirstAdmin(app);
    const before = (await verifyChain(app.db)).entries;
    const twice = employeeFields();
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, at) => {
        const body = { ...(at % 5 === 0 ? twice : employeeFields()), companyId: company.companyId };
        if (at % 10 === 9) return served(() => app.call('POST', '/admins', { as: admin, body: adminFields() }));
        return served(() => app.call('POST', '/employees', { as: company.token, body }));
      }),
    );
    const made = responses.filter(({ status }) => status === 201).length;
    expect(made).toBe(41); // Of the ten with one CPF, one is taken.
    expect(await verifyChain(app.db)).toMatchObject({ broken: null, entries: before + made });
  });

  test.runIf(process.env.TEST_ENGINE === 'postgres')('that two servers write at once is one', async () => {
    const other = openDatabase({ databaseUrl: app.databaseUrl, dataDir: app.dataDir });
    const before = (await verifyChain(app.db)).entries;
    await Promise.all(Array.from({ length: 60 }, (_, at) => record(at % 2 ? app.db : other, nobody, ...signIns(2))));
    await other.destroy();
    expect(await verifyChain(app.db)).toMatchObject({ broken: null, entries: before + 120 });
  });

  test('as many as one change makes are in it', async () => {
    const before = (await verifyChain(app.db)).entries;
    const many = 15_000;
    await app.db.transaction().execute((tx) => record(tx, nobody, ...signIns(many)));
    expect(await verifyChain(app.db)).toMatchObject({ broken: null, entries: before + many });
  });

  test('what a transaction undid is not in it', async () => {
    const before = await verifyChain(app.db);
    const undone = app.db.transaction().execute(async (tx) => {
      await record(tx, nobody, ...signIns(1));
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await verifyChain(app.db)).toEqual(before);
  });
});

describe('whoever has the database in hand and takes the triggers away is found out when they', () => {
  beforeEach(async () => {
    await record(app.db, nobody, ...signIns(2_100));
    await unlock(app.db);
  });

  const number = 1_500;
  const found = async (statement: string) => {
    await sql.raw(statement).execute(app.db);
    return verifyChain(app.db);
  };

  test.each(['address', 'action', 'actor_id', 'employee_id', 'changes'])('alter the %s of an entry', async (column) => {
    const result = await found(`update audit_entries set ${column} = 'x' where number = ${number}`);
    expect(result).toMatchObject({ broken: number, entries: number - 1 });
  });

  test('alter an entry and compute its hash anew', async () => {
    const { hash: _hash, ...entry } = await entryAt(number);
    const forged = { ...entry, address: '10.9.9.9' };
    await app.db
      .updateTable('audit_entries')
      .set({ ...forged, hash: hashOfEntry(forged) })
      .where('number', '=', number)
      .execute();
    expect(await verifyChain(app.db)).toMatchObject({ broken: number + 1 });
  });

  test('remove an entry', async () => {
    expect(await found(`delete from audit_entries where number = ${number}`)).toMatchObject({ broken: number });
  });

  test('remove an entry and close the gap', async () => {
    await sql.raw(`delete from audit_entries where number = ${number}`).execute(app.db);
    await sql.raw(`update audit_entries set number = -number where number > ${number}`).execute(app.db);
    expect(await found('update audit_entries set number = -number - 1 where number < 0')).toMatchObject({
      broken: number,
    });
  });

  test('exchange two entries', async () => {
    await sql.raw(`update audit_entries set number = -1 where number = ${number}`).execute(app.db);
    await sql.raw(`update audit_entries set number = ${number} where number = ${number + 1}`).execute(app.db);
    expect(await found(`update audit_entries set number = ${number + 1} where number = -1`)).toMatchObject({
      broken: number,
    });
  });

  test('put an entry in between', async () => {
    await sql.raw(`update audit_entries set number = -number where number > ${number}`).execute(app.db);
    await sql.raw('update audit_entries set number = -number + 1 where number < 0').execute(app.db);
    const { hash, ...before } = await entryAt(number);
    const forged = { ...before, number: number + 1, previous_hash: hash };
    await app.db
      .insertInto('audit_entries')
      .values({ ...forged, hash: hashOfEntry(forged) })
      .execute();
    expect(await verifyChain(app.db)).toMatchObject({ broken: number + 2 });
  });

  test('cut off the end, once its head was noted outside', async () => {
    const { head } = await verifyChain(app.db);
    const cut = await found(`delete from audit_entries where number > ${number}`);
    expect(cut).toMatchObject({ broken: null, entries: number });
    expect(await verifyChain(app.db, head)).toMatchObject({ broken: number + 1 });
  });

  test('write the whole chain anew, once a head was noted outside', async () => {
    const noted = await entryAt(number);
    let previous = beginning;
    for (let at = 1; at <= number + 100; at++) {
      const { hash: _hash, ...entry } = await entryAt(at);
      const forged = { ...entry, address: null, previous_hash: previous };
      previous = hashOfEntry(forged);
      await app.db
        .updateTable('audit_entries')
        .set({ ...forged, hash: previous })
        .where('number', '=', at)
        .execute();
    }
    await sql.raw(`delete from audit_entries where number > ${number + 100}`).execute(app.db);
    expect(await verifyChain(app.db)).toMatchObject({ broken: null });
    expect(await verifyChain(app.db, noted)).toMatchObject({ broken: number });
  });

  function entryAt(at: number) {
    return app.db.selectFrom('audit_entries').selectAll().where('number', '=', at).executeTakeFirstOrThrow();
  }
});

describe('npm run verify-audit', () => {
  const verify = (...args: string[]) =>
    runCommand('verify-audit.ts', args, { DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl ?? '' });

  test('says how many entries hold and the head to note down, against which it checks the next time', async () => {
    await record(app.db, nobody, ...signIns(4));
    const { head } = await verifyChain(app.db);
    const noted = `${head.number}:${head.hash}`;
    const said = `A trilha está íntegra: 6 registros.\nAnote fora do banco, para a próxima conferência: --head ${noted}\n`;
    expect(await verify()).toEqual({ status: 0, stdout: said, stderr: '' });
    expect(await verify('--head', noted)).toEqual({ status: 0, stdout: said, stderr: '' });
    expect(await verify('--head', `9:${head.hash}`)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('o registro 7 falta'),
    });
    expect(await verify('--head', 'x')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Uso: npm run verify-audit'),
    });
  });

  test('names the first entry that does not fit and fails', async () => {
    await record(app.db, nobody, ...signIns(4));
    await unlock(app.db);
    await sql`update audit_entries set address = null where number = 3`.execute(app.db);
    expect(await verify()).toEqual({
      status: 1,
      stdout: '',
      stderr: 'A trilha foi alterada: o registro 3 não tem o conteúdo com que foi escrito. Os 2 anteriores conferem.\n',
    });
  });
});

/** Takes away what keeps the application from changing the trail, as only the database's owner can. */
async function unlock(db: Database): Promise<void> {
  if (process.env.TEST_ENGINE === 'postgres') {
    await sql`alter table audit_entries disable trigger user`.execute(db);
    return;
  }
  await sql`drop trigger audit_entries_no_update`.execute(db);
  await sql`drop trigger audit_entries_no_delete`.execute(db);
}
