import { z } from 'zod';
import { crashPoint } from '../platform/crash-point.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { defineJob, type JobServices } from '../platform/jobs/job.server.ts';
import { dropAlike, dropWaiting, enqueue } from '../platform/jobs/queue.db.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import type { AllowedNetworks } from './allowed-address.server.ts';
import { noteOutcome } from './outcome.server.ts';
import { type Outcome, postEvent } from './post-event.server.ts';
import {
  giveBackDelivery,
  type Held,
  hold,
  letGo,
  setWaitingAside,
  type Taken,
  takeNext,
  webhooksWithWaiting,
} from './sending.db.ts';
import { telling } from './telling.server.ts';
import { sealedSecrets } from './webhook-secret.server.ts';

/** What sending needs of the subjects above; the composition hands it in. */
export type WebhookServices = {
  networks: AllowedNetworks;
  /** Whether a company may still be told anything. */
  hasAccess: (db: Database, companyId: string) => Promise<boolean>;
  /** Something was set aside, for the first time since the system last answered. */
  onFailing: (tx: Database, webhook: { id: string; companyId: string | null }) => Promise<void>;
  /** The system has said that it wants nothing more. */
  onGone: (tx: Database, webhook: { id: string; companyId: string | null }) => Promise<void>;
  /** Something was sent or set aside, or is to be tried again: what is on screen of it is no longer so. */
  onOutcome: (db: Database, webhook: { id: string; companyId: string | null }) => Promise<void>;
};

declare module '../platform/jobs/job.server.ts' {
  interface JobServices {
    webhooks: WebhookServices;
    encryptionKeys: EncryptionKeys;
  }
}

/** After so many, or so long, another system has its turn: one that takes its time with everything holds up nobody else. */
const [mostInTurn, turnMs] = [50, 5_000];

/** So many in a row that fail say that the system is away, whichever of them it was. */
const failuresInARow = 3;

/**
 * Tells one system what it is still to be told, one after the other, until nothing is left or it does not answer: a system that
 * is away holds up a worker for three attempts, then rests; one that is slow has its turn and then waits for those of others. What comes of it is written beside each
 * delivery, so that the job itself does not fail.
 */
export const webhookJob = defineJob({
  kind: 'webhook',
  together: 8,
  payload: z.object({ webhook: z.uuid() }),
  async handle({ webhook: webhookId }, services, { id: jobId, signal }) {
    const { db } = services;
    const webhook = await hold(db, { webhookId, jobId });
    const isTurnOver = webhook !== null && (await takeTurn(services, webhook, { jobId, signal }));
    await schedule(db, { webhookId, jobId }, isTurnOver);
  },
});

/** Sends as much as a webhook's turn allows. @returns whether it has ended because others are to have their turn */
async function takeTurn(services: JobServices, webhook: Held, hold: HeldBy): Promise<boolean> {
  const { db, webhooks } = services;
  const screens = telling(() => webhooks.onOutcome(db, webhook));
  const isTurnOver = await sendAll(services, webhook, { ...hold, noted: screens.noted });
  await screens.caughtUp();
  return isTurnOver;
}

type HeldBy = { jobId: string; signal: AbortSignal };

async function sendAll(
  services: JobServices,
  webhook: Held,
  { jobId, signal, noted }: HeldBy & { noted: () => Promise<void> },
): Promise<boolean> {
  const { db, webhooks } = services;
  const { companyId } = webhook;
  if (companyId !== null && !(await webhooks.hasAccess(db, companyId))) {
    if ((await setWaitingAside(db, webhook.id, 'access')) > 0) await noted();
    return false;
  }
  let failed = 0;
  const begun = performance.now();
  for (let sent = 0; !signal.aborted; sent++) {
    if (sent === mostInTurn || performance.now() - begun > turnMs) return true;
    const taken = await takeNext(db, { webhookId: webhook.id, jobId }, webhook.url);
    crashPoint('webhook:taken');
    const outcome = taken && (await send(services, webhook, taken, signal));
    if (!outcome) return false;
    crashPoint('webhook:answered');
    failed = outcome.reason === null ? 0 : failed + 1;
    const isAway = failed === failuresInARow || (outcome.reason !== null && outcome.retryAfterMs !== null);
    await noteOutcome(services, webhook, taken, outcome, isAway);
    crashPoint('webhook:noted');
    await noted();
    if (isAway || outcome.reason === 'gone') return false;
    if (outcome.reason === null) webhook.failures = 0;
  }
  return false;
}

/** @returns how it ended; null where the node stops before it has */
async function send(
  { db, encryptionKeys, webhooks }: JobServices,
  webhook: Held,
  taken: Taken,
  signal: AbortSignal,
): Promise<Outcome | null> {
  let secrets: string[];
  try {
    const kept = [webhook.secret, webhook.isFormerInUse ? webhook.formerSecret : null];
    secrets = kept.flatMap((one) => (one === null ? [] : [sealedSecrets.open(webhook.id, one, encryptionKeys)]));
  } catch {
    return { status: null, reason: 'secret', retryAfterMs: null };
  }
  const body = JSON.stringify({
    type: taken.event,
    timestamp: new Date(taken.createdAt).toISOString(),
    data: JSON.parse(taken.data),
  });
  try {
    return await postEvent({ url: webhook.url, secrets, id: taken.id, body, networks: webhooks.networks }, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    await giveBackDelivery(db, taken);
    return null;
  }
}

/**
 * Lets go of the webhook and leaves a job for when something is to be told next: one, however many look. After a turn it stands
 * behind those of the others, and none that was left before it gives the webhook another turn.
 */
async function schedule(
  db: Database,
  { webhookId, jobId }: { webhookId: string; jobId: string },
  isTurnOver: boolean,
): Promise<void> {
  const payload = { webhook: webhookId };
  // Together: the webhook, and the job that sends for it.
  await db.transaction().execute(async (tx) => {
    const next = await letGo(tx, { webhookId, jobId });
    if (next === undefined) return;
    await dropWaiting(tx, webhookJob, webhookId);
    if (next && isTurnOver && next <= new Date()) {
      await dropAlike(tx, webhookJob, payload);
      await enqueue(tx, webhookJob, payload, { key: webhookId });
    } else if (next) {
      await enqueue(tx, webhookJob, payload, { key: webhookId, runAt: next });
    }
  });
}

/** Leaves a job for each system at which something waits, where a restore or a person has dropped it. */
export async function enqueueWaiting(db: Database): Promise<void> {
  for (const webhook of await webhooksWithWaiting(db)) await enqueue(db, webhookJob, { webhook });
}
