import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './steps.ts';

/** What something is built from: files by their patterns, and whatever else it depends on. */
type Sources = { files: readonly string[]; exclude: readonly string[]; also?: string | undefined };

/**
 * Builds something unless what is there was made from exactly these sources.
 * @param stamp the file that says what it was made from, below the folder of the project
 */
export async function unlessBuiltFrom(sources: Sources, stamp: string, build: () => Promise<void>): Promise<void> {
  const path = join(root, stamp);
  const hash = hashOf(sources);
  if (existsSync(path) && readFileSync(path, 'utf8') === hash) return;
  rmSync(path, { force: true }); // A build that breaks off leaves what was made from neither.
  await build();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, hash);
}

function hashOf({ files, exclude, also = '' }: Sources): string {
  const found = globSync([...files], { cwd: root, exclude: [...exclude], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256').update(also);
  for (const file of found) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
