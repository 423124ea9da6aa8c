import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { declareRecord } from '../contract/record.ts';
import { type Database, openDatabase } from './database.server.ts';
import { list, longList } from './listing.server.ts';

const thing = declareRecord({
  table: 'things',
  fields: { name: z.string(), colour: z.string() },
  listed: ['name'],
  row: { id: z.string() },
  searched: ['name'],
});

const dataDir = mkdtempSync(join(tmpdir(), 'zelo-listing-'));
let db: Database;
beforeAll(async () => {
  db = openDatabase({ dataDir });
  await sql`create table things (id text, name text, colour text, search text, secret text)`.execute(db);
  await sql`insert into things values ('1', 'Bia', 'azul', 'bia', 'x'), ('2', 'Ana', 'verde', 'ana', 'y')`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

type Thing = { id: string; name: string; secret: string };
/** The table is none of the product's: the query is made as one of it would be. */
const things = () => (db as unknown as Kysely<{ things: Thing }>).selectFrom('things') as never;
const answer = [
  { id: '2', name: 'Ana' },
  { id: '1', name: 'Bia' },
];

test('a list has the columns of its row and no other, whatever its query selected', async () => {
  const { rows } = await list(db, things(), thing.row, {});
  expect(rows.rows).toEqual(answer);
  const careless = (things() as ReturnType<Kysely<{ things: Thing }>['selectFrom']>).selectAll() as never;
  expect((await list(db, careless, thing.row, {})).rows.rows).toEqual(answer);
  expect((await longList(db, careless, thing.row, {})).rows).toEqual(rows);
});

test('it is sorted by what its row declares', async () => {
  expect((await list(db, things(), thing.row, { sort: '-name' })).rows.rows).toEqual(answer.toReversed());
});

test('an unknown name does not compile, and is never taken for another one', async () => {
  // @ts-expect-error: a list is not sorted by what it does not show
  const sorted = list(db, things(), thing.row, { sort: 'colour' });
  await expect(sorted).rejects.toThrow("things can't be sorted by colour");
});
