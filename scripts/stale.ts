import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './steps.ts';

/** What something is built from: files by their patterns, and whatever else it depends on. */
type Sources = { files: readonly string[]; exclude: readonly string[]; also?: string | undefined };

/** What tells these sources from any others: what was built of them has it with it. */
export function hashOf({ files, exclude, also = '' }: Sources): string {
  const found = globSync([...files], { cwd: root, exclude: [...exclude], withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
  const hash = createHash('sha256').update(also);
  for (const file of found) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
