import { v7 as uuid } from 'uuid';
import type { Database } from '../platform/database/database.server.ts';
import { moment } from '../platform/database/moment.server.ts';
import type { DeliveryState } from './webhook-events.labels.ts';
import { wordsOf } from './webhooks.db.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    webhook_deliveries: {
      id: string;
      webhook_id: string;
      event: string;
      lane: string;
      data: string;
      state: DeliveryState;
      attempts: number;
      next_at: string;
      status: number | null;
      reason: string | null;
      created_at: string;
      ended_at: string | null;
    };
  }
}

/** What is to be told to one webhook. */
export type NewDelivery = { webhookId: string; event: string; lane: string; data: Readonly<Record<string, string>> };

/** The webhooks in use that hear of these companies: the companies' own and the practice's. */
export async function findListening(tx: Database, companyIds: readonly string[]) {
  const rows = await tx
    .selectFrom('webhooks')
    .select(['id', 'company_id as companyId', 'events'])
    .where('active', '=', true)
    .where('secret', 'is not', null)
    .where((eb) => eb.or([eb('company_id', 'is', null), eb('company_id', 'in', companyIds)]))
    .orderBy('id')
    .execute();
  return rows.map(({ events, ...webhook }) => ({ ...webhook, events: new Set(wordsOf(events)) }));
}

/** Leaves what is to be told, each under an identifier of its own which stays the same for every attempt. */
export async function insertDeliveries(tx: Database, deliveries: readonly NewDelivery[]): Promise<void> {
  for (let from = 0; from < deliveries.length; from += atOnce) {
    const rows = deliveries.slice(from, from + atOnce).map(({ webhookId, event, lane, data }) => ({
      ...{ id: uuid(), webhook_id: webhookId, event, lane, data: JSON.stringify(data) },
      ...{ state: 'waiting' as const, attempts: 0, next_at: moment(tx), created_at: moment(tx) },
    }));
    await tx.insertInto('webhook_deliveries').values(rows).execute();
  }
}

/** A statement holds so many rows: both engines have a limit of the values that one takes. */
const atOnce = 500;

/**
 * In which lanes something like this waits that has not been sent yet: it stands for the new one, too. It is held, so that it
 * is not sent before what this transaction writes is there.
 */
export async function holdUnsent(
  tx: Database,
  { webhookId, event, lanes }: { webhookId: string; event: string; lanes: readonly string[] },
): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  for (let from = 0; from < lanes.length; from += atOnce) {
    const rows = await tx
      .updateTable('webhook_deliveries')
      .set((eb) => ({ state: eb.ref('state') }))
      .where('webhook_id', '=', webhookId)
      .where('lane', 'in', lanes.slice(from, from + atOnce))
      .where('event', '=', event)
      .where('state', '=', 'waiting')
      .where('attempts', '=', 0)
      .returning('lane')
      .execute();
    for (const { lane } of rows) held.add(lane);
  }
  return held;
}

/** Removes what was told so long ago. */
export async function deleteOldDeliveries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before.toISOString()).execute();
}
