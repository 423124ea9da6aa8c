import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { conflict } from '../contract/errors.ts';
import { crashPoint } from '../crash-point.server.ts';
import type { EncryptionKey } from './encryption-keys.server.ts';
import { nothingThere } from './opening.server.ts';
import { type Checked, fileCheck } from './pdf-check.server.ts';
import { sealing } from './sealing.server.ts';
import { arrivalMilliseconds, type FileKey } from './storage.ts';

/** The refusal of a second file for a place that is taken; carries what was sent, so that a retry can be told apart. */
export type PlaceTaken = ReturnType<typeof conflict> & { sent?: Checked };

type Place = { arriving: string; target: string; key: FileKey; seal: EncryptionKey | undefined };

/**
 * Writes, checks, seals, flushes and places one file; whatever fails or breaks off leaves nothing behind.
 * @param parts `seal` is the key to seal it with, if there is one
 */
export async function placeFile(
  body: Readable,
  parts: Place & { maxBytes: number; isSent: boolean },
): Promise<Checked> {
  const temporary = temporaryIn(parts.arriving);
  let checked: Checked | undefined;
  try {
    const check = fileCheck(parts.key, parts, (result) => {
      checked = result;
    });
    await writeFlushed([body, check], temporary, parts);
    if (!checked) throw new Error('the check ended without a result');
    const sent = checked;
    crashPoint('file:written');
    await mkdir(dirname(parts.target), { recursive: true });
    // A link, not a rename: it fails where a file already is, so that nothing is ever overwritten.
    await link(temporary, parts.target).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? Object.assign(conflict('Este documento já foi enviado.'), { sent }) : error;
    });
    await flushFolder(dirname(parts.target));
    crashPoint('file:placed');
    return checked;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** A new name for a file under way. The process stands in it, so that a later one knows what an ended one has left. */
export function temporaryIn(folder: string): string {
  return join(folder, `${process.pid}_${randomUUID()}`);
}

/** Bytes of one file that may wait for the disk, to be written together. */
const writeAhead = 512 * 1024;

/** Writes what the streams give to a new file, sealed where there is a key, and flushes it to disk. */
export async function writeFlushed(
  streams: readonly [Readable, ...Transform[]],
  path: string,
  { key, seal }: Pick<Place, 'key' | 'seal'>,
): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true, highWaterMark: writeAhead });
  await pipeline([...streams, ...(seal ? [sealing(seal, key)] : []), file]);
}

/** Removes temporary files whose process has ended, or has had an hour to finish them. */
export async function sweepFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (await isLeftOver(path)) await rm(path, { force: true });
  }
}

async function isLeftOver(path: string): Promise<boolean> {
  const pid = Number(/^(\d+)_/.exec(basename(path))?.[1]);
  const found = await stat(path).catch(() => null);
  if (!found) return false;
  if (Date.now() - found.mtimeMs > arrivalMilliseconds || !pid) return true;
  return pid !== process.pid && !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A folder's entry for a new file is on disk only when the folder has been flushed too. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/** The paths of all files below a folder; a folder is listed whole before its first file is answered. */
export async function* filesUnder(folder: string): AsyncGenerator<string> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(nothingThere)) ?? [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else yield path;
  }
}

/** Whether the disk of a folder has room for so many bytes, for a user who is not the root of the machine. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes;
}
