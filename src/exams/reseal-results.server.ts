import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { keyIdOfText } from '../platform/storage/sealed-text.server.ts';
import { type RecordKey, replaceResult, resultsAfter } from './exam-records.db.ts';
import { keepResult, resultOf } from './sealed-result.server.ts';

/** So many are read together. */
const batch = 500;

/**
 * Brings the result of every exam under the first of the keys; it may be interrupted, and run while the server runs. Without
 * keys nothing is changed.
 * @param options.openAll opens those, too, that are under the first key already
 * @returns how many there are, how many were changed, and why those by their id could not be opened: they stay as they were
 */
export async function resealResults(
  db: Database,
  keys: EncryptionKeys,
  { openAll = false }: { openAll?: boolean } = {},
): Promise<{ results: number; resealed: number; failed: ReadonlyMap<string, Error> }> {
  const failed = new Map<string, Error>();
  let [results, resealed] = [0, 0];
  let last: RecordKey | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<typeof resultsAfter>> = await resultsAfter(db, last, batch);
    for (const row of rows) {
      results++;
      const isDone = keyIdOfText(row.result) === (keys[0]?.id ?? null);
      if (isDone && !openAll) continue;
      try {
        const result = resultOf(row, keys);
        if (isDone) continue;
        await replaceResult(db, row, keepResult(row.id, result, keys));
        resealed++;
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        failed.set(row.id, error);
      }
    }
    last = rows.at(-1) ?? null;
    if (rows.length < batch) return { results, resealed, failed };
  }
}
