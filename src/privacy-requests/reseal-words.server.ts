import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { keyIdOfText } from '../platform/storage/sealed-text.server.ts';
import { type RequestKey, replaceWords, wordsAfter } from './privacy-requests.db.ts';
import { keepWords, type Words, wordsOf } from './sealed-words.server.ts';

/** So many are read together. */
const batch = 500;

/**
 * Brings what requests say under the first of the keys; it may be interrupted, and run while the server runs. Without keys nothing
 * is changed.
 * @param options.openAll opens those, too, that are under the first key already
 * @returns how many there are, how many were changed, and why those by their id could not be opened: they stay as they were
 */
export async function resealRequests(
  db: Database,
  keys: EncryptionKeys,
  { openAll = false }: { openAll?: boolean } = {},
): Promise<{ requests: number; resealed: number; failed: ReadonlyMap<string, Error> }> {
  const failed = new Map<string, Error>();
  let [requests, resealed] = [0, 0];
  let last: RequestKey | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof wordsAfter>> = await wordsAfter(db, last, batch);
    for (const row of rows) {
      requests++;
      const kept = [row.asked, ...(row.answer === null ? [] : [row.answer])];
      const isDone = kept.every((words) => keyIdOfText(words) === (keys[0]?.id ?? null));
      if (isDone && !openAll) continue;
      try {
        const asked = again('asked', row.asked);
        const answer = row.answer === null ? null : again('answer', row.answer);
        if (isDone) continue;
        await replaceWords(db, row, { asked, answer });
        resealed++;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        failed.set(row.id, error);
      }

      function again(which: Words, words: string): string {
        return keepWords(row.id, which, wordsOf(row.id, which, words, keys), keys);
      }
    }
    last = rows.at(-1) ?? null;
    if (rows.length < batch) return { requests, resealed, failed };
  }
}
