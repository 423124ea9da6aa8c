import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { hasAdmin } from '../../access/users.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { migrate } from '../../platform/database/migrate.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { measure, openFile } from '../../platform/storage/opening.server.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { archivePlace, keyOf, type Manifest, measured } from './backup.server.ts';
import { migrationsOf } from './migrations.server.ts';
import { clearTables, type Row, tables, tallyTables, writeRows } from './records.server.ts';

/** An archive that can't be restored here. Its message is for whoever asked for it. */
export class RestoreError extends Error {}

type Installation = {
  db: Database;
  storage: (db: Database) => Promise<Storage>;
  dataDir: string;
  encryptionKeys: EncryptionKeys;
};

/**
 * Reads an archive into an empty installation, on either engine and either store: all of it or nothing. What is sealed in it
 * is opened with the keys of this installation, and written as this installation writes.
 * @throws {RestoreError} when there is data already, or the archive is damaged or of another version
 * @throws when the archive or a file in it needs a key that is not there
 */
export async function restore(file: string, into: Installation): Promise<Manifest> {
  const { db } = into;
  await migrate(db);
  if (await hasAdmin(db))
    throw new RestoreError('Já existem dados nesta instalação. Restaure em uma instalação vazia.');
  const storage = await into.storage(db);
  const folder = join(into.dataDir, 'restoring');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    const opened = await openFile(resolve(file), archivePlace, into.encryptionKeys, isGzip);
    const archive = join(folder, 'archive');
    await pipeline(opened.bytes, createWriteStream(archive, { mode: 0o600 }));
    await extract({ file: archive, cwd: folder, strict: true });
    await rm(archive);
    const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    const here = await migrationsOf(db);
    if (manifest.migrations.join() !== here.join()) {
      throw new RestoreError(`O arquivo é de outra versão (${manifest.migrations.at(-1)}; esta é ${here.at(-1)}).`);
    }
    const etags = await putFiles(manifest, storage, join(folder, 'files'), into.encryptionKeys);
    await db.transaction().execute(async (tx) => {
      await clearTables(tx);
      for (const table of Object.keys(tables)) {
        await readRows(join(folder, 'records', `${table}.jsonl`), async (rows) => {
          await writeRows(tx, table, table === 'documents' ? rows.map((row) => withEtag(row, etags)) : rows);
        });
      }
      mustEqual(await tallyTables(tx), manifest.tables);
    });
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The row as it stands in this store. */
export function withEtag(row: Row, etags: ReadonlyMap<string, string | null>): Row {
  return row.arrived_at ? { ...row, etag: etags.get(keyOf(row)) ?? null } : row;
}

/** @throws {RestoreError} naming the first table that differs in count or checksum */
export function mustEqual(actual: Manifest['tables'], expected: Manifest['tables']): void {
  for (const [table, { rows, checksum }] of Object.entries(expected)) {
    if (actual[table]?.rows === rows && actual[table].checksum === checksum) continue;
    throw new RestoreError(
      `A tabela ${table} não confere: ${actual[table]?.rows} de ${rows} registros. Nada foi gravado.`,
    );
  }
}

/** The first two bytes of every gzip file (RFC 1952, 2.3.1). */
function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

async function putFiles(manifest: Manifest, storage: Storage, folder: string, keys: EncryptionKeys) {
  const etags = new Map<string, string | null>();
  const open = (key: string) => openFile(join(folder, key), key, keys);
  const contents = new Map<string, { size: number; sha256: string }>();
  // Everything is looked at, and opened, before anything is written.
  for (const [key, { sha256 }] of Object.entries(manifest.files)) {
    if ((await hashOf(join(folder, key))) !== sha256)
      throw new RestoreError(`O arquivo ${key} está danificado. Nada foi gravado.`);
    contents.set(key, await measure(join(folder, key), key, keys));
  }
  for (const [key, { size, sha256 }] of contents) {
    const kept = await storage.settle(key);
    const file = kept?.sha256 === sha256 ? kept : await storage.write(key, (await open(key)).bytes, size);
    etags.set(key, file.etag);
  }
  return etags;
}

async function hashOf(path: string): Promise<string> {
  const { stream, result } = measured();
  await pipeline(createReadStream(path), stream.resume());
  return result().sha256;
}

async function readRows(path: string, write: (rows: Row[]) => Promise<void>): Promise<void> {
  const rows: Row[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    rows.push(JSON.parse(line));
    if (rows.length === 1_000) await write(rows.splice(0));
  }
  if (rows.length > 0) await write(rows);
}
