import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, readlinkSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../steps.ts';
import { builds, forgetOld, type Part, partOf } from './folders.ts';

const current = join(builds, 'current');
const starter = join(root, 'scripts/zelo.mjs');

/** When what a start takes now was built; null where nothing was. */
export function builtAt(): Date | null {
  return statSync(join(current, 'zelo.mjs'), { throwIfNoEntry: false })?.mtime ?? null;
}

/** The name of the pages that a start takes now; null where there are none. */
export function currentPages(): string | null {
  const link = join(current, 'pages');
  return existsSync(link) ? basename(readlinkSync(link)) : null;
}

/**
 * Puts parts together and has the next start take them, from one moment to the next: a build that ends before that has changed
 * nothing, and a server that has begun from another one keeps its own.
 */
export async function takeAsCurrent(
  parts: Record<Exclude<Part, 'pages'>, string> & { pages: string | null },
): Promise<void> {
  const links = {
    program: join('program', parts.program),
    node: join('packages', parts.packages, 'node'),
    ...(parts.pages ? { pages: join('pages', parts.pages) } : {}),
  };
  const nameNow = () => {
    const hash = createHash('sha256').update(JSON.stringify(links)).update(readFileSync(starter));
    return hash.digest('hex').slice(0, 16);
  };
  const name = await partOf('made', nameNow, (folder) => {
    copyFileSync(starter, join(folder, 'zelo.mjs'));
    for (const [link, part] of Object.entries(links)) symlinkSync(join('../..', part), join(folder, link));
  });
  const link = join(builds, `current-${process.pid}`);
  symlinkSync(join('made', name), link);
  renameSync(link, current);
  forgetOld();
}
