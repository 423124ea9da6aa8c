import type { EncryptionKeys } from '../encryption-keys.server.ts';
import { keyIdOfText, openText, sealText } from '../sealed-text.server.ts';

/** A text that a row keeps: what the row is known by, and the place at which alone it opens. */
type Kept = { id: string; kept: string; place: string };

/**
 * Brings texts under the first of the keys, of rows that are few enough to be read together; it may be interrupted, and run while
 * the server runs. Without keys nothing is changed.
 * @param replace writes the text anew where it is still the one that was read
 * @returns how many were changed, and why those by their id could not be opened: they stay as they were
 */
export async function resealTexts<Row extends Kept>(
  rows: readonly Row[],
  keys: EncryptionKeys,
  replace: (row: Row, sealed: string) => Promise<void>,
): Promise<{ resealed: number; failed: Map<string, Error> }> {
  const failed = new Map<string, Error>();
  let resealed = 0;
  for (const row of rows) {
    if (keyIdOfText(row.kept) === (keys[0]?.id ?? null)) continue;
    try {
      await replace(row, sealText(openText(row.kept, row.place, keys), row.place, keys));
      resealed++;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      failed.set(row.id, error);
    }
  }
  return { resealed, failed };
}
