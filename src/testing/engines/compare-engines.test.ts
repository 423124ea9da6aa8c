import { expect, test } from 'vitest';
import { compareEngines } from './compare-engines.ts';
import type { FileRecord } from './statements-record.ts';

const place = 'src/units/units.db.ts#listUnits';
const listed: FileRecord = {
  statements: [{ place, sql: 'select "id" from "units" where "id" in ($1, $2)', values: ['a', 'b'] }],
  functions: [place],
};
const another: FileRecord = { statements: [{ place, sql: 'select 1', values: [] }], functions: [place] };
const nothing: FileRecord = { statements: [], functions: [] };

const of = (record: FileRecord | null) => new Map([['src/units/units.api.test.ts', record]]);
const given = { sqlite: of(listed), postgres: of(nothing), functions: [place], onlySqlite: [] };
const understands = async () => null;
const refuses = async () => 'column "id" does not exist';

test('what PostgreSQL ran, or explains, is in order', async () => {
  expect(await compareEngines(given, understands)).toEqual([]);
  expect(await compareEngines({ ...given, postgres: of(listed) }, refuses)).toEqual([]);
});

test('what ran on SQLite only and PostgreSQL refuses is named with its function, once', async () => {
  const [first] = listed.statements;
  const sqlite = of({ ...listed, statements: first ? [first, { ...first, values: ['c', 'd'] }] : [] });
  expect(await compareEngines({ ...given, sqlite }, refuses)).toEqual([
    `${place}: PostgreSQL refuses it (column "id" does not exist): ${first?.sql}`,
  ]);
});

test('how many values a list has makes no other statement, and of what kind they are does', async () => {
  const asked: unknown[] = [];
  const explain = async ({ values }: { values: readonly unknown[] }) => {
    asked.push(values);
    return null;
  };
  const statements = [['a'], ['a', 'b', 'c'], [1, 2], [null]].map((values) => ({
    place,
    sql: `select 1 from "units" where "id" in (${values.map((_, at) => `$${at + 1}`).join(', ')})`,
    values,
  }));
  await compareEngines({ ...given, sqlite: of({ ...listed, statements }) }, explain);
  expect(asked).toEqual([['a'], [1, 2], [null]]);
});

test('a function that no test calls is named', async () => {
  const functions = [place, 'src/units/units.db.ts#findUnit'];
  expect(await compareEngines({ ...given, functions }, understands)).toEqual([
    'src/units/units.db.ts#findUnit: no test of the API calls it, so that neither engine was asked what it asks',
  ]);
});

test('what SQLite is asked in its own words is asked of nobody else, where PostgreSQL was asked by the same function', async () => {
  const own = { ...given, onlySqlite: [{ asked: /from "units"/ }] };
  expect(await compareEngines({ ...own, postgres: of(another) }, refuses)).toEqual([]);
  expect(await compareEngines(own, refuses)).toHaveLength(1);
  expect(await compareEngines({ ...given, onlySqlite: [{ asked: /from "units"/, alone: true }] }, refuses)).toEqual([]);
});

test('without the record of a file nothing is known', async () => {
  expect(await compareEngines({ ...given, postgres: of(null) }, understands)).toEqual([
    'src/units/units.api.test.ts: it was not run whole on PostgreSQL',
  ]);
});
