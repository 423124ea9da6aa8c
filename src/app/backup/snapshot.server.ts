import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { type Database, openDatabase } from '../../platform/database/database.server.ts';

type Source = { databaseUrl?: string | undefined; dataDir: string };

/**
 * Runs a task on the records as they were at one moment, while the installation goes on being used: a copy of the SQLite
 * file by its own backup, or one repeatable-read transaction of PostgreSQL.
 * @param folder where the copy may be kept meanwhile
 */
export async function onSnapshot<Result>(
  source: Source,
  folder: string,
  task: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (!source.databaseUrl) await copySqlite(source.dataDir, folder);
  const db = openDatabase(source.databaseUrl ? source : { dataDir: folder });
  try {
    if (!source.databaseUrl) return await task(db);
    return await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(task);
  } finally {
    await db.destroy();
  }
}

async function copySqlite(dataDir: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'zelo.sqlite'), { readOnly: true, timeout: 30_000 });
  await backup(database, join(folder, 'zelo.sqlite')).finally(() => database.close());
}
