import { join, resolve } from 'node:path';
import { refuseNewer } from '../platform/database/migrate.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { damagedIn, readRows, unpack } from './archive.server.ts';
import { fileOf } from './contents.server.ts';
import { whyNotWhole } from './put-files.server.ts';
import { tally } from './records.server.ts';
import { inWorkFolder } from './work-folder.server.ts';

/**
 * Reads a copy whole, as a restore does before it writes: what it says of itself, every row of every table, every file. Nothing is
 * restored, and no database is asked.
 * @returns when it was made, what it holds, and the documents whose files were not whole when it was made
 * @throws {RestoreError} in one line that says where it is damaged, or what it takes to read it
 */
export async function verifyBackup(file: string, { dataDir, keys }: { dataDir: string; keys: EncryptionKeys }) {
  return inWorkFolder(dataDir, 'restoring-', async ({ folder }) => {
    const manifest = await unpack(resolve(file), folder, { keys, unsealed: true });
    await refuseNewer(manifest.migrations);
    const unsound: Record<string, string> = {};
    let [rows, files] = [0, 0];
    for (const [table, expected] of Object.entries(manifest.tables)) {
      const count = tally();
      await readRows(folder, table, async (some) => {
        for (const row of some) {
          count.add(row);
          const document = 'etag' in row ? fileOf(row) : null;
          if (!document) continue;
          files++;
          const wrong = await whyNotWhole(document, join(folder, 'files', document.key), manifest, keys);
          if (wrong) unsound[document.key] = wrong;
        }
      }).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? damagedIn(`records/${table}.jsonl`) : error;
      });
      const found = count.result();
      rows += found.rows;
      if (found.rows !== expected.rows || found.checksum !== expected.checksum)
        throw damagedIn(`records/${table}.jsonl`);
    }
    // What was so already when the copy was made is no damage of the copy.
    const since = Object.keys(unsound).find((key) => !(key in manifest.unsound));
    if (since) throw damagedIn(`files/${since}`);
    return { createdAt: manifest.createdAt, rows, files, unsound };
  });
}
