import type { ListInput } from '../platform/contract/listing.ts';
import type { RowView } from '../platform/contract/record.ts';
import type { Database } from '../platform/database/database.server.ts';
import { longList } from '../platform/database/listing.server.ts';
import { moment } from '../platform/database/moment.server.ts';

/** The log of a webhook that its owner was let into. */
export function listDeliveries<View extends RowView>(
  db: Database,
  webhookId: string,
  row: View,
  input: ListInput<keyof View['order'] & string>,
) {
  return longList(db, db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId), row, input);
}

/** How many deliveries of a webhook were set aside. */
export async function countAside(db: Database, webhookId: string): Promise<number> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'aside')
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Lets a delivery of a webhook be sent, or sent once more, under the identifier that it has. @returns its event; null for none */
export async function sendAgain(tx: Database, of: { webhookId: string; deliveryId: string }): Promise<string | null> {
  const row = await toBeSent(tx, of.webhookId).where('id', '=', of.deliveryId).returning('event').executeTakeFirst();
  if (!row) return null;
  await tryAtOnce(tx, of.webhookId);
  return row.event;
}

/** Lets everything be sent once more that was set aside, in the order in which it happened. @returns how many it is */
export async function sendAsideAgain(tx: Database, webhookId: string): Promise<number> {
  const { numUpdatedRows } = await toBeSent(tx, webhookId).where('state', '=', 'aside').executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await tryAtOnce(tx, webhookId);
  return Number(numUpdatedRows);
}

function toBeSent(tx: Database, webhookId: string) {
  return tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_at: moment(tx), ended_at: null, reason: null, status: null })
    .where('webhook_id', '=', webhookId);
}

/** However long the system was to be left alone. */
async function tryAtOnce(tx: Database, webhookId: string): Promise<void> {
  await tx.updateTable('webhooks').set({ failures: 0, retry_at: null }).where('id', '=', webhookId).execute();
}
