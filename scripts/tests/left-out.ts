import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.ts';

/** Tells the configurations of Vitest and Playwright which files of each part this run leaves out. */
export function setLeftOut(files: Readonly<Record<string, readonly string[]>>): void {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  process.env.LEFT_OUT = join(folder, 'left-out.json');
  writeFileSync(process.env.LEFT_OUT, JSON.stringify(files));
}

/** Which files of a part this run leaves out: none, unless `npm test` has said so. */
export function leftOutOf(part: string): string[] {
  const { LEFT_OUT } = process.env;
  return LEFT_OUT ? (JSON.parse(readFileSync(LEFT_OUT, 'utf8'))[part] ?? []) : [];
}
