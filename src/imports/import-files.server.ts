import type { Database } from '../platform/database/database.server.ts';
import type { FileKey, Storage } from '../platform/storage/storage.ts';
import { deleteSomeLines } from './import-lines.db.ts';
import { deleteImport, importsBefore } from './imports.db.ts';

/** Where the file of an import stands: the company leads, so that a company's files stand together. */
export function importKey({ companyId, id }: { companyId: string | null; id: string }): FileKey {
  return `${companyId ?? id}/${id}/1.sheet`;
}

/** How long a file and what was read from it are kept: 7 days (product 18.5). */
const keptMs = 7 * 24 * 3_600_000;

/** No look through a file comes after it: the largest number that PostgreSQL has for one. */
const everyRun = 2 ** 31 - 1;

/** So many lines are deleted together: others are answered in between. */
const linesAtOnce = 500;

/** Removes files and lines of imports that began long ago, and forgets those. */
export async function clearImports(db: Database, storage: Storage, now: Date): Promise<void> {
  for (const one of await importsBefore(db, new Date(now.getTime() - keptMs))) {
    await storage.remove(importKey(one));
    await clearLines(db, { id: one.id, run: everyRun });
    await deleteImport(db, one.id);
  }
}

/** Forgets the lines of an import up to a look through its file. */
export async function clearLines(db: Database, run: { id: string; run: number }): Promise<void> {
  while (await deleteSomeLines(db, run, linesAtOnce));
}
