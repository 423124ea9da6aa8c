import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiTests, onBothEngines } from './on-both-engines.ts';
import { root } from './statements-record.ts';

const patterns = Object.keys(onBothEngines);

test('each pattern names a file', () => {
  expect(patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});

test('a test that is of PostgreSQL is run on it: name the file in on-both-engines.ts', () => {
  const onBoth = new Set(globSync(patterns, { cwd: root }));
  const speaksOfIt = globSync(apiTests, { cwd: root }).filter((file) =>
    /TEST_ENGINE\b.{0,8}'postgres'/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(speaksOfIt.filter((file) => !onBoth.has(file))).toEqual([]);
});
