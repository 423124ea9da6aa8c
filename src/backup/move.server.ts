import { sql } from 'kysely';
import { expireBundles } from '../documents/bundles/bundles.db.ts';
import { deleteImports } from '../imports/imports.db.ts';
import { type Database, onSnapshot } from '../platform/database/database.server.ts';
import { migrate, migrationsOf } from '../platform/database/migrate.server.ts';
import type { FileKey, Storage } from '../platform/storage/storage.ts';
import { userIds } from '../sign-in/users.db.ts';
import { tables } from '../subjects/registry.ts';
import { lastEntry } from '../trail/append.db.ts';
import { hashOf } from '../trail/chain.db.ts';
import { type DocumentFile, fileOf, whyUnsound, withFiles } from './contents.server.ts';
import { RestoreError } from './manifest.server.ts';
import { appendOnly, clearTables, type Row, readTable, tallyTables, writeRows } from './records.server.ts';
import { mustEqual, withEtag } from './restore.server.ts';

type Places = {
  /** The folder of the embedded installation. */
  dataDir: string;
  from: Storage;
  to: { db: Database; storage: Storage };
};

/**
 * Copies an embedded installation to PostgreSQL and, where one is set, an object store. May be repeated: what was copied
 * before is replaced, unless it has been changed there since.
 * @returns with every document whose file could not be taken along, because it is not what was stored
 * @throws {RestoreError} when the destination holds anything that did not come from here
 */
export async function move({ dataDir, from, to }: Places) {
  await migrate(to.db);
  return onSnapshot({ dataDir }, async (source) => {
    if ((await migrationsOf(source)).join() !== (await migrationsOf(to.db)).join()) {
      throw new RestoreError('Inicie uma vez esta versão sobre os dados antes de movê-los.');
    }
    await refuseOthersData(source, to.db);
    const { etags, unsound } = await copyFiles(source, from, to.storage);
    const expected = await tallyTables(source);
    // Together: everything of the other installation, or nothing.
    await to.db.transaction().execute(async (tx) => {
      await clearTables(tx);
      const kept = (await lastEntry(tx))?.number ?? 0;
      for (const table of Object.keys(tables)) {
        const adapt: Partial<Record<string, (rows: Row[]) => Row[]>> = {
          documents: (rows) => rows.map((row) => withEtag(row, etags)),
          document_signatures: (rows) => rows.map((row) => withEtag(row, etags)),
          [appendOnly]: (rows) => rows.filter(({ number }) => Number(number) > kept),
        };
        for await (const rows of readTable(source, table)) {
          await writeRows(tx, table, adapt[table]?.(rows) ?? rows);
        }
      }
      mustEqual(await tallyTables(tx), expected);
      await expireBundles(tx);
      await deleteImports(tx);
    });
    return { tables: expected, files: etags.size, unsound };
  });
}

async function copyFiles(source: Database, from: Storage, to: Storage) {
  const etags = new Map<FileKey, string | null>();
  const unsound: Record<FileKey, string> = {};
  for (const table of withFiles) {
    for await (const rows of readTable(source, table)) {
      for (const file of rows.flatMap((row) => fileOf(row) ?? [])) {
        const kept = from === to ? { ...file, etag: null } : await to.settle(file.key);
        const isThere = kept?.size === file.size;
        const wrong = isThere ? null : await whyUnsound(from, file);
        if (wrong) unsound[file.key] = wrong;
        else etags.set(file.key, isThere ? kept.etag : await copyFile(file, from, to));
      }
    }
  }
  return { etags, unsound };
}

async function copyFile({ key, size, etag }: DocumentFile, from: Storage, to: Storage): Promise<string | null> {
  const written = await to.write(key, await from.read(key, etag), Number(size));
  if (written.size !== size) throw new RestoreError(`O arquivo ${key} não chegou inteiro.`);
  return written.etag;
}

/** Whether the destination is empty or an earlier copy of this installation that nobody has worked with. */
async function refuseOthersData(source: Database, destination: Database): Promise<void> {
  const [here, there] = [new Set(await userIds(source)), await userIds(destination)];
  if (there.length === 0) return;
  const foreign = there.some((id) => !here.has(id)) || !(await continuesTrail(source, destination));
  if (foreign || (await lastChange(destination)) > (await lastChange(source))) {
    throw new RestoreError('O destino tem dados que não vieram desta instalação. Use um banco vazio.');
  }
}

/** Whether the destination's audit trail is a beginning of the source's: nobody has even signed in there. */
async function continuesTrail(source: Database, destination: Database): Promise<boolean> {
  const end = await lastEntry(destination);
  return !end || (await hashOf(source, end.number)) === end.hash;
}

/** When a row of those that a move must not overwrite unseen was written last. */
async function lastChange(db: Database): Promise<string> {
  const times: string[] = [];
  for (const [table, { writtenAt }] of Object.entries(tables)) {
    if (!writtenAt) continue;
    const latest = sql<{ at: string | null }>`select max(${sql.ref(writtenAt)}) as at from ${sql.table(table)}`;
    times.push((await latest.execute(db)).rows[0]?.at ?? '');
  }
  return times.sort().at(-1) ?? '';
}
