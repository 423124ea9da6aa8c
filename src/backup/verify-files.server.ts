import type { Database } from '../platform/database/database.server.ts';
import type { FileKey, Storage } from '../platform/storage/storage.ts';
import { fileOf, whyUnsound, withFiles } from './contents.server.ts';
import { readTable } from './records.server.ts';

/** Reads the file of every document, and what was signed of it, and compares it with what was written down when it arrived, while the server runs. */
export async function verifyFiles(db: Database, storage: Storage) {
  const unsound: Record<FileKey, string> = {};
  let files = 0;
  for (const table of withFiles) {
    for await (const rows of readTable(db, table)) {
      for (const row of rows) {
        const file = fileOf(row);
        if (!file) continue;
        files++;
        const wrong = await whyUnsound(storage, file);
        if (wrong) unsound[file.key] = wrong;
      }
    }
  }
  return { files, unsound };
}
