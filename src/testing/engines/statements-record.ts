import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The engines that the product runs on. */
export type Engine = 'sqlite' | 'postgres';

/** A statement as a test of the API had it run. */
export type Statement = {
  /** Whose it is, as `src/jobs/queue.db.ts#claim`. */
  place: string;
  /** Its text as PostgreSQL is told it, on whichever engine it ran. */
  sql: string;
  /** Values with which it ran once. */
  values: readonly unknown[];
};

/** What a test file had run on an engine: statements, and functions of `*.db.ts` that are open to others. */
export type FileRecord = { statements: Statement[]; functions: string[] };

export const root = resolve(import.meta.dirname, '../../..');

/** Where what the tests have had run is kept. */
const records = join(root, '.cache/statements');

/** Before whoever runs all of the tests does: takes away what they had run before, but of the files that are not run again. */
export function forgetRecords(kept: Readonly<Record<Engine, readonly string[]>>): void {
  for (const [engine, files] of Object.entries(kept)) {
    for (const record of globSync('**/*.json', { cwd: join(records, engine) })) {
      if (!files.includes(record.replace(/\.json$/, ''))) rmSync(join(records, engine, record));
    }
  }
}

/**
 * Keeps what a test file has run whole: one file for each, so that it does not matter in how many processes or runs of vitest the
 * suite is run.
 * @param file of the tests, from the root
 */
export function keepRecord(engine: Engine, file: string, record: FileRecord): void {
  const path = recordPath(engine, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(record));
}

/** @returns null when the file has never been run whole on the engine */
export function readRecord(engine: Engine, file: string): FileRecord | null {
  const path = recordPath(engine, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function recordPath(engine: Engine, file: string): string {
  return join(records, engine, `${file}.json`);
}
