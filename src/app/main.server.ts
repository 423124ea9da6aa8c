import { resolve } from 'node:path';
import { endTypesetting } from '../documents/typeset/typeset.server.ts';
import { ConfigError } from '../platform/config-error.server.ts';
import { checkDatabase, type Database, openDatabase, sqliteFile } from '../platform/database/database.server.ts';
import { migrate, NewerDataError } from '../platform/database/migrate.server.ts';
import { searchMode } from '../platform/database/search/search-index.server.ts';
import { refuseUnsound, UnsoundDatabaseError } from '../platform/database/sound-file.server.ts';
import { startWorker } from '../platform/jobs/worker.server.ts';
import { openStorage, openStorageWithoutLinks } from '../platform/storage/open-storage.server.ts';
import { takeReferenceFrom } from '../reference/reference-tables.server.ts';
import { NotReachable, waitFor } from '../server/wait.server.ts';
import { mustFitTheTrail } from '../trail/clock.server.ts';
import { buildApp } from './app.server.ts';
import { type Config, readConfig } from './config.server.ts';
import { keepDiskTidy } from './housekeeping/housekeeping.server.ts';
import { loadDotEnv } from './start/dot-env.server.ts';
import { ensureFirstRecords } from './start/first-records.server.ts';
import { LostDataError, refuseLostDatabase } from './start/lost-data.server.ts';
import { workshopOf } from './workshop/workshop.server.ts';

/** The folder that `npm run build` writes the pages to. */
export const pagesFolder = resolve(import.meta.dirname, '../../build/client');

/** Connections that may wait to be accepted while the server is busy; beyond Node's 511 a burst would knock again for seconds. */
const mostWaiting = 4_096;

/**
 * Starts the server with the settings of the environment and ends it in order on SIGTERM and SIGINT.
 * @param migrations the folder of the migrations; without one that of the sources
 */
export async function main(migrations?: string): Promise<void> {
  const config = settings();
  const { db, admin, storage } = await prepare(config, migrations);
  const app = await buildApp({ config, db, storage, pagesFolder });
  const address = await app.listen({ port: config.port, host: config.host, backlog: mostWaiting }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return endWith(`A porta ${config.port} já está em uso, talvez por outro Zelo. Encerre-o, ou escolha outra PORT.`);
  });
  const endTidying = keepDiskTidy(config.dataDir, app.log);
  const endWorker = startWorker(workshopOf({ config, db, storage, log: app.log }));

  // Before anybody reads that it is up, and may end it.
  endOnSignal(async () => {
    endTidying();
    // Takes no new requests and no new jobs, finishes those under way; a job that takes too long is given back.
    await Promise.all([app.close(), endWorker()]);
    await endTypesetting();
    await db.destroy();
  });

  say(`\nZelo está no ar: ${config.publicUrl ?? address}`);
  if (admin) {
    say(`Primeiro administrador: ${admin.email}`);
    say(`Senha: ${admin.password ?? '(a que está em ADMIN_PASSWORD)'}`);
    if (admin.password) say('Guarde-a agora: ela não será mostrada de novo.');
  }
  if (!config.s3 && config.encryptionKeys.length === 0) {
    say('Os documentos ficam no disco sem criptografia (ENCRYPTION_KEYS, em docs/operations.md).');
  }
  say('Para encerrar: Ctrl+C\n');
}

function endOnSignal(end: () => Promise<void>): void {
  let ending = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A terminal sends the signal to every process of the group and the launcher passes it on: it can come twice.
    process.on(signal, async () => {
      if (ending) return;
      ending = true;
      await end();
    });
  }
}

/** Errors whose message is one line for whoever starts the server. */
const oneLine = [NotReachable, ConfigError, NewerDataError, UnsoundDatabaseError, LostDataError];

/** Looks at tables and data, waits for database and store, brings the schema up to date and makes the first records. */
async function prepare(config: Config, migrations: string | undefined) {
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
    if (!(error instanceof Error && oneLine.some((kind) => error instanceof kind))) throw error;
    await db?.destroy();
    return endWith(error.message);
  }
}

function settings() {
  try {
    loadDotEnv();
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return endWith(error.message);
  }
}

function endWith(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
