import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareEngines } from './compare-engines.ts';
import { withPostgres } from './explain.ts';
import { exportedFunctions } from './exported-functions.ts';
import { apiTests, onBothEngines, onlySqlite } from './on-both-engines.ts';
import { type Engine, readRecord, root } from './statements-record.ts';

/**
 * Once every test of the API has been run: whether PostgreSQL, on which some of them run, understands all that the others had asked of
 * SQLite (decision 89).
 * @returns what is wrong, a sentence for each
 */
export function checkEngines(): Promise<string[]> {
  const functions = globSync('src/**/*.db.ts', { cwd: root }).flatMap((file) =>
    exportedFunctions(file, readFileSync(join(root, file), 'utf8')).map(({ name }) => `${file}#${name}`),
  );
  const sqlite = recordsOf('sqlite', [apiTests]);
  const postgres = recordsOf('postgres', Object.keys(onBothEngines));
  return withPostgres((explain) => compareEngines({ sqlite, postgres, functions, onlySqlite }, explain));
}

function recordsOf(engine: Engine, patterns: string[]) {
  return new Map(globSync(patterns, { cwd: root }).map((file) => [file, readRecord(engine, file)]));
}
