import { relative } from 'node:path';
import type { EncryptionKeys } from '../encryption-keys.server.ts';
import { filesUnder } from '../local-files.server.ts';
import { storeFolders } from '../local-storage.server.ts';
import { isOfTheFile, keyIdOf, measure } from '../opening.server.ts';

/** So many files are looked at. */
const most = 1_000;

/**
 * The names of the keys that files of the data folder need, of as many as can be looked at while somebody waits: a file that is
 * damaged, which its key does not open either, needs none.
 */
export async function keysOfFiles(dataDir: string, keys: EncryptionKeys): Promise<Set<string>> {
  const { files } = storeFolders(dataDir);
  const found = new Set<string>();
  let looked = 0;
  for await (const path of filesUnder(files)) {
    try {
      const { keyId } = await keyIdOf(path);
      if (keyId && !found.has(keyId) && (await needsItsKey(path, files, keys))) found.add(keyId);
    } catch (error) {
      if (!isOfTheFile(error) && !isGone(error)) throw error;
    }
    if (++looked === most) break;
  }
  return found;
}

/** Whether its key opens the file, or is not at hand to tell. @throws what else is wrong with the file */
async function needsItsKey(path: string, files: string, keys: EncryptionKeys): Promise<boolean> {
  const place = relative(files, path).replaceAll('\\', '/');
  return measure(path, place, keys).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENCRYPTION_KEY_MISSING') return true;
      throw error;
    },
  );
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
