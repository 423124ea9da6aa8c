import { timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { type Database, poolOf } from '../../platform/database/database.server.ts';
import { unknownEndpoint } from '../errors.server.ts';

type Parts = {
  db: Database;
  dataDir: string;
  version: string;
  /** Who may read: `Authorization: Bearer …`. Without one there is nothing to read. */
  token: string | undefined;
  queues: () => Promise<Readonly<Record<string, { due: number; oldestSeconds: number }>>>;
};

/** Seconds that tell a quick answer from a slow one. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * `GET /metrics`, in Prometheus' text: requests by route and status, the process, the pool, the queues and the disk. Routes are
 * named as they are declared, so that nothing in it is of a person.
 */
export async function serveMetrics(
  app: FastifyInstance,
  { db, dataDir, version, token, queues }: Parts,
): Promise<void> {
  if (token === undefined) return;
  // A start without it does without.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = (await import('prom-client')).default;
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  gauge('zelo_info', 'The version that runs', ['version']).set({ version }, 1);
  const requests = new Histogram({
    name: 'zelo_request_duration_seconds',
    help: 'Answers by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const due = gauge('zelo_queue_due', 'What is due in a queue', ['queue']);
  const oldest = gauge('zelo_queue_oldest_seconds', 'For how long the oldest in a queue has been due', ['queue']);
  const pool = gauge('zelo_database_connections', 'Connections to PostgreSQL, and who waits for one', ['state']);
  const disk = gauge('zelo_disk_bytes', 'The disk of the data folder', ['state']);

  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1_000);
  });

  async function look(): Promise<void> {
    due.reset();
    oldest.reset();
    for (const [queue, found] of Object.entries(await queues())) {
      due.set({ queue }, found.due);
      oldest.set({ queue }, found.oldestSeconds);
    }
    for (const [state, count] of Object.entries(poolOf(db) ?? {})) pool.set({ state }, count);
    const { bsize, bavail, blocks } = await statfs(dataDir);
    disk.set({ state: 'free' }, bavail * bsize);
    disk.set({ state: 'size' }, blocks * bsize);
  }

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isSame(request.headers.authorization, `Bearer ${token}`)) throw unknownEndpoint();
    // A database that is away is what a monitor wants to see: the rest is told all the same.
    await look().catch((error: unknown) => request.log.warn({ err: error }, 'a part of the metrics could not be read'));
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
