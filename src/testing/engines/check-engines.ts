import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareEngines } from './compare-engines.ts';
import { withPostgres } from './explain.ts';
import { exportedFunctions } from './exported-functions.ts';
import { apiTests, onlyOnSqlite, onlySqlite } from './on-one-engine.ts';
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
  const files = globSync(apiTests, { cwd: root });
  const sqlite = recordsOf('sqlite', files);
  const postgres = recordsOf(
    'postgres',
    files.filter((file) => !onlyOnSqlite.includes(file)),
  );
  return withPostgres((explain) => compareEngines({ sqlite, postgres, functions, onlySqlite }, explain));
}

function recordsOf(engine: Engine, files: readonly string[]) {
  const records = files.map((file) => [file, readRecord(engine, file)] as const);
  return new Map(records.filter(([file, record]) => record || !saysWhere(file)));
}

/** Of a file that says itself on which engine it runs, every test may be skipped on the other one: then it leaves no record. */
function saysWhere(file: string): boolean {
  return readFileSync(join(root, file), 'utf8').includes('.runIf(process.env.TEST_ENGINE');
}
