import type { Database } from '../platform/database/database.server.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { findListening, holdUnsent, insertDeliveries, type NewDelivery } from './told.db.ts';
import type { WebhookEvent } from './webhook-events.labels.ts';
import { webhookJob } from './webhook-job.server.ts';

/** Something that has happened to a company's record. `data` is identifiers and nothing else. */
export type OutgoingEvent = {
  event: WebhookEvent;
  companyId: string;
  /** Of what it tells: what is told of the same arrives in the order in which it happened. */
  lane: string;
  data: Readonly<Record<string, string>>;
};

/** What only says that something is otherwise now: of several that wait one says it for all. */
const saidOnce: ReadonlySet<WebhookEvent> = new Set(['due-dates.changed', 'esocial.changed']);

/** Leaves what other systems are to be told, in the transaction of the change itself: both happen or neither. */
export async function tellSystems(tx: Database, events: readonly OutgoingEvent[]): Promise<void> {
  if (events.length === 0) return;
  const companyIds = [...new Set(events.map(({ companyId }) => companyId))];
  for (const webhook of await findListening(tx, companyIds)) {
    const heard = events.filter(
      ({ event, companyId }) =>
        webhook.events.has(event) && (webhook.companyId === null || webhook.companyId === companyId),
    );
    const deliveries = await withoutRepeated(
      tx,
      heard.map(({ event, companyId, lane, data }) => ({
        ...{ webhookId: webhook.id, event, lane, data: { companyId, ...data } },
      })),
    );
    if (deliveries.length === 0) continue;
    await insertDeliveries(tx, deliveries);
    await enqueue(tx, webhookJob, { webhook: webhook.id });
  }
}

/** Of one webhook's deliveries those that nothing waiting says already. */
async function withoutRepeated(
  tx: Database,
  deliveries: readonly (NewDelivery & { event: WebhookEvent })[],
): Promise<NewDelivery[]> {
  const repeatable = deliveries.filter(({ event }) => saidOnce.has(event));
  const [first] = repeatable;
  if (!first) return [...deliveries];
  const { webhookId, event } = first;
  const lanes = repeatable.map(({ lane }) => lane);
  const said = new Set(await holdUnsent(tx, { webhookId, event, lanes }));
  return deliveries.filter((delivery) => {
    if (!saidOnce.has(delivery.event)) return true;
    if (said.has(delivery.lane)) return false;
    said.add(delivery.lane);
    return true;
  });
}
