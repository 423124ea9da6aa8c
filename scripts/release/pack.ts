import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { create } from 'tar';
import type { Commit } from './name.ts';

/** The program that says when an archive was unpacked in part: itself it is whole, wherever the archive was cut. */
const first = 'zelo.mjs';
/** Without its last file an archive is not started: it was unpacked in part. */
const last = 'release.json';

/**
 * Packs a folder into `FOLDER.tar.gz`, with a file beside it that `sha256sum --check` reads. The same files give the same bytes:
 * in the order of their names but for the first and the last, without owners, and of the time of the commit.
 */
export async function packRelease(folder: string, to: string, commit: Commit | null) {
  const name = basename(folder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  const inOrder = [first, ...files.filter((file) => file !== first && file !== last), last].map((file) =>
    join(name, file),
  );
  const file = join(to, `${name}.tar.gz`);
  const making = `${folder}.tar.gz`;
  const mtime = commit?.at ?? new Date(0);
  await create({ file: making, cwd: dirname(folder), gzip: { level: 9 }, portable: true, mtime }, inOrder);
  const bytes = readFileSync(making);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  renameSync(making, file);
  writeFileSync(`${file}.sha256`, `${sha256}  ${basename(file)}\n`);
  return { file, sha256, megabytes: Math.round(bytes.length / 1e6) };
}
