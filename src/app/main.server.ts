import { resolve } from 'node:path';
import { endTypesetting } from '../documents/typeset/typeset.server.ts';
import { ConfigError } from '../platform/config-error.server.ts';
import {
  checkDatabase,
  type Database,
  openDatabase,
  sqliteFile,
  type Told,
} from '../platform/database/database.server.ts';
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
import { mustHoldData } from './start/data-folder.server.ts';
import { loadDotEnv } from './start/dot-env.server.ts';
import { ensureFirstRecords } from './start/first-records.server.ts';
import { LostDataError, refuseLostDatabase } from './start/lost-data.server.ts';
import { whyNotListening, whyNoUseWaiting } from './start/no-use-waiting.server.ts';
import { whyNoServer } from './start/port.server.ts';
import { mustHaveKeys } from './start/sealing-keys.server.ts';
import { workshopOf } from './workshop/workshop.server.ts';

/** The pages that were built last. */
export const pagesFolder = resolve(import.meta.dirname, '../../build/current/pages/client');

/** Connections that may wait to be accepted while the server is busy; beyond Node's 511 a burst would knock again for seconds. */
const mostWaiting = 4_096;

/**
 * Starts the server with the settings of the environment and ends it in order on SIGTERM and SIGINT.
 * @param pages the folder of the pages that it was built with
 */
export async function main(pages = pagesFolder): Promise<void> {
  const config = settings();
  // Before anything is made: whoever reads that the port is taken would never see the first administrator's password.
  const occupied = await whyNoServer(config);
  if (occupied !== null) return endWith(occupied);
  let told: Told = {}; // Migrations may take their time.
  const hear: Told = { onSlow: (slow) => told.onSlow?.(slow), onMoved: (moved) => told.onMoved?.(moved) };
  const { db, admin, storage } = await prepare(config, hear);
  const app = await buildApp({ config, db, storage, pagesFolder: pages });
  told = {
    onSlow: (slow) => app.log.warn(slow, 'a statement was slow'),
    onMoved: (moved) => app.log.warn(moved, 'another PostgreSQL server takes the writes; it is followed'),
  };
  const address = await app.listen({ port: config.port, host: config.host, backlog: mostWaiting }).catch((error) => {
    const why = whyNotListening(error, config);
    if (why === null) throw error;
    return endWith(why);
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
  if (config.encryptionKeys.length === 0) {
    const what = config.s3 ? 'Os segredos ficam no banco' : 'Documentos e segredos ficam no disco';
    say(`${what} sem criptografia (ENCRYPTION_KEYS, em docs/operations.md).`);
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
async function prepare(config: Config, told: Told) {
  const waiting = { seconds: config.startWaitSeconds, say, whyNoUse: whyNoUseWaiting };
  let db: Database | undefined;
  try {
    takeReferenceFrom(config.referenceDir);
    mustHoldData(config.dataDir);
    const isThere = config.databaseUrl !== undefined || (await refuseUnsound(sqliteFile(config)));
    const store = await openStorageWithoutLinks(config);
    await waitFor('O armazenamento de documentos', () => store.check(), waiting);
    if (!isThere) await refuseLostDatabase(config, store);
    const opened = openDatabase(config, told);
    db = opened;
    await waitFor('O banco de dados', () => checkDatabase(opened), waiting);
    await refuseLostDatabase(config, store, db);
    await migrate(db);
    await mustHaveKeys(db, config);
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
