import type { Database } from '../platform/database/database.server.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { absenceTurnsJob } from './absence-turns-job.server.ts';

/** What a new day does to absences: they are looked at by a job that begins when the transaction has ended. */
export async function turnAbsences(tx: Database): Promise<void> {
  await enqueue(tx, absenceTurnsJob, {}, { key: 'day' });
}
