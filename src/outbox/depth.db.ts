import type { Database } from '../platform/database/database.server.ts';

/** How much waits to be told to other systems, and since when the oldest of it does. */
export async function depthOfDeliveries(db: Database): Promise<{ due: number; oldestAt: string | null }> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select((eb) => [eb.fn.countAll<number | string>().as('due'), eb.fn.min('created_at').as('oldestAt')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { due: Number(row.due), oldestAt: row.oldestAt };
}
