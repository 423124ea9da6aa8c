import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';
import { insertBatchEvents, takeForBatch } from './batch-events.db.ts';
import { leadOn } from './batch-job.server.ts';
import { insertBatch } from './batches.db.ts';
import { mostOfBatch } from './sending.labels.ts';

type Wanted = { companyId: string; environment: string; ids: readonly string[]; madeBy: string };

/**
 * Puts events into batches, each into one at most, and has them led on when the transaction has ended.
 * @returns the batches with how many events are in each; none where none of them may be sent
 */
export async function makeBatches(tx: Database, { companyId, environment, ids, madeBy }: Wanted) {
  const made: { id: string; events: number }[] = [];
  for (let at = 0; at < ids.length; at += mostOfBatch) {
    const part = ids.slice(at, at + mostOfBatch);
    const batch = { companyId, id: uuid() };
    const taken = await takeForBatch(tx, batch, part);
    if (taken.length === 0) continue;
    await insertBatch(tx, { ...batch, environment, events: taken.length, madeBy });
    await insertBatchEvents(tx, batch, taken);
    await leadOn(tx, batch);
    made.push({ id: batch.id, events: taken.length });
  }
  return made;
}
