import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../steps.ts';
import { isRunning } from './running.ts';

/**
 * Where builds stand, beside what runs (decision 96): each part in a folder that has its name only once it is whole and on the
 * disk; `made/NAME` leads to the parts that belong together, and the link `current` to the one that a start takes.
 */
export const builds = join(root, 'build');

/** What a build consists of; `made` leads to one of each of the others. */
export type Part = 'pages' | 'program' | 'packages';

/** Of builds that nobody runs, so many of the newest stay. */
const kept = 3;

/** How many files are brought to the disk at the same time. */
const together = 32;

/**
 * The part that the sources of this moment ask for, made unless it is there. Whoever calls it builds alone in this clone.
 * @param nameNow what tells these sources from others; when it changes meanwhile, the part is made again
 * @param make fills an empty folder
 * @returns its name
 * @throws what `make` throws; nothing is left then
 */
export async function partOf(
  part: Part | 'made',
  nameNow: () => string,
  make: (folder: string) => unknown,
): Promise<string> {
  const making = join(builds, part, `making-${process.pid}`);
  for (;;) {
    const name = nameNow();
    const folder = join(builds, part, name);
    if (isTaken(folder)) return name;
    remove(making);
    mkdirSync(making, { recursive: true });
    try {
      await make(making);
      await flush(making);
      if (nameNow() !== name) continue;
      renameSync(making, folder);
      return name;
    } finally {
      remove(making);
    }
  }
}

/** An old folder that is wanted again is a new one to whoever forgets the old ones. */
function isTaken(folder: string): boolean {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
    return true;
  } catch {
    return false;
  }
}

/** A name that outlives a loss of power must not name what did not. */
async function flush(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  while (files.length > 0) {
    await Promise.all(
      files.splice(0, together).map(async ({ parentPath, name }) => {
        const handle = await open(join(parentPath, name));
        await handle.sync().finally(() => handle.close());
      }),
    );
  }
}

/** Removes what builds that broke off have left, and the older builds but for those that a server has begun from. */
export function forgetOld(): void {
  forgetBrokenOff();
  const [made, running] = [newestFirst('made'), inUse()];
  const staying = made.filter((folder, at) => at < kept || running.includes(basename(folder)));
  forget(made, staying);
  const wanted = new Set(staying.flatMap((folder) => linksOf(folder)));
  for (const part of ['program', 'pages', 'packages'] as const) {
    const folders = newestFirst(part);
    // One that an archive is being made of (scripts/release/compose.ts) is among the newest.
    forget(
      folders,
      folders.filter((folder, at) => at < kept || wanted.has(basename(folder))),
    );
  }
}

function newestFirst(part: Part | 'made'): string[] {
  return namesIn(join(builds, part))
    .filter((name) => makerOf(name) === null)
    .map((name) => join(builds, part, name))
    .map((path) => ({ path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.at - one.at)
    .map(({ path }) => path);
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The process that makes what has this name until it is whole; null for what is. */
function makerOf(name: string): number | null {
  const [, pid] = /^(?:making|current)-(\d+)$/.exec(name) ?? [];
  return pid === undefined ? null : Number(pid);
}

function forgetBrokenOff(): void {
  for (const folder of [builds, ...['made', 'program', 'pages', 'packages'].map((part) => join(builds, part))]) {
    for (const name of namesIn(folder)) {
      const maker = makerOf(name);
      if (maker !== null && !isRunning(maker)) remove(join(folder, name));
    }
  }
}

/** Parts of a build that was killed may go on for a moment, and write. */
function remove(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

/** The builds that servers have begun from and run yet. */
function inUse(): string[] {
  const marks = namesIn(join(builds, 'in-use'));
  const isOfRunning = (mark: string) => isRunning(Number(mark));
  for (const mark of marks) if (!isOfRunning(mark)) remove(join(builds, 'in-use', mark));
  return marks.filter(isOfRunning).map((mark) => readFileSync(join(builds, 'in-use', mark), 'utf8'));
}

/** The names of the parts that a build leads to, and of what those lead to. */
function linksOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .flatMap(({ name }) => readlinkSync(join(folder, name)).split('/'));
}

function forget(folders: readonly string[], staying: readonly string[]): void {
  for (const folder of folders) if (!staying.includes(folder)) remove(folder);
}
