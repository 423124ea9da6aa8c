import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A folder for the time of one task. */
type WorkFolder = {
  folder: string;
  /** Names a file outside of the folder that must not outlive the task half-written. */
  mayLeave: (path: string) => void;
};

/** Two tasks at once would take each other's folder for what a killed one has left. */
const busy = 'Já há uma cópia ou uma volta em andamento nesta DATA_DIR. Espere que termine.';

/**
 * Runs a task with a folder in the data folder that only this user can read. It is gone afterwards, also when the process
 * is asked to end; what a killed one leaves is swept by the next task and by the next start.
 */
export async function inWorkFolder<Result>(
  dataDir: string,
  prefix: (typeof prefixes)[number],
  task: (work: WorkFolder) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDir, { recursive: true });
  const unlock = lock(dataDir);
  if (!unlock) throw new Error(busy);
  const goOn = onSignals(() => sweepLocked(dataDir));
  try {
    sweepLocked(dataDir);
    const folder = await mkdtemp(join(dataDir, prefix)); // 0700
    const mayLeave = (path: string) => appendFileSync(join(folder, elsewhere), `${path}\n`, { mode: 0o600 });
    return await task({ folder, mayLeave });
  } finally {
    sweepLocked(dataDir);
    goOn();
    unlock();
  }
}

/** Removes what killed backups, restores and moves have left, unless one is under way. */
export function sweepWorkFolders(dataDir: string): void {
  if (leftOvers(dataDir).length === 0) return;
  const unlock = lock(dataDir);
  if (!unlock) return;
  try {
    sweepLocked(dataDir);
  } finally {
    unlock();
  }
}

/** `moving-` and `restoring` are from earlier versions. */
const prefixes = ['backing-up-', 'restoring-', 'moving-', 'restoring'] as const;

/** In a work folder: the paths of what may be left outside of it. */
const elsewhere = 'elsewhere.txt';

function leftOvers(dataDir: string): string[] {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  return names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix))).map((name) => join(dataDir, name));
}

function sweepLocked(dataDir: string): void {
  for (const folder of leftOvers(dataDir)) clear(folder);
}

function clear(folder: string): void {
  const list = join(folder, elsewhere);
  const paths = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  for (const path of paths.filter(Boolean)) rmSync(path, { force: true });
  rmSync(folder, { recursive: true, force: true });
}

/** SQLite's lock on a file is the system's: it ends with its process, however that ends, and holds between containers. */
function lock(dataDir: string): (() => void) | null {
  const file = new DatabaseSync(join(dataDir, 'copying.lock'));
  try {
    file.exec('begin exclusive');
    return () => file.close();
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === 5) return null;
    throw error;
  }
}

/** @returns what ends the waiting for signals */
function onSignals(clearAll: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const end = (signal: NodeJS.Signals) => {
    settle();
    clearAll();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}

/** Nothing new begins meanwhile; what the file system was asked for before could come into being after the clearing. */
function settle(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
}
