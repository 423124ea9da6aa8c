import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create } from 'tar';
import { documentKey } from '../../documents/documents.rules.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { flushFolder, writeFlushed } from '../../platform/storage/local-files.server.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { migrationsOf } from './migrations.server.ts';
import { type Row, readTable, tables, tally } from './records.server.ts';
import { onSnapshot } from './snapshot.server.ts';

/** What stands in an archive; a restore checks every number of it. */
export type Manifest = {
  format: 1;
  createdAt: string;
  migrations: string[];
  tables: Record<string, { rows: number; checksum: string }>;
  /** As they are kept: those that are sealed stay so. */
  files: Record<string, { size: number; sha256: string }>;
};

/** The place for which an archive is sealed, whatever its name. */
export const archivePlace = 'backup';

/**
 * Writes records and files of a running installation into one archive, sealed where there is a key. The file appears under
 * its name when it is whole; until then what goes into it stays in the data folder, so that its medium sees nothing open.
 */
export async function backup(
  source: { databaseUrl?: string | undefined; dataDir: string; encryptionKeys: EncryptionKeys },
  storage: Storage,
  file: string,
): Promise<Manifest> {
  const partial = `${resolve(file)}.partial`;
  await mkdir(source.dataDir, { recursive: true });
  const work = await mkdtemp(join(source.dataDir, 'backing-up-'));
  const folder = join(work, 'content');
  await mkdir(join(folder, 'records'), { recursive: true });
  try {
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: [],
      tables: {},
      files: {},
    };
    const keys: string[] = [];
    await onSnapshot(source, join(work, 'snapshot'), async (db) => {
      manifest.migrations = await migrationsOf(db);
      for (const table of Object.keys(tables)) {
        const onRow = (row: Row) => {
          if (table === 'documents' && row.arrived_at) keys.push(keyOf(row));
        };
        manifest.tables[table] = await writeTable(db, table, join(folder, 'records', `${table}.jsonl`), onRow);
      }
    });
    // A file never changes once it is there: what the snapshot knows of can be copied afterwards.
    for (const key of keys) manifest.files[key] = await writeStored(storage, key, join(folder, 'files', key));
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    const parts = ['manifest.json', 'records', ...(keys.length > 0 ? ['files'] : [])];
    await rm(partial, { force: true });
    const archive = Readable.from(create({ gzip: true, cwd: folder, portable: true }, parts));
    await writeFlushed([archive], partial, { key: archivePlace, seal: source.encryptionKeys[0] });
    await rename(partial, resolve(file));
    await flushFolder(dirname(resolve(file)));
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
    await rm(partial, { force: true });
  }
}

/** The place of an arrived document's file. */
export function keyOf(row: Row): string {
  return documentKey({
    companyId: String(row.company_id),
    employeeId: String(row.employee_id),
    id: String(row.id),
  });
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
  await pipeline(lines, createWriteStream(path));
  return count.result();
}

async function writeStored(storage: Storage, key: string, path: string) {
  await mkdir(dirname(path), { recursive: true });
  const measure = measured();
  await pipeline(await storage.readKept(key), measure.stream, createWriteStream(path));
  return measure.result();
}

/** A stream that lets everything through and knows size and hash of it. */
export function measured() {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      hash.update(chunk);
      next(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}
