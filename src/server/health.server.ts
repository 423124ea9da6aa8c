import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { checkDatabase, type Database, isBlocked } from '../platform/database/database.server.ts';
import { countSetAside } from '../platform/jobs/set-aside.db.ts';
import { hasRoom } from '../platform/storage/local-files.server.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** What is said of a part. `blocked`: it can be read, but another process keeps everybody from writing. */
type Word = 'ok' | 'unavailable' | 'blocked' | 'full';

type Parts = { db: Database; storage: Storage; config: { databaseUrl?: string | undefined; dataDir: string } };

/** `GET /api/health`: 200 when database and store can be read and written, 503 with the one that can't. For monitors. */
export function healthRoute(app: FastifyInstance, parts: Parts): void {
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    const [database, storage, tasksSetAside] = await Promise.all([
      inTime(() => databaseWord(parts), 'unavailable'),
      inTime(() => storeWord(parts), 'unavailable'),
      inTime(() => countSetAside(parts.db), null),
    ]);
    const alive = database === 'ok' && storage === 'ok';
    return reply
      .code(alive ? 200 : 503)
      .send({ status: alive ? 'ok' : 'unavailable', database, storage, tasksSetAside });
  });
}

/** What the embedded database writes beside itself before it makes room again: with less it can refuse the next change. */
const leastRoom = 4 * 1024 * 1024;

async function databaseWord({ db, config }: Parts): Promise<Word> {
  if (await staysBlocked(db)) return 'blocked';
  await checkDatabase(db);
  return config.databaseUrl || (await hasRoom(config.dataDir, leastRoom)) ? 'ok' : 'full';
}

/** Another process that writes holds the lock for moments; one that goes on holding it for a second blocks. */
async function staysBlocked(db: Database): Promise<boolean> {
  for (const end = performance.now() + 1_000; isBlocked(db); ) {
    if (performance.now() > end) return true;
    await pause(50);
  }
  return false;
}

async function storeWord({ storage }: Parts): Promise<Word> {
  await storage.check();
  return (await storage.hasRoom()) ? 'ok' : 'full';
}

async function inTime<Found>(check: () => Promise<Found>, otherwise: NoInfer<Found> | null) {
  const late = new Promise<typeof otherwise>((resolve) => {
    setTimeout(resolve, 3_000, otherwise).unref();
  });
  return Promise.race([check(), late]).catch(() => otherwise);
}
