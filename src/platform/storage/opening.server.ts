import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { headerWithin } from '../files/sent-pdf.rules.ts';
import { type EncryptionKeys, keyMissing } from './encryption-keys.server.ts';
import { beginsAs } from './file-kind.server.ts';
import {
  altered,
  type Header,
  headerBytes,
  openedSize,
  parseHeader,
  segmentBytes,
  segmentOpener,
  tagBytes,
} from './sealed-format.server.ts';
import type { FileKey } from './storage.ts';

/** A file with what it holds: `bytes` must be read or destroyed. `keyId` is null when the file is not sealed. */
export type OpenFile = { size: number; keyId: string | null; bytes: Readable };

/**
 * Opens a file, sealed or not. What `bytes` gives has been verified before; it fails where the file was altered.
 * @param place where the file was sealed to stand
 * @param isPlain whether a file that begins like this is one that was never sealed
 * @throws ENOENT when there is none, ENCRYPTION_KEY_MISSING, FILE_ALTERED when that shows in its beginning
 */
export async function openFile(
  path: string,
  place: FileKey,
  keys: EncryptionKeys,
  isPlain: (head: Buffer) => boolean = (head) => beginsAs(place, head),
): Promise<OpenFile> {
  const handle = await open(path, 'r');
  try {
    const head = await readHead(handle);
    const header = parseHeader(head);
    if (header) return await openSealed(handle, header, place, keys);
    if (!isPlain(head)) throw altered();
    const { size } = await handle.stat();
    return { size, keyId: null, bytes: handle.createReadStream({ start: 0 }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The name of the key that a file was sealed with, without opening it. @throws ENOENT when there is none */
export async function keyIdOf(path: string): Promise<Pick<OpenFile, 'keyId'>> {
  const handle = await open(path, 'r');
  const head = await readHead(handle).finally(() => handle.close());
  return { keyId: parseHeader(head)?.keyId ?? null };
}

/** Size and hash of what a file holds. @throws as `openFile` does, and FILE_ALTERED wherever it was altered */
export async function measure(path: string, place: FileKey, keys: EncryptionKeys) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of (await openFile(path, place, keys)).bytes) {
    size += chunk.length;
    hash.update(chunk);
  }
  return { size, sha256: hash.digest('hex') };
}

/** For a file that may be missing: null then; any other error stays one. */
export function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** So many bytes have a header, and what shows which kind of file one is that has none. */
const headRead = Math.max(headerBytes, headerWithin + 16);

/** The first bytes; fewer where the file is shorter. */
async function readHead(handle: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(headRead), 0, headRead, 0);
  return buffer.subarray(0, bytesRead);
}

async function openSealed(handle: FileHandle, header: Header, place: FileKey, keys: EncryptionKeys): Promise<OpenFile> {
  const end = (await handle.stat()).size;
  const size = openedSize(end);
  if (size === null) throw altered(); // no key would open it
  const key = keys.find(({ id }) => id === header.keyId);
  if (!key) throw keyMissing(header.keyId);
  const openSegment = segmentOpener(key, header, place);
  const sealed = Buffer.allocUnsafe(segmentBytes + tagBytes);
  const read = async (number: number): Promise<Buffer> => {
    const at = headerBytes + number * sealed.length;
    const { bytesRead } = await handle.read(sealed, 0, Math.min(sealed.length, end - at), at);
    return openSegment(sealed.subarray(0, bytesRead), number, at + sealed.length >= end);
  };
  const first = await read(0);
  return {
    size,
    keyId: key.id,
    bytes: segmentStream(handle, first, Math.ceil((end - headerBytes) / sealed.length), read),
  };
}

/** A stream of segments, each read when the one before has been taken. */
function segmentStream(
  handle: FileHandle,
  first: Buffer,
  count: number,
  read: (number: number) => Promise<Buffer>,
): Readable {
  let next = 0;
  return new Readable({
    highWaterMark: 4 * segmentBytes, // read on while those before are on their way
    read() {
      if (next === count) return void this.push(null);
      const segment = next === 0 ? Promise.resolve(first) : read(next);
      next++;
      segment.then(
        (bytes) => this.push(bytes),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      handle.close().then(() => done(error), done);
    },
  });
}

/** Altered, sealed with a key that is gone, or on a bad place of the disk. */
const ofTheFile = new Set<unknown>(['FILE_ALTERED', 'ENCRYPTION_KEY_MISSING', 'EIO', 'EACCES', 'EPERM', 'EISDIR']);

/** Whether something is wrong with one file alone: others can be read all the same. A store that does not answer is another matter. */
export function isOfTheFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ofTheFile.has(error.code);
}
