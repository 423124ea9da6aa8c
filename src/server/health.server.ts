import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { checkDatabase, type Database, isBlocked } from '../platform/database/database.server.ts';
import { findsRoom as findsRoomInPostgres } from '../platform/database/trying.server.ts';
import { lastBackup } from '../platform/installation/last-backup.server.ts';
import { countSetAside } from '../platform/jobs/set-aside.db.ts';
import { nowAndThen } from '../platform/now-and-then.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { missingKeys } from '../platform/storage/keys/known-keys.server.ts';
import { hasRoom } from '../platform/storage/local-files.server.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** What is said of a part. `blocked`: it can be read and not written, by another process's lock or because it is a standby. */
type Word = 'ok' | 'unavailable' | 'blocked' | 'full';

type Parts = {
  db: Database;
  storage: Storage;
  version: string;
  /** What is due in each queue, and for how long the oldest of it has been. */
  queues: () => Promise<unknown>;
  config: {
    databaseUrl?: string | undefined;
    dataDir: string;
    encryptionKeys: EncryptionKeys;
    confirmLostKeys: readonly string[];
  };
};

/** `GET /api/health`: 200 when database and store can be read and written, 503 with the one that can't. For monitors. */
export function healthRoute(app: FastifyInstance, parts: Parts): void {
  const findsRoom = nowAndThen(() => findsRoomInPostgres(parts.db));
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    const [database, storage, keys, tasksSetAside, queues, backedUpAt] = await Promise.all([
      inTime(() => databaseWord(parts, findsRoom), 'unavailable'),
      inTime(() => storeWord(parts), 'unavailable'),
      inTime(() => keysWord(parts), 'unavailable'),
      inTime(() => countSetAside(parts.db), null),
      inTime(parts.queues, null),
      inTime(() => lastBackup(parts.db), null),
    ]);
    const alive = database === 'ok' && storage === 'ok' && keys !== 'missing';
    return reply.code(alive ? 200 : 503).send({
      ...{ status: alive ? 'ok' : 'unavailable', version: parts.version, database, storage, keys, tasksSetAside },
      ...{ queues, lastBackup: backedUpAt },
    });
  });
}

/** What the embedded database writes beside itself before it makes room again: with less it can refuse the next change. */
const leastRoom = 4 * 1024 * 1024;

async function databaseWord({ db, config }: Parts, findsRoom: () => Promise<boolean>): Promise<Word> {
  if (await staysBlocked(db)) return 'blocked';
  await checkDatabase(db);
  try {
    return (await (config.databaseUrl ? findsRoom() : hasRoom(config.dataDir, leastRoom))) ? 'ok' : 'full';
  } catch (error) {
    if (isReadOnly(error)) return 'blocked';
    throw error;
  }
}

/** PostgreSQL's word for a server that takes no writes: a standby. */
function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006';
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

/** Another server may have begun to seal with a key that this one was not given. `lost`: the operator has said so. */
async function keysWord({ db, config }: Parts): Promise<'ok' | 'missing' | 'lost' | 'unavailable'> {
  const missing = await missingKeys(db, config.encryptionKeys);
  if (missing.some((id) => !config.confirmLostKeys.includes(id))) return 'missing';
  return missing.length > 0 ? 'lost' : 'ok';
}

async function inTime<Found>(check: () => Promise<Found>, otherwise: NoInfer<Found> | null) {
  const late = new Promise<typeof otherwise>((resolve) => {
    setTimeout(resolve, 3_000, otherwise).unref();
  });
  return Promise.race([check(), late]).catch(() => otherwise);
}
