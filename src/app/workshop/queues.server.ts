import { depthOfDeliveries } from '../../outbox/depth.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { depthOfJobs } from '../../platform/jobs/depth.db.ts';

/** A queue: how much of it is due, and for how many seconds the oldest has been. */
export type Queue = { due: number; oldestSeconds: number };

/** How long what was counted is taken to be so: whoever asks often does not make the database count as often. */
const freshMs = 1_000;

/** Counts what is due in every queue: the jobs by kind, and what other systems are to be told. */
export function queuesOf(db: Database): () => Promise<Readonly<Record<string, Queue>>> {
  let counted: { at: number; queues: Promise<Readonly<Record<string, Queue>>> } | null = null;
  return () => {
    if (!counted || performance.now() - counted.at > freshMs) counted = { at: performance.now(), queues: count(db) };
    return counted.queues;
  };
}

async function count(db: Database): Promise<Record<string, Queue>> {
  const [jobs, deliveries] = [await depthOfJobs(db), await depthOfDeliveries(db)];
  const since = (at: string | null) => (at ? Math.max(0, Math.round((Date.now() - Date.parse(at)) / 1_000)) : 0);
  return {
    ...Object.fromEntries(jobs.map(({ kind, due, oldestAt }) => [kind, { due, oldestSeconds: since(oldestAt) }])),
    'webhook-deliveries': { due: deliveries.due, oldestSeconds: since(deliveries.oldestAt) },
  };
}
