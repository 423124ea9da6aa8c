import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { onlyOwner, type Scope } from '../access/scope.ts';
import { lockCompany } from '../companies/company-lookups.db.ts';
import { addressProblem, mustBeAllowed, NotAllowed } from '../outbox/allowed-address.server.ts';
import { countAside, listDeliveries, sendAgain, sendAsideAgain } from '../outbox/delivery-log.db.ts';
import { newSecret } from '../outbox/signature.server.ts';
import { insertDeliveries } from '../outbox/told.db.ts';
import { failureLabel, testEvent } from '../outbox/webhook-events.labels.ts';
import { webhookJob } from '../outbox/webhook-job.server.ts';
import { keepSecret } from '../outbox/webhook-secret.server.ts';
import {
  countWebhooks,
  deleteWebhook,
  findSecretless,
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  type Owner,
  replaceSecret,
  updateWebhook,
} from '../outbox/webhooks.db.ts';
import { changedByOther } from '../platform/contract/changed-by-other.ts';
import { conflict, invalidInput, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { lockPractice } from '../practice/practice-lookups.db.ts';
import { mustProveIdentity } from '../sign-in/second-factor/proof.server.ts';
import { changesBetween, unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { deliveryRow, type Webhook, webhookRow, webhooksContract } from './webhooks.contract.ts';
import { deliveriesExport, webhooksExport } from './webhooks-export.server.ts';

/** So many are enough for every system of an owner: each of them is told of everything by itself. */
const mostWebhooks = 20;
/** For so long the former secret signs, too: the receiving system learns the new one meanwhile. */
const formerMs = 24 * 3_600_000;

/** Where other systems are told of changes (product 22). */
export const webhooksApi = forSignedIn(webhooksContract, [webhooksExport, deliveriesExport], {
  list: async ({ input, context: { db, scope } }) => {
    const { rows, total } = await listWebhooks(db, ownerOf(scope), webhookRow, input);
    const secretless = await findSecretless(db, ownerOf(scope));
    return { webhooks: rows.rows.map((row) => ({ ...row, hasSecret: !secretless.has(row.id) })), total };
  },

  read: async ({ input: { webhookId }, context: { db, scope } }) => ({
    webhook: await existing(db, scope, webhookId),
    aside: await countAside(db, webhookId),
  }),

  create: async ({ input, context }) => {
    const { scope } = context;
    await mustLeadOutside(context, input.url);
    return createOnce(context, async (tx) => {
      await lockOwner(tx, ownerOf(scope)); // Two at the same moment are counted one after the other.
      if ((await countWebhooks(tx, ownerOf(scope))) >= mostWebhooks) {
        throw conflict(`Já são ${mostWebhooks} webhooks. Exclua um que não é mais usado.`);
      }
      const webhook = await existing(tx, scope, await insertWebhook(tx, ownerOf(scope), input));
      const changes = changesBetween(null, typed(webhook));
      await record(tx, context, { action: 'created', ...about(scope, webhook.id), changes });
      return { webhook };
    });
  },

  update: async ({ input: { webhookId, version, ...fields }, context }) => {
    const { db, scope } = context;
    const { url } = await existing(db, scope, webhookId);
    if (url !== fields.url) await mustLeadOutside(context, fields.url);
    return db.transaction().execute(async (tx) => {
      const before = await held(tx, scope, webhookId);
      if (version !== undefined && version !== before.version) throw changedByOther();
      await updateWebhook(tx, before, fields);
      const webhook = await existing(tx, scope, webhookId);
      await enqueue(tx, webhookJob, { webhook: webhookId });
      const changes = changesBetween(typed(before), typed(webhook));
      await record(tx, context, { action: 'updated', ...about(scope, webhookId), detail: unseen(version), changes });
      return { webhook };
    });
  },

  remove: ({ input: { webhookId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const { name } = await held(tx, context.scope, webhookId);
      await deleteWebhook(tx, webhookId);
      await record(tx, context, {
        action: 'deleted',
        ...about(context.scope, webhookId),
        changes: { name: [name, null] },
      });
    }),

  makeSecret: async ({ input: { webhookId, ...proof }, context }) => {
    const { db, scope, encryptionKeys } = context;
    await existing(db, scope, webhookId);
    await mustProveIdentity(context, proof);
    return db.transaction().execute(async (tx) => {
      await held(tx, scope, webhookId);
      const secret = newSecret();
      await replaceSecret(tx, webhookId, keepSecret(webhookId, secret, encryptionKeys), formerMs);
      const { formerUntil } = await existing(tx, scope, webhookId);
      await record(tx, context, { action: 'secret-made', ...about(scope, webhookId) });
      return { secret, formerUntil };
    });
  },

  test: ({ input: { webhookId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      mustSend(await held(tx, context.scope, webhookId));
      // In a lane of its own: what waits of others does not hold it up.
      await insertDeliveries(tx, [{ webhookId, event: testEvent, lane: crypto.randomUUID(), data: {} }]);
      await enqueue(tx, webhookJob, { webhook: webhookId });
      await record(tx, context, { action: 'tested', ...about(context.scope, webhookId) });
    }),

  listDeliveries: async ({ input: { webhookId, ...input }, context: { db, scope } }) => {
    await existing(db, scope, webhookId);
    const { rows, total } = await listDeliveries(db, webhookId, deliveryRow, input);
    return { deliveries: rows, total };
  },

  redeliver: ({ input: { webhookId, deliveryId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      mustSend(await held(tx, context.scope, webhookId));
      const event = await sendAgain(tx, { webhookId, deliveryId });
      if (event === null) throw notFound('Este aviso não está mais no histórico, que guarda 30 dias.');
      await enqueue(tx, webhookJob, { webhook: webhookId });
      await record(tx, context, { action: 'retried', ...about(context.scope, webhookId), detail: event });
    }),

  redeliverFailed: ({ input: { webhookId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      mustSend(await held(tx, context.scope, webhookId));
      const sent = await sendAsideAgain(tx, webhookId);
      // Asked twice, the second time finds nothing to do.
      if (sent === 0) return { sent };
      await enqueue(tx, webhookJob, { webhook: webhookId });
      await record(tx, context, { action: 'retried', ...about(context.scope, webhookId), times: sent });
      return { sent };
    }),
});

/** Whose webhooks a caller works with: a company's own; for an administrator the practice's, and no company's. */
function ownerOf(scope: Scope): Owner {
  return { companyId: onlyOwner(scope) };
}

/** Holds whose webhooks are counted; those of the practice are no company's. */
function lockOwner(tx: Database, { companyId }: Owner): Promise<void> {
  return companyId === null ? lockPractice(tx) : lockCompany(tx, companyId);
}

function about(scope: Scope, subjectId: string) {
  return { subject: 'webhook', subjectId, ...ownerOf(scope) } as const;
}

/** What a person has typed, as the trail shows it. */
function typed({ name, url, events, active }: Pick<Webhook, 'name' | 'url' | 'events' | 'active'>) {
  return { name, url, events: events.join(', '), active: active ? 'Sim' : 'Não' };
}

async function existing(db: Database, scope: Scope, id: string): Promise<Webhook> {
  const found = await findWebhook(db, ownerOf(scope), id);
  if (!found) throw notFound('Webhook não encontrado.');
  return found;
}

async function held(tx: Database, scope: Scope, id: string): Promise<Webhook> {
  const found = await lockWebhook(tx, ownerOf(scope), id);
  if (!found) throw notFound('Webhook não encontrado.');
  return found;
}

/** @throws 409 for a webhook to which nothing is sent */
function mustSend({ active, hasSecret }: Webhook): void {
  if (!hasSecret) throw conflict('Crie antes o segredo deste webhook: sem ele nada é enviado.');
  if (!active) throw conflict('Este webhook está desativado. Ative-o antes de enviar.');
}

/** @throws 400 where the address is none, or leads to where webhooks may not lead */
async function mustLeadOutside({ webhookNetworks }: SignedInContext, text: string): Promise<void> {
  const refused = (message: string) => invalidInput([{ path: 'url', message }]);
  const problem = addressProblem(text, webhookNetworks);
  if (problem) throw refused(problem);
  try {
    await mustBeAllowed(new URL(text), webhookNetworks);
  } catch (error) {
    if (!(error instanceof NotAllowed)) throw error;
    throw refused(failureLabel('address'));
  }
}
