import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where this machine has PostgreSQL's own programs; null where it has none. */
export const serverPrograms = globSync('/usr/lib/postgresql/*/bin/pg_basebackup').map(dirname).sort().at(-1) ?? null;

/**
 * How PostgreSQL's programs are run within a folder, which is theirs from now on: it refuses to be run by root.
 * @returns a way to run one that must succeed, and to end a server of which nothing need be saved
 */
export function programsAt(folder: string) {
  if (!serverPrograms) throw new Error('no PostgreSQL programs here');
  const programs = serverPrograms;
  const isRoot = process.getuid?.() === 0;
  const [uid = 0, gid = 0] = isRoot
    ? ['-u', '-g'].map((what) => Number(spawnSync('id', [what, 'postgres']).stdout))
    : [];
  if (isRoot) chownSync(folder, uid, gid);
  const as = isRoot ? { uid, gid } : {};
  return {
    run: (name: string, ...args: string[]) =>
      execFileSync(join(programs, name), args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...as }),
    stop: (data: string) => void spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], as),
    own: (path: string) => (isRoot ? chownSync(path, uid, gid) : undefined),
  };
}
