import type { FastifyInstance } from 'fastify';
import { checkDatabase, type Database } from '../platform/database/database.server.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** `GET /api/health`: 200 when database and store answer, 503 with the one that does not. For monitors and proxies. */
export function healthRoute(app: FastifyInstance, { db, storage }: { db: Database; storage: Storage }): void {
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    const [database, store] = await Promise.all([answers(() => checkDatabase(db)), answers(() => storage.check())]);
    const alive = database && store;
    return reply
      .code(alive ? 200 : 503)
      .send({ status: alive ? 'ok' : 'unavailable', database: word(database), storage: word(store) });
  });
}

async function answers(check: () => Promise<void>): Promise<boolean> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(reject, 3_000).unref();
  });
  return Promise.race([check(), late]).then(
    () => true,
    () => false,
  );
}

function word(alive: boolean): string {
  return alive ? 'ok' : 'unavailable';
}
