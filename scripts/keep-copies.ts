import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { backup } from '../src/backup/backup.server.ts';
import { writeRows } from '../src/backup/records.server.ts';
import { documentKey } from '../src/documents/documents.rules.ts';
import { openDatabase } from '../src/platform/database/database.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { openStorageWithoutLinks } from '../src/platform/storage/open-storage.server.ts';
import { tables } from '../src/subjects/registry.ts';
import { mustBeDeclared, tableOf } from './keep-copies/kept-tables.ts';
import { rows } from './keep-copies/rows.ts';
import { document } from './keep-copies/values.ts';
import { root } from './steps.ts';

/** Makes a backup of the schema that each migration leaves and keeps it for the tests, unless one is kept: npm run keep-copies */

mustBeDeclared(Object.keys(await rows({ size: 0, sha256: '' })), tables);

const migrations = globSync('[0-9]*.ts', { cwd: join(root, 'migrations') }).sort();
for (const name of migrations.map((file) => basename(file, '.ts'))) {
  const kept = join(root, 'src/backup/copies', `${name}.tar.gz`);
  if (existsSync(kept)) continue;
  await keep(name, kept);
  console.log(kept);
}

async function keep(name: string, archive: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-copy-'));
  const config = { dataDir, s3: undefined, maxUploadBytes: 1_000, encryptionKeys: [] };
  const db = openDatabase(config);
  await migrate(db, { upTo: name });
  const storage = await openStorageWithoutLinks(config);
  const write = (id: string) =>
    storage.write(documentKey({ ...document, id }), Readable.from([document.bytes]), document.bytes.length);
  const { sha256, size } = await write(document.id);
  const there = await db.introspection.getTables();
  for (const [label, row] of Object.entries(await rows({ size, sha256: sha256 ?? '' }))) {
    const table = tableOf(label);
    const columns = there.find((each) => each.name === table)?.columns.map((each) => each.name);
    if (columns) await writeRows(db, table, [only(columns, row)]);
    if (columns && table === 'document_signatures') await write(document.signatureId);
  }
  await db.destroy();
  await backup(config, storage, archive);
  rmSync(dataDir, { recursive: true });
}

function only(columns: readonly string[], row: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)));
}
