import type { Database } from '../../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../../platform/storage/encryption-keys.server.ts';
import { keyIdOfText } from '../../../platform/storage/sealed-text.server.ts';
import { contentsAfter, type IssuedKey, replaceContent } from '../issued.db.ts';
import { resealed } from './content.server.ts';

/** So many are read together. */
const batch = 100;

/** What became of the contents; those that are neither here nor there were under the first key already. */
export type Resealing = {
  contents: number;
  /** Were not sealed before. */
  sealed: number;
  /** Were sealed with another key. */
  resealed: number;
  /** What could not be opened, by the document's id, with the reason; it stays as it was. */
  failed: ReadonlyMap<string, ContentError>;
};

/** Tells about one content, so that the others can go on. */
type ContentError = Error & { code: 'ENCRYPTION_KEY_MISSING' | 'FILE_ALTERED' };

/**
 * Brings the content of every issued document under the first of the keys. May be interrupted at any moment and run again,
 * while the server runs. Without keys nothing is changed, but what is sealed is named.
 * @param options.openAll opens those, too, that are under the first key already: each is then known to be what was issued
 */
export async function resealContents(
  db: Database,
  keys: EncryptionKeys,
  { openAll = false }: { openAll?: boolean } = {},
): Promise<Resealing> {
  const failed = new Map<string, ContentError>();
  const counts = { contents: 0, sealed: 0, resealed: 0 };
  // A server that does not know the key yet may issue meanwhile: again, until a look finds none.
  for (let changed = true; changed; ) {
    changed = false;
    counts.contents = 0;
    let last: IssuedKey | null = null;
    for (;;) {
      const rows: Awaited<ReturnType<typeof contentsAfter>> = await contentsAfter(db, last, batch);
      for (const row of rows) {
        counts.contents++;
        const keyId = keyIdOfText(row.content);
        const isDone = keyId === (keys[0]?.id ?? null);
        if (failed.has(row.id) || (isDone && !openAll)) continue;
        try {
          const content = resealed(row, keys);
          if (isDone) continue;
          await replaceContent(db, row, content);
          counts[keyId ? 'resealed' : 'sealed']++;
          changed = true;
        } catch (error) {
          if (!isOfTheContent(error)) throw error;
          failed.set(row.id, error);
        }
      }
      last = rows.at(-1) ?? null;
      if (rows.length < batch) break;
    }
  }
  return { ...counts, failed };
}

function isOfTheContent(error: unknown): error is ContentError {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ENCRYPTION_KEY_MISSING' || code === 'FILE_ALTERED';
}
