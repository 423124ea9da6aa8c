import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { moment } from '../platform/database/moment.server.ts';
import { alongIndexes } from '../platform/database/postgres/along-indexes.server.ts';
import type { FailureReason } from './webhook-events.labels.ts';

/** What the queries of the job that sends need of a run: the webhook, and the job that is at it. */
export type Hold = { webhookId: string; jobId: string };

/** Without a sign of life for so long a webhook is another job's. */
const holdMs = 60_000;

/**
 * Takes a webhook in use, unless another job is at it: one node at a time sends to a system, in order. A job that begins
 * anew after its node was killed has it already.
 * @returns what is needed to send; null where there is nothing to do now
 */
export async function hold(db: Database, { webhookId, jobId }: Hold) {
  const row = await db
    .updateTable('webhooks')
    .set({ held_by: jobId, held_until: moment(db, holdMs) })
    .where('id', '=', webhookId)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<', moment(db)), eb('held_by', '=', jobId)]))
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<=', moment(db))]))
    .returning(['id', 'company_id as companyId', 'url', 'secret', 'former_secret as formerSecret', 'failures'])
    .returning((eb) => eb('former_until', '>', moment(db)).as('isFormerInUse'))
    .executeTakeFirst();
  return row ?? null;
}

/** A webhook that is held to be sent to. */
export type Held = NonNullable<Awaited<ReturnType<typeof hold>>>;

/**
 * The next thing to tell, the first of its lane; it counts as tried from now on.
 * @param url where it is going to be sent
 * @returns null for none, for whoever has lost its hold, and where the webhook leads elsewhere by now
 */
export async function takeNext(db: Database, { webhookId, jobId }: Hold, url: string) {
  // Together: the webhook, which is held, and the next of its deliveries.
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('webhooks')
      .set({ held_until: moment(tx, holdMs) })
      .where('id', '=', webhookId)
      .where('held_by', '=', jobId)
      .where('active', '=', true)
      .where('url', '=', url)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return null;
    await alongIndexes(tx);
    const next = await headsOf(tx, webhookId)
      .select('one.id')
      // Nothing that an index of it would be taken for: the oldest one is asked for.
      .where((eb) => eb(eb.fn.coalesce('one.next_at', 'one.next_at'), '<=', moment(tx)))
      .orderBy('one.created_at')
      .orderBy('one.id')
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    const taken = await tx
      .updateTable('webhook_deliveries')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('id', '=', next.id)
      .where('state', '=', 'waiting')
      .returning(['id', 'event', 'data', 'attempts as attempt', 'created_at as createdAt'])
      .executeTakeFirst();
    return taken ?? null;
  });
}

/** A delivery that is being sent. */
export type Taken = NonNullable<Awaited<ReturnType<typeof takeNext>>>;

/**
 * Of each lane the first that waits. It is asked for each row by itself, in an order that one index alone has (an equal lane
 * would let another one do): a planner that knows nothing of the table would compare all that waits with all that waits.
 */
function headsOf(tx: Database, webhookId: string) {
  return tx
    .selectFrom('webhook_deliveries as one')
    .where('one.webhook_id', '=', webhookId)
    .where('one.state', '=', 'waiting')
    .where('one.id', '=', (eb) =>
      eb
        .selectFrom('webhook_deliveries as first')
        .select('first.id')
        .where('first.webhook_id', '=', webhookId)
        .where('first.state', '=', 'waiting')
        .whereRef('first.lane', '>=', 'one.lane')
        .whereRef('first.lane', '<=', 'one.lane')
        .orderBy('first.lane')
        .orderBy('first.created_at')
        .orderBy('first.id')
        .limit(1),
    );
}

/** A node that stops has not come to the end of it, and what another address says is no answer of this one: it is no attempt. */
export async function giveBackDelivery(db: Database, { id }: Taken): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** The system has taken it. */
export async function setDelivered(tx: Database, { id }: Taken, status: number): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'delivered', status, reason: null, ended_at: moment(tx) })
    .where('id', '=', id)
    .execute();
}

/** The system answers again: what had to wait for that waits no longer. */
export async function noteAnswering(tx: Database, webhook: Held): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ failures: 0, retry_at: null, failing_since: null })
    .where('id', '=', webhook.id)
    .where((eb) => eb.or([eb('failures', '>', 0), eb('failing_since', 'is not', null)]))
    .execute();
  if (webhook.failures === 0) return;
  await tx
    .updateTable('webhook_deliveries')
    .set({ next_at: moment(tx) })
    .where('webhook_id', '=', webhook.id)
    .where('state', '=', 'waiting')
    .where('next_at', '>', moment(tx))
    .execute();
}

/** Why an attempt came to nothing. */
export type Failure = { status: number | null; reason: FailureReason };

/** The next attempt is due after a pause. */
export async function putOffDelivery(tx: Database, { id }: Taken, why: Failure, pauseMs: number): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ ...why, next_at: moment(tx, pauseMs) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Sets one delivery aside: it is not tried again unless somebody asks for it. */
export async function setDeliveryAside(tx: Database, { id }: Taken, why: Failure): Promise<void> {
  await asideOf(tx, why).where('id', '=', id).execute();
}

/** Sets aside what waits at a webhook, or of that what has waited for longer than so much. @returns how many it were */
export async function setWaitingAside(
  tx: Database,
  webhookId: string,
  reason: FailureReason,
  olderThanMs = 0,
): Promise<number> {
  const { numUpdatedRows } = await asideOf(tx, { status: null, reason })
    .where('webhook_id', '=', webhookId)
    .$if(olderThanMs > 0, (query) => query.where('created_at', '<', moment(tx, -olderThanMs)))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Sets aside everything that waits: a copy of the data was restored, and what it was about to tell is long told. */
export async function setAllAside(tx: Database): Promise<void> {
  await asideOf(tx, { status: null, reason: 'restored' }).execute();
  await tx.updateTable('webhooks').set({ held_by: null, held_until: null, failures: 0, retry_at: null }).execute();
}

function asideOf(tx: Database, why: Failure) {
  return tx
    .updateTable('webhook_deliveries')
    .set({ ...why, state: 'aside', ended_at: moment(tx) })
    .where('state', '=', 'waiting');
}

/** The system does not answer: it is left alone for so long. */
export async function letRest(tx: Database, webhookId: string, failures: number, restMs: number): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ failures, retry_at: moment(tx, restMs) })
    .where('id', '=', webhookId)
    .execute();
}

/** Something that the system should have been told was set aside. @returns whether it was the first since it last answered */
export async function noteFailing(tx: Database, webhookId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ failing_since: moment(tx) })
    .where('id', '=', webhookId)
    .where('failing_since', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Lets go of a webhook, if this job holds it.
 * @returns when something is to be told next, not before the system has rested; null for nothing; undefined while another
 * job is at it, which will look again
 */
export async function letGo(tx: Database, { webhookId, jobId }: Hold): Promise<Date | null | undefined> {
  await lockRow(tx, 'webhooks', webhookId);
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ held_by: null, held_until: null })
    .where('id', '=', webhookId)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '<', moment(tx)), eb('held_by', '=', jobId)]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return undefined;
  await alongIndexes(tx);
  const next = await headsOf(tx, webhookId)
    .innerJoin('webhooks', 'webhooks.id', 'one.webhook_id')
    .select(['one.next_at as at', 'webhooks.retry_at as retryAt'])
    .where('webhooks.active', '=', true)
    .orderBy('one.next_at')
    .limit(1)
    .executeTakeFirst();
  return next ? new Date(Math.max(Date.parse(next.at), Date.parse(next.retryAt ?? next.at))) : null;
}

/** The webhooks in use at which something waits. */
export async function webhooksWithWaiting(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('active', '=', true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('webhook_deliveries')
          .select('webhook_deliveries.id')
          .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
          .where('webhook_deliveries.state', '=', 'waiting'),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}
