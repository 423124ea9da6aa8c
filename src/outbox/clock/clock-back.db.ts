import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';

/**
 * What the clock of an embedded database, which was ahead and has been set back, had put off: it is due as long from now as it was
 * then, and whoever held a webhook by that clock holds it no longer than before.
 */
export async function bringDeliveriesForward(tx: Database, byMs: number): Promise<void> {
  const now = new Date().toISOString();
  const earlier = `-${(byMs / 1000).toFixed(3)} seconds`;
  const moved = (column: string): RawBuilder<string> =>
    sql<string>`max(${now}, strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.ref(column)}, ${earlier}))`;
  await tx
    .updateTable('webhooks')
    .set({ held_until: moved('held_until') })
    .where('held_until', '>', now)
    .execute();
  await tx
    .updateTable('webhooks')
    .set({ retry_at: moved('retry_at') })
    .where('retry_at', '>', now)
    .execute();
  const waiting = tx.updateTable('webhook_deliveries').set({ next_at: moved('next_at') });
  await waiting.where('state', '=', 'waiting').where('next_at', '>', now).execute();
}
