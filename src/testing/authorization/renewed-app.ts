import { cpSync, rmSync } from 'node:fs';
import { makePlace, startAppAt, type TestApp } from '../start-app.ts';

/**
 * A server whose records are made once: `renew` ends the one that runs and starts another on the same records, whatever
 * has become of them, in a tenth of the time that making them takes. Its files stand in a folder, and so does its database: whoever
 * needs it runs on the embedded engine (decision 89).
 * @param prepare makes the records; its answer holds for every server, tokens too
 */
export async function startRenewedApp<Made>(prepare: (app: TestApp) => Promise<Made>) {
  const place = await makePlace();
  if (place.database) throw new Error('What is made once is kept as a folder: name the file in on-one-engine.ts.');
  let app = await startAppAt(place);
  const made = await prepare(app);
  const leave = async () => {
    await app.end();
    await app.db.destroy();
  };
  await leave();
  const kept = `${place.dataDir}-kept`;
  cpSync(place.dataDir, kept, { recursive: true });
  app = await startAppAt(place);
  return {
    made,
    app: () => app,
    async renew(): Promise<void> {
      await leave();
      rmSync(place.dataDir, { recursive: true });
      cpSync(kept, place.dataDir, { recursive: true });
      app = await startAppAt(place);
    },
    async stop(): Promise<void> {
      await app.stop();
      rmSync(kept, { recursive: true });
    },
  };
}
