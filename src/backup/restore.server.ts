import { join, resolve } from 'node:path';
import { documentKey } from '../documents/documents.rules.ts';
import { findForDelivery } from '../documents/issued/issued-reads.db.ts';
import { resealContents } from '../documents/issued/issuing/reseal.server.ts';
import { crashPoint } from '../platform/crash-point.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { migrate, migrationsOf, refuseNewer } from '../platform/database/migrate.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { keepOnlyKey } from '../platform/storage/keys/known-keys.server.ts';
import type { FileKey, Storage } from '../platform/storage/storage.ts';
import { isInstalled } from '../sign-in/installed.server.ts';
import { tables } from '../subjects/registry.ts';
import { damagedIn, readRows, unpack } from './archive.server.ts';
import { beginAnew } from './begin-anew.server.ts';
import { type DocumentFile, fileOf, hasFiles, ofAnswers, withFiles } from './contents.server.ts';
import { type Manifest, RestoreError } from './manifest.server.ts';
import { putFiles } from './put-files.server.ts';
import { clearTables, type Row, tallyTables, writeRows } from './records.server.ts';
import { issuedAnswers, sealedKinds } from './resealing/sealed-kinds.server.ts';
import { inWorkFolder } from './work-folder.server.ts';

type Installation = {
  db: Database;
  storage: Storage;
  dataDir: string;
  encryptionKeys: EncryptionKeys;
};

/**
 * Reads an archive into an empty installation, on either engine and either store. The records come back as they were, all
 * of them or none, and are then brought to this program's schema. Every file that is whole comes back; what is sealed is
 * opened with the keys of this installation, and written as this installation writes.
 * @param options `unsealed` takes an archive that is not sealed though there are keys: whoever wrote it knew none of them
 * @returns the manifest, with every document whose file has not come back; and `closed`, those whose answers were altered
 *   before the copy was made: they come back as the copy has them
 * @throws {RestoreError} when there is data already, or the archive is not sealed, damaged or of a newer program
 * @throws when the archive or a file in it needs a key that is not there
 */
export async function restore(
  file: string,
  into: Installation,
  { unsealed = false }: { unsealed?: boolean } = {},
): Promise<Manifest & { closed: Record<FileKey, string> }> {
  const { db, storage, encryptionKeys } = into;
  if (await isInstalled(db)) {
    throw new RestoreError('Já existem dados nesta instalação. Restaure em uma instalação vazia.');
  }
  return inWorkFolder(into.dataDir, 'restoring-', async ({ folder }) => {
    crashPoint('restore:begun');
    const manifest = await unpack(resolve(file), folder, { keys: encryptionKeys, unsealed });
    await mustFit(manifest, db);
    await storage.sweep();
    crashPoint('restore:unpacked');
    const { etags, unsound } = await putFiles({
      manifest,
      documents: await filesOf(folder),
      folder: join(folder, 'files'),
      storage,
      keys: encryptionKeys,
    });
    // Together: everything of the copy, or nothing.
    const closed = await db.transaction().execute(async (tx) => {
      await migrate(tx, { upTo: manifest.migrations.at(-1) });
      await putRecords(tx, manifest, folder, etags);
      await migrate(tx);
      const altered = await openContents(tx, encryptionKeys);
      await keepOnlyKey(tx, encryptionKeys);
      await beginAnew(tx, manifest, encryptionKeys);
      crashPoint('restore:written');
      return altered;
    });
    crashPoint('restore:committed');
    return { ...manifest, unsound, closed };
  });
}

/** @throws {RestoreError} when the tables here can't become those of the archive, or hold what this program doesn't know */
async function mustFit(manifest: Manifest, db: Database): Promise<void> {
  await refuseNewer(manifest.migrations);
  const unknown = Object.keys(manifest.tables).filter((table) => !(table in tables));
  if (unknown.length > 0) throw new RestoreError(`O arquivo tem tabelas que este programa não conhece: ${unknown}.`);
  const here = await migrationsOf(db);
  if (here.every((name) => manifest.migrations.includes(name))) return;
  throw new RestoreError(
    `As tabelas daqui, ainda vazias, são mais novas do que o arquivo (${here.at(-1)}; o arquivo é de ${manifest.migrations.at(-1)}). Restaure em uma DATA_DIR nova ou em um banco de dados novo.`,
  );
}

async function putRecords(
  tx: Database,
  manifest: Manifest,
  folder: string,
  etags: ReadonlyMap<FileKey, string | null>,
): Promise<void> {
  const names = Object.keys(tables).filter((table) => table in manifest.tables);
  await clearTables(tx, names);
  for (const table of names) {
    await readRows(folder, table, async (rows) => {
      await writeRows(tx, table, hasFiles(table) ? rows.map((row) => withEtag(row, etags)) : rows);
    }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? damagedIn(`records/${table}.jsonl`) : error;
    });
  }
  mustEqual(await tallyTables(tx, names), manifest.tables);
}

/**
 * The answers of issued documents come under this installation's key.
 * @returns why those that were altered before the copy was made can't be opened: they stay as they are, for nobody can mend them
 * @throws {RestoreError} when one needs a key that is not there: with it they open
 */
async function openContents(tx: Database, keys: EncryptionKeys): Promise<Record<FileKey, string>> {
  await openOthers(tx, keys);
  const { failed } = await resealContents(tx, keys, { openAll: true });
  const lacking = withoutKey(failed);
  const [first] = lacking;
  if (first) {
    const [id, { message }] = first;
    throw new RestoreError(
      `As respostas de ${lacking.length === 1 ? 'um documento emitido' : `${lacking.length} documentos emitidos`} não puderam ser abertas. Do documento ${id}: ${message}`,
    );
  }
  const closed: Record<FileKey, string> = {};
  for (const [id, { message }] of failed) {
    const issued = await findForDelivery(tx, id);
    if (issued) closed[documentKey(issued)] = ofAnswers(message);
  }
  return closed;
}

/** Those that open with a key which is not there; the others were altered, and no key opens them. */
function withoutKey(failed: ReadonlyMap<string, Error>): [string, Error][] {
  return [...failed].filter(([, error]) => 'code' in error && error.code === 'ENCRYPTION_KEY_MISSING');
}

/** Whatever else is sealed comes under this installation's key. @throws {RestoreError} when something needs a key that is not there */
async function openOthers(tx: Database, keys: EncryptionKeys): Promise<void> {
  for (const kind of sealedKinds) {
    if (kind === issuedAnswers || kind.endsWithRestore) continue;
    const lacking = withoutKey((await kind.reseal(tx, keys)).failed);
    const [first] = lacking;
    if (!first) continue;
    const [id, { message }] = first;
    throw new RestoreError(`Não se abrem aqui ${kind.several(lacking.length)}. De ${kind.one} ${id}: ${message}`);
  }
}

/** The row as it stands in this store. */
export function withEtag(row: Row, etags: ReadonlyMap<FileKey, string | null>): Row {
  const file = 'etag' in row ? fileOf(row) : null;
  return file ? { ...row, etag: etags.get(file.key) ?? null } : row;
}

/** @throws {RestoreError} naming the first table that differs in count or checksum */
export function mustEqual(actual: Manifest['tables'], expected: Manifest['tables']): void {
  for (const [table, { rows, checksum }] of Object.entries(expected)) {
    if (actual[table]?.rows === rows && actual[table].checksum === checksum) continue;
    throw new RestoreError(
      `A tabela ${table} não confere: ${actual[table]?.rows} de ${rows} registros. Nada foi gravado; se é de uma cópia, ela está danificada: use outra.`,
    );
  }
}

/** The files that the documents in the archive have. */
async function filesOf(folder: string): Promise<DocumentFile[]> {
  const files: DocumentFile[] = [];
  for (const table of withFiles) {
    await readRows(folder, table, async (rows) => {
      files.push(...rows.flatMap((row) => fileOf(row) ?? []));
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error; // From before there was such a table.
    });
  }
  return files;
}
