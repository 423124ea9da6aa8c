import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crashPoint } from '../platform/crash-point.server.ts';
import { type EncryptionKeys, keyMissing } from '../platform/storage/encryption-keys.server.ts';
import { keyIdOf, measure, nothingThere, openFile } from '../platform/storage/opening.server.ts';
import { altered } from '../platform/storage/sealed-format.server.ts';
import type { FileKey, Storage } from '../platform/storage/storage.ts';
import { type DocumentFile, whyNot, whyUnsound } from './contents.server.ts';
import type { Manifest } from './manifest.server.ts';
import { measured } from './measured.server.ts';

type Parts = {
  manifest: Manifest;
  documents: readonly DocumentFile[];
  /** Where the archive's files are. */
  folder: string;
  storage: Storage;
  keys: EncryptionKeys;
};

/**
 * Puts the files of an archive that are whole into a store. All are looked at, and opened, before the first is written.
 * @returns what the store calls each of them, and what is wrong with the others
 * @throws ENCRYPTION_KEY_MISSING for a file that was whole when the archive was made
 */
export async function putFiles({ manifest, documents, folder, storage, keys }: Parts) {
  const etags = new Map<FileKey, string | null>();
  const unsound: Record<FileKey, string> = {};
  const whole: DocumentFile[] = [];
  for (const file of documents) {
    const wrong = await whyNotWhole(file, join(folder, file.key), manifest, keys);
    if (wrong) unsound[file.key] = wrong;
    else whole.push(file);
  }
  for (const file of whole) {
    etags.set(file.key, await put(file, join(folder, file.key), storage, keys));
    crashPoint('restore:file-put');
  }
  return { etags, unsound };
}

/**
 * Why an archive's copy of a file is not what was written down of it; null when it is.
 * @throws ENCRYPTION_KEY_MISSING for one that was whole when the archive was made
 */
export async function whyNotWhole(file: DocumentFile, path: string, manifest: Manifest, keys: EncryptionKeys) {
  const [listed, known] = [manifest.files[file.key], manifest.unsound[file.key]];
  const head = listed ? await keyIdOf(path).catch(nothingThere) : null;
  if (!listed || !head) return known ?? 'O arquivo não existe.';
  if (head.keyId && !known && !keys.some(({ id }) => id === head.keyId)) throw keyMissing(head.keyId);
  if ((await hashOf(path)) !== listed.sha256) return altered().message;
  return whyNot(path, file, keys);
}

/** Leaves a file that is there already, from a restore that did not come to its end; anything else makes room. */
async function put({ key }: DocumentFile, path: string, storage: Storage, keys: EncryptionKeys) {
  const content = await measure(path, key, keys);
  const isThere = (await whyUnsound(storage, { key, ...content, etag: null })) === null;
  const kept = isThere ? await storage.settle(key) : null;
  if (kept) return kept.etag;
  await storage.remove(key);
  return (await storage.write(key, (await openFile(path, key, keys)).bytes, content.size)).etag;
}

async function hashOf(path: string): Promise<string> {
  const { stream, result } = measured();
  await pipeline(createReadStream(path), stream.resume());
  return result().sha256;
}
