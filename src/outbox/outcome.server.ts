import type { JobServices } from '../platform/jobs/job.server.ts';
import type { Outcome } from './post-event.server.ts';
import {
  giveBackDelivery,
  type Held,
  letRest,
  noteAnswering,
  noteFailing,
  putOffDelivery,
  setDelivered,
  setDeliveryAside,
  setWaitingAside,
  type Taken,
} from './sending.db.ts';
import { longestWaitMs, pauseAfter, restAfter } from './webhook-pauses.rules.ts';
import { lockAddress, stopWebhook } from './webhooks.db.ts';

/**
 * Writes down how an attempt has ended, and what follows from it. What the former address of a webhook has answered says
 * nothing of the present one: only that it has taken what it was sent.
 * @param isAway whether the system is left alone for a while
 */
export async function noteOutcome(
  { db, webhooks }: JobServices,
  webhook: Held,
  taken: Taken,
  outcome: Outcome,
  isAway: boolean,
): Promise<void> {
  // Together: the delivery, and what it says of its webhook.
  await db.transaction().execute(async (tx) => {
    const isPresent = (await lockAddress(tx, webhook.id)) === webhook.url;
    if (outcome.reason === null) await setDelivered(tx, taken, outcome.status);
    else if (!isPresent) await giveBackDelivery(tx, taken);
    if (!isPresent) return;
    if (outcome.reason === null) return noteAnswering(tx, webhook);
    const { status, reason, retryAfterMs } = outcome;
    if (reason === 'gone') {
      await setDeliveryAside(tx, taken, { status, reason });
      await setWaitingAside(tx, webhook.id, reason);
      await stopWebhook(tx, webhook.id);
      await noteFailing(tx, webhook.id);
      return webhooks.onGone(tx, webhook);
    }
    const pause = pauseAfter(taken.attempt, retryAfterMs);
    const isOld = Date.now() - Date.parse(taken.createdAt) > longestWaitMs;
    const isLast = pause === null || isOld;
    if (isLast) await setDeliveryAside(tx, taken, { status, reason });
    else await putOffDelivery(tx, taken, { status, reason }, pause);
    if (isAway) await letRest(tx, webhook.id, webhook.failures + 1, restAfter(webhook.failures + 1, retryAfterMs));
    const alsoOld = isAway ? await setWaitingAside(tx, webhook.id, 'expired', longestWaitMs) : 0;
    if ((isLast || alsoOld > 0) && (await noteFailing(tx, webhook.id))) await webhooks.onFailing(tx, webhook);
  });
}
