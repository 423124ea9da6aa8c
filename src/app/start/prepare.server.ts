import { ConfigError } from '../../platform/config-error.server.ts';
import { checkDatabase, type Database, openDatabase, sqliteFile } from '../../platform/database/database.server.ts';
import { migrate, NewerDataError } from '../../platform/database/migrate.server.ts';
import { searchMode } from '../../platform/database/search/search-index.server.ts';
import { refuseUnsound, UnsoundDatabaseError } from '../../platform/database/sound-file.server.ts';
import { openStorage, openStorageWithoutLinks } from '../../platform/storage/open-storage.server.ts';
import { takeReferenceFrom } from '../../reference/reference-tables.server.ts';
import { NotReachable, waitFor } from '../../server/wait.server.ts';
import { mustFitTheTrail } from '../../trail/clock.server.ts';
import type { Config } from '../config.server.ts';
import { ensureFirstRecords } from './first-records.server.ts';
import { LostDataError, refuseLostDatabase } from './lost-data.server.ts';

/** Errors whose message is one line for whoever starts the server. */
const oneLine = [NotReachable, ConfigError, NewerDataError, UnsoundDatabaseError, LostDataError];

/** Whether a start ends with the message of this error and nothing else. */
export function isOneLine(error: unknown): error is Error {
  return error instanceof Error && oneLine.some((kind) => error instanceof kind);
}

/**
 * Looks at tables and data, waits for database and store, brings the schema up to date and makes the first records.
 * @param parts `migrations` is their folder, without one that of the sources; `say` tells whoever starts the server
 * @throws for data that are lost, damaged or newer, for what does not answer, for a clock that is wrong: see `isOneLine`
 */
export async function prepare(
  config: Config,
  { migrations, say }: { migrations?: string | undefined; say: (line: string) => void },
) {
  const waiting = { seconds: config.startWaitSeconds, say };
  let db: Database | undefined;
  try {
    takeReferenceFrom(config.referenceDir);
    const isThere = config.databaseUrl !== undefined || (await refuseUnsound(sqliteFile(config)));
    const store = await openStorageWithoutLinks(config);
    await waitFor('O armazenamento de documentos', () => store.check(), waiting);
    if (!isThere) await refuseLostDatabase(config, store);
    const opened = openDatabase(config);
    db = opened;
    await waitFor('O banco de dados', () => checkDatabase(opened), waiting);
    await refuseLostDatabase(config, store, db);
    await migrate(db, { folder: migrations });
    await mustFitTheTrail(db, config);
    if ((await searchMode(db, 'employees')) === 'words') {
      say('Sem a extensão pg_trgm do PostgreSQL a busca de empregados acha só o começo das palavras.');
    }
    return { db, storage: await openStorage(config, db), admin: await ensureFirstRecords(db, config) };
  } catch (error) {
    await db?.destroy();
    throw error;
  }
}
