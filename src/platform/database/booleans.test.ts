import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from './database.server.ts';
import { askApart } from './read-apart.server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'zelo-booleans-'));
let db: Database;
beforeAll(async () => {
  db = openDatabase({ dataDir });
  await sql`create table things (name text, is_new boolean, times integer)`.execute(db);
  await sql`insert into things values ('a', ${true}, 1), ('b', ${false}, 0), ('c', null, null)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

const question = sql`select name, is_new as "isNew", times from things order by name`;
const answer = [
  { name: 'a', isNew: true, times: 1 },
  { name: 'b', isNew: false, times: 0 },
  { name: 'c', isNew: null, times: null },
];

test('a column that a migration declares boolean comes back so, under whatever name', async () => {
  expect((await question.execute(db)).rows).toEqual(answer);
});

test('so it does when it is read apart', async () => {
  expect(await askApart(db)(question.compile(db))).toEqual(answer);
});

test('so does what a write returns', async () => {
  const { rows } = await sql`update things set is_new = ${false} where name = 'a' returning is_new`.execute(db);
  expect(rows).toEqual([{ is_new: false }]);
});
