import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './stale.ts';
import { root, step } from './steps.ts';

/**
 * The server as it is started, one folder for each state of its sources: a folder is complete once it has its name, and a
 * server that runs keeps the one that it began from (decision 87).
 */
const programs = join(root, 'build/program');

const files = ['src/**/*.{ts,json}', 'migrations/*.ts', 'package-lock.json', 'scripts/bundle-program.ts'];
const exclude = ['**/*.test.ts', 'src/testing/**'];

/** Builds the server of these sources unless it is there, and says which one a start takes (`program.mjs`). */
export async function buildProgramIfStale(): Promise<void> {
  const name = hashOf({ files, exclude });
  const folder = join(programs, name);
  // In a process of its own: what builds takes half a gigabyte, which the server would keep as long as it runs.
  if (!existsSync(folder)) await step('Programa', process.execPath, ['scripts/bundle-program.ts', folder]);
  const writing = join(programs, `current-${process.pid}`);
  writeFileSync(writing, name);
  renameSync(writing, join(programs, 'current'));
}
