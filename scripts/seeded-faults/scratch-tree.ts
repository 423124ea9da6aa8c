import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { scratchFolder } from '../scratch.ts';

/** Copies a tree's own files, as they are at this moment, into a folder that goes with the process. @returns the folder */
export function scratchTree(tree: string): string {
  const folder = mkdtempSync(join(scratchFolder(), 'zelo-seeded-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: tree, encoding: 'utf8' });
  for (const file of listed
    .split('\0')
    .filter((name) => !['', 'node_modules'].includes(name) && existsSync(join(tree, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(tree, file), join(folder, file));
  }
  symlinkSync(resolve(tree, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
