import { spawnSync } from 'node:child_process';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../steps.ts';

/** The state of the sources that is built, as git knows it; `isChanged` when they are no longer what was committed. */
export type Commit = { hash: string; at: Date; isChanged: boolean };

/** @returns null where the sources are in no clone */
export function commitOf(): Commit | null {
  const shown = git('log', '-1', '--format=%H %ct');
  const [hash, seconds] = shown?.split(' ') ?? [];
  if (!hash) return null;
  return { hash, at: new Date(Number(seconds) * 1_000), isChanged: git('status', '--porcelain') !== '' };
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** For what machines: some packages have code for one kind only. */
export const machine = `${process.platform}-${process.arch}`;

/** What the archive and the folder in it are called: two states of the sources never share it, so that they stand side by side. */
export function releaseName(commit: Commit | null): string {
  const state = commit ? [commit.hash.slice(0, 8), ...(commit.isChanged ? ['changed'] : [])] : [];
  return ['zelo', manifest.version, ...state, machine].join('-');
}
