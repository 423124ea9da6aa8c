import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create } from 'tar';
import { crashPoint } from '../platform/crash-point.server.ts';
import { type Database, type DatabasePlace, onSnapshot, sqliteFile } from '../platform/database/database.server.ts';
import { migrationsOf } from '../platform/database/migrate.server.ts';
import { refuseDamaged } from '../platform/database/sound-file.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { flushFolder, writeFlushed } from '../platform/storage/local-files.server.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { copyKept, type DocumentFile, fileOf, hasFiles } from './contents.server.ts';
import { archivePlace, type Manifest, newManifest } from './manifest.server.ts';
import { type Row, readTable, tablesIn, tally } from './records.server.ts';
import { inWorkFolder } from './work-folder.server.ts';

/**
 * Writes records and files of a running installation into one archive, sealed where there is a key. The file appears under
 * its name when it is whole; until then what goes into it stays in the data folder, so that its medium sees nothing open.
 * A file that is not what was stored goes in as it is, and the manifest names it: it must not keep the others out.
 */
export async function backup(
  source: DatabasePlace & { encryptionKeys: EncryptionKeys },
  storage: Storage,
  file: string,
): Promise<Manifest> {
  return inWorkFolder(source.dataDir, 'backing-up-', async ({ folder, mayLeave }) => {
    const manifest = newManifest();
    crashPoint('backup:begun');
    const parts = await fill(join(folder, 'content'), manifest, source, storage);
    const partial = `${resolve(file)}.partial`;
    mayLeave(partial);
    await rm(partial, { force: true });
    const archive = Readable.from(packed(join(folder, 'content'), parts));
    await writeFlushed([archive], partial, { key: archivePlace, seal: source.encryptionKeys[0] });
    crashPoint('backup:archived');
    await rename(partial, resolve(file));
    await flushFolder(dirname(resolve(file)));
    return manifest;
  });
}

/** Begins when it is read. Read no further, it still finds the folder gone behind it: by then nobody is to be told. */
async function* packed(cwd: string, parts: string[]): AsyncGenerator<Buffer> {
  const archive = create({ gzip: true, cwd, portable: true }, parts);
  archive.on('error', () => {});
  yield* archive;
}

/** Copies everything into a folder and writes the manifest of it. @returns what then stands in the folder */
async function fill(
  folder: string,
  manifest: Manifest,
  source: DatabasePlace & { encryptionKeys: EncryptionKeys },
  storage: Storage,
): Promise<string[]> {
  await mkdir(join(folder, 'records'), { recursive: true });
  const files: DocumentFile[] = [];
  // What a damaged database gives would stand in the archive as if it were all.
  if (!source.databaseUrl) refuseDamaged(sqliteFile(source));
  await onSnapshot(source, async (db) => {
    manifest.migrations = await migrationsOf(db);
    for (const table of await tablesIn(db)) {
      const onRow = (row: Row) => {
        const found = hasFiles(table) ? fileOf(row) : null;
        if (found) files.push(found);
      };
      manifest.tables[table] = await writeTable(db, table, join(folder, 'records', `${table}.jsonl`), onRow);
    }
  });
  crashPoint('backup:records-written');
  // A file never changes once it is there: what the snapshot knows of can be copied afterwards.
  for (const each of files) {
    const { copy, wrong } = await copyKept(storage, each, join(folder, 'files', each.key), source.encryptionKeys);
    if (copy) manifest.files[each.key] = copy;
    if (wrong) manifest.unsound[each.key] = wrong;
  }
  crashPoint('backup:files-copied');
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  crashPoint('backup:manifest-written');
  return ['manifest.json', 'records', ...(files.length > 0 ? ['files'] : [])];
}

async function writeTable(db: Database, table: string, path: string, onRow: (row: Row) => void) {
  const count = tally();
  async function* lines() {
    for await (const rows of readTable(db, table)) {
      for (const row of rows) {
        count.add(row);
        onRow(row);
        yield `${JSON.stringify(row)}\n`;
      }
    }
  }
  await pipeline(lines, createWriteStream(path, { mode: 0o600 }));
  return count.result();
}
