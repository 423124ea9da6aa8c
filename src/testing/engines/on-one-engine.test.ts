import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiTests, onlyOnSqlite } from './on-one-engine.ts';
import { root } from './statements-record.ts';

test('what runs on one engine is named file by file, once, and is there: a file that was moved or renamed is named anew', () => {
  const files = new Set(globSync(apiTests, { cwd: root }));
  expect(onlyOnSqlite.filter((file) => !files.has(file))).toEqual([]);
  expect(onlyOnSqlite.filter((file, at) => onlyOnSqlite.indexOf(file) !== at)).toEqual([]);
});

test('what asks on which engine it runs, runs on both: take the file out of on-one-engine.ts', () => {
  const asks = onlyOnSqlite.filter((file) => readFileSync(join(root, file), 'utf8').includes('TEST_ENGINE'));
  expect(asks).toEqual([]);
});
