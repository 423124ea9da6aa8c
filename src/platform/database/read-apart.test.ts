import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.server.ts';
import { askApart, askInPlace } from './read-apart.server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'zelo-apart-'));
let db: Database;
beforeAll(async () => {
  db = openDatabase({ dataDir });
  await sql`create table things (name text)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

const add = (name: string, to = db) => sql`insert into things values (${name})`.execute(to);
const names = async (from = db) =>
  (await askApart(from)(sql<{ name: string }>`select name from things`.compile(from))).map(({ name }) => name);

test('what takes long keeps nobody waiting', async () => {
  const order: string[] = [];
  const long = sql`with recursive s(n) as (select 1 union all select n + 1 from s where n < 2000000)
    select count(*) from s`;
  const asked = askApart(db)(long.compile(db)).then(() => order.push('long'));
  for (let turns = 0; turns < 10; turns++) await setImmediate();
  await askInPlace(db)(sql`select 1`.compile(db));
  order.push('short');
  await asked;
  expect(order).toEqual(['short', 'long']);
});

test('what has been committed is seen, in a transaction what it has written itself, too', async () => {
  await add('Ana');
  expect(await names()).toEqual(['Ana']);
  await db.transaction().execute(async (tx) => {
    await add('Bia', tx);
    expect(await names(tx)).toEqual(['Ana', 'Bia']);
  });
  expect(await names()).toEqual(['Ana', 'Bia']);
});

test('nothing can be changed there, and a fault is told as it is', async () => {
  await expect(askApart(db)(sql`delete from things`.compile(db))).rejects.toMatchObject({
    message: 'attempt to write a readonly database',
    errcode: 8,
  });
  expect(await names()).toEqual(['Ana', 'Bia']);
});

test('of many questions that come together none keeps the loop until the last is answered', async () => {
  const some = sql`with recursive s(n) as (select 1 union all select n + 1 from s where n < 200000)
    select count(*) from s`;
  let answered = 0;
  const all = Promise.all(Array.from({ length: 30 }, () => some.execute(db).then(() => answered++)));
  await setImmediate();
  await setImmediate();
  expect(answered).toBeLessThan(30);
  await all;
});
