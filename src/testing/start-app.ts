import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type AppParts, buildApp } from '../app/app.server.ts';
import { readConfig } from '../app/config.server.ts';
import { ensureFirstRecords } from '../app/start/first-records.server.ts';
import { mustHaveKeys } from '../app/start/sealing-keys.server.ts';
import { workshopOf } from '../app/workshop/workshop.server.ts';
import { openDatabase } from '../platform/database/database.server.ts';
import { migrate } from '../platform/database/migrate.server.ts';
import { workOff } from '../platform/jobs/work-off.server.ts';
import { usualPace } from '../platform/refusal-pace.rules.ts';
import { openStorage } from '../platform/storage/open-storage.server.ts';
import { takeReferenceFrom } from '../reference/reference-tables.server.ts';
import { usualPatience } from '../server/unreadable.server.ts';
import { apiAt } from './api.ts';
import { asDeclared } from './declared-refusals.ts';
import { firstPassword } from './passwords/usual-passwords.ts';
import { createMigratedPostgres } from './postgres/migrated.ts';
import { createPostgres } from './postgres/postgres.ts';
import { confirmAddress } from './practice/confirmed-address.ts';
import { practiceFilePath } from './practice/practice.ts';
import { createBucket } from './store.ts';

/** The sign-in of the administrator that every test server begins with. */
export const firstAdmin = { email: 'admin@zelo.test', password: firstPassword };

/**
 * The server shares its process with the tests, whose own work (loading, comparing) is no overload; and whoever tests what
 * is refused is refused often.
 */
const testPatience = {
  patience: { ...usualPatience, loop: 0, refusals: { ...usualPace, firstPauseMs: 0 } },
};

export type TestApp = Awaited<ReturnType<typeof startApp>>;

type Parts = Pick<AppParts, 'patience'> & { pages?: Readonly<Record<string, string>>; isUnconfirmed?: boolean };

/**
 * Starts the whole product on a port of its own, with an empty database on the engine that `TEST_ENGINE` names
 * (`sqlite` or `postgres`) and files in a folder of its own, sealed with `TEST_ENCRYPTION_KEYS`, or in a bucket when
 * `TEST_STORE` is `s3`. `stop` removes all of it.
 * @param settings environment variables that differ from the test's defaults
 * @param parts how the server is built otherwise than usual; `pages` are the built pages that it serves, by their file; of one
 * that `isUnconfirmed` nobody has said yet how it is reached
 */
export async function startApp(settings: Record<string, string> = {}, parts: Parts = testPatience) {
  // The migrations are run on it all the same, and find nothing to do.
  const place = await makePlace(process.env.TEST_ENGINE, createMigratedPostgres);
  return startAppAt(place, settings, parts);
}

type Place = Awaited<ReturnType<typeof makePlace>>;

/** Where the data of a test server will be, still empty. */
export async function makePlace(
  engine = process.env.TEST_ENGINE,
  createDatabase: () => ReturnType<typeof createPostgres> = createPostgres,
) {
  return {
    dataDir: mkdtempSync(join(tmpdir(), 'zelo-test-')),
    database: engine === 'postgres' ? await createDatabase() : null,
    bucket: process.env.TEST_STORE === 's3' ? await createBucket() : null,
  };
}

/** Starts the product as `startApp` does, on the data of this place, whatever is there. */
export async function startAppAt(
  { dataDir, database, bucket }: Place,
  settings: Record<string, string> = {},
  parts: Parts = testPatience,
) {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    WRITES_PER_MINUTE: '0', // One user of a test writes as fast as it can.
    COSTS_PER_MINUTE: '0',
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    DATABASE_URL: database?.url,
    PRACTICE_FILE: practiceFilePath,
    ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS,
    ...bucket?.settings,
    ...settings,
  });
  takeReferenceFrom(config.referenceDir);
  const db = openDatabase(config);
  await migrate(db);
  await mustHaveKeys(db, config);
  await ensureFirstRecords(db, config);
  const storage = await openStorage(config, db);
  const { pages = {}, patience = testPatience.patience } = parts;
  const pagesFolder = join(dataDir, 'pages');
  if (parts.pages) mkdirSync(join(pagesFolder, 'assets'), { recursive: true });
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(pagesFolder, file)), { recursive: true });
    writeFileSync(join(pagesFolder, file), html);
  }
  const app = await buildApp({ config, db, storage, pagesFolder, patience });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  if (!parts.isUnconfirmed) await confirmAddress(db, url);
  const workshop = workshopOf({ config, db, storage, log: app.log });

  const api = apiAt(url, firstAdmin);
  return {
    ...api,
    call: asDeclared(api.call),
    /** Keys and store, as the environment of a process beside it names them. */
    settings: { ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS, ...bucket?.settings, ...settings },
    db,
    storage,
    dataDir,
    databaseUrl: database?.url,
    encryptionKeys: config.encryptionKeys,
    workshop,
    /** Works off the jobs that are due, as if it were so much later; nothing else does it in a test. */
    workDueJobs: (aheadMs?: number) => workOff(workshop, aheadMs),
    /** How many connections it has. */
    connections: () => new Promise<number>((counted) => app.server.getConnections((_, count) => counted(count))),
    /** Ends the server as its process does; what it has written can still be read. */
    end: () => app.close(),
    async stop() {
      await app.close();
      await db.destroy();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
