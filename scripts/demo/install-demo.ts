import { buildApp } from '../../src/app/app.server.ts';
import type { Config } from '../../src/app/config.server.ts';
import { pagesFolder } from '../../src/app/main.server.ts';
import { workshopOf } from '../../src/app/workshop/workshop.server.ts';
import { beginTypesetting, endTypesetting } from '../../src/documents/typeset/typeset.server.ts';
import type { Database } from '../../src/platform/database/database.server.ts';
import { migrate } from '../../src/platform/database/migrate.server.ts';
import { flushedAtEnd } from '../../src/platform/database/without-flush.server.ts';
import { openStorage } from '../../src/platform/storage/open-storage.server.ts';
import { takeReferenceFrom } from '../../src/reference/reference-tables.server.ts';
import { usualPatience } from '../../src/server/unreadable.server.ts';
import { type Made, makeDemo } from './make-demo.ts';

/**
 * While the demonstration is made nothing leaves the house: no mail server, no second step in the way, no measure of how fast
 * somebody may write.
 */
export const quietSettings = {
  ...{
    LOG_LEVEL: 'silent',
    WRITES_PER_MINUTE: '0',
    COSTS_PER_MINUTE: '0',
    UPLOADS_PER_DAY: '0',
    OPENINGS_TOLD_AT: '0',
    SMTP_URL: '',
    MAIL_FROM: '',
  },
  ...{ REQUIRE_SECOND_FACTOR: '', REQUIRE_SECOND_ADMIN: '', SESSION_IDLE_MINUTES: '' },
};

/**
 * Makes the demonstration in the installation that the settings name.
 * @param config read with `quietSettings`
 * @returns null where there are records already; nothing is done there
 */
export async function installDemo(
  config: Config,
  { db, password, now }: { db: Database; password: string; now: Date },
): Promise<Made | null> {
  beginTypesetting();
  return flushedAtEnd(db, async () => {
    takeReferenceFrom(config.referenceDir);
    await migrate(db);
    const storage = await openStorage(config, db);
    // Its one caller waits for each answer: what stands still for a while is no overload.
    const app = await buildApp({ config, db, storage, pagesFolder, patience: { ...usualPatience, loop: 0 } });
    const workshop = workshopOf({ config, db, storage, log: app.log });
    try {
      return await makeDemo({ app, db, workshop, config, password, now });
    } finally {
      await app.close();
      await endTypesetting();
    }
  });
}
