import { rename, rm } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { EncryptionKey, EncryptionKeys } from './encryption-keys.server.ts';
import { filesUnder, flushFolder, sweepFolder, temporaryIn, writeFlushed } from './local-files.server.ts';
import { storeFolders } from './local-storage.server.ts';
import { keyIdOf, measure, nothingThere, openFile } from './opening.server.ts';
import { type Checked, fileCheck } from './pdf-check.server.ts';

type Place = { dataDir: string; keys: EncryptionKeys };

/** What became of the files. Those that are neither here nor there were under the first key already. */
export type Rotation = {
  files: number;
  /** Were not sealed before. */
  sealed: number;
  /** Were sealed with another key. */
  resealed: number;
  /** What could not be opened, by its place, with the reason; it stays as it was. */
  failed: ReadonlyMap<string, string>;
};

/**
 * Brings every file of the local store under the first key: a new copy is written beside it, read back and compared, and
 * only then takes its place, in one step. May be interrupted at any moment and run again, while the server runs.
 */
export async function rotateKeys({ dataDir, keys }: Place): Promise<Rotation> {
  const [first] = keys;
  if (!first) throw new Error('ENCRYPTION_KEYS não está definida: não há chave com que cifrar.');
  const { files, arriving } = storeFolders(dataDir);
  await sweepFolder(arriving); // what an interrupted run has left
  const failed = new Map<string, string>();
  const counts = { files: 0, sealed: 0, resealed: 0 };
  // Files may arrive meanwhile from a server that does not know the key yet: again, until a look finds none.
  for (let changed = true; changed; ) {
    changed = false;
    counts.files = 0;
    for await (const path of filesUnder(files)) {
      counts.files++;
      const place = relative(files, path).replaceAll('\\', '/');
      if (failed.has(place)) continue;
      const outcome = await rotate({ path, place, arriving }, first, keys).catch((error: unknown) => {
        if (!isOfTheFile(error)) throw error;
        failed.set(place, error.message);
        return null;
      });
      if (!outcome) continue;
      counts[outcome]++;
      changed = true;
    }
  }
  return { ...counts, failed };
}

/** @returns what has been done, or null when there was nothing to do */
async function rotate(
  { path, place, arriving }: { path: string; place: string; arriving: string },
  first: EncryptionKey,
  keys: EncryptionKeys,
): Promise<'sealed' | 'resealed' | null> {
  const kept = await keyIdOf(path).catch(nothingThere);
  if (!kept || kept.keyId === first.id) return null;
  const temporary = temporaryIn(arriving);
  try {
    let before: Checked | undefined;
    const check = fileCheck(place, { maxBytes: Number.MAX_SAFE_INTEGER }, (checked) => {
      before = checked;
    });
    await writeFlushed([(await openFile(path, place, keys)).bytes, check], temporary, { key: place, seal: first });
    const after = await measure(temporary, place, [first]);
    if (after.sha256 !== before?.sha256) throw new Error(`A cópia cifrada de ${place} não confere.`);
    await rename(temporary, path);
    await flushFolder(dirname(path));
  } finally {
    await rm(temporary, { force: true });
  }
  return kept.keyId ? 'resealed' : 'sealed';
}

/** Whether the error tells about one file, so that the others can go on. */
function isOfTheFile(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ENCRYPTION_KEY_MISSING' || code === 'FILE_ALTERED';
}
