import type { ListInput } from '../contract/listing.ts';
import type { RowView } from '../contract/record.ts';
import type { Database } from '../database/database.server.ts';
import { list } from '../database/listing.server.ts';
import { moment } from '../database/moment.server.ts';
import type { Job } from './job.server.ts';
import { wakeWorkers } from './wake.server.ts';

/** Lists what was set aside. */
export function listSetAside<View extends RowView>(
  db: Database,
  row: View,
  input: ListInput<keyof View['order'] & string>,
) {
  return list(db, setAsideOf(db), row, input);
}

/** Why one was set aside, and since when; null when it is not there (any more). */
export async function findSetAside(db: Database, id: string) {
  const row = await setAsideOf(db)
    .select(['id', 'kind', 'attempts', 'reason', 'created_at as createdAt', 'set_aside_at as setAsideAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a job with this payload was set aside, and waits for somebody to look at it. */
export async function isSetAside<Payload>(db: Database, job: Job<Payload>, payload: Payload): Promise<boolean> {
  const query = setAsideOf(db).select('id').where('kind', '=', job.kind).where('payload', '=', job.encode(payload));
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** How many were set aside. */
export async function countSetAside(db: Database): Promise<number> {
  const row = await setAsideOf(db)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Lets those that were set aside, or one of them, begin anew. @returns how many it were */
export async function retrySetAside(tx: Database, id?: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ set_aside_at: null, attempts: 0, due_at: moment(tx) })
    .where('set_aside_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirstOrThrow();
  wakeWorkers();
  return Number(numUpdatedRows);
}

/** Drops one that was set aside: what it was to do is not done. @returns whether it was still there */
export async function discardSetAside(tx: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('set_aside_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function setAsideOf(db: Database) {
  return db.selectFrom('jobs').where('set_aside_at', 'is not', null);
}
