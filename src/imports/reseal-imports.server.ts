import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { keyIdOfText } from '../platform/storage/sealed-text.server.ts';
import { detailsOf, keepDetails } from './details.server.ts';
import { linesOfAnyRunAfter, replaceLine } from './import-lines.db.ts';
import { importsAfter, replaceDetails } from './imports.db.ts';
import { keepLine, lineOf } from './lines.server.ts';

/** So many are read together. */
const batch = 500;

/**
 * Brings what is kept of every import, with its lines, under the first of the keys; it may be interrupted, and run while the
 * server runs.
 * @returns how many imports there are, how many texts were changed, and why some import's could not be opened: it stays
 */
export async function resealImports(
  db: Database,
  keys: EncryptionKeys,
): Promise<{ imports: number; resealed: number; failed: ReadonlyMap<string, Error> }> {
  const failed = new Map<string, Error>();
  let [imports, resealed, last] = [0, 0, ''];
  for (;;) {
    const rows = await importsAfter(db, last, batch);
    for (const row of rows) {
      imports++;
      try {
        if (!isDone(row.details, keys)) {
          await replaceDetails(db, row, keepDetails(row.id, detailsOf(row, keys), keys));
          resealed++;
        }
        resealed += await resealLines(db, row.id, keys);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
        failed.set(row.id, error);
      }
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) return { imports, resealed, failed };
  }
}

/** @returns how many of them were changed */
async function resealLines(db: Database, id: string, keys: EncryptionKeys): Promise<number> {
  let resealed = 0;
  for (let last = { run: -1, line: -1 }; ; ) {
    const lines = await linesOfAnyRunAfter(db, id, last, batch);
    const old = lines.filter(({ content }) => !isDone(content, keys));
    // Together: a part of the lines.
    await db.transaction().execute(async (tx) => {
      for (const { run, line, content } of old) {
        const place = { id, run, line };
        await replaceLine(tx, { ...place, content }, keepLine(place, lineOf(place, content, keys), keys));
      }
    });
    resealed += old.length;
    last = lines.at(-1) ?? last;
    if (lines.length < batch) return resealed;
  }
}

function isDone(kept: string, [first]: EncryptionKeys): boolean {
  return keyIdOfText(kept) === (first?.id ?? null);
}
