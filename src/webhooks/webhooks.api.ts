import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { onlyOwner, type Scope } from '../access/scope.ts';
import { lockCompany } from '../companies/company-lookups.db.ts';
import { addressProblem, mustBeAllowed, NotAllowed } from '../outbox/allowed-address.server.ts';
import { countAside, listDeliveries, sendAgain, sendAsideAgain } from '../outbox/delivery-log.db.ts';
import { newSecret } from '../outbox/signature.server.ts';
import { insertDeliveries } from '../outbox/told.db.ts';
import { failureLabel, testEvent } from '../outbox/webhook-events.labels.ts';
import { webhookJob } from '../outbox/webhook-job.server.ts';
import { sealedSecrets } from '../outbox/webhook-secret.server.ts';
import {
  countWebhooks,
  deleteWebhook,
  findSecretless,
  findWebhook,
  insertWebhook,
  listWebhooks,
  type Owner,
  replaceSecret,
  updateWebhook,
} from '../outbox/webhooks.db.ts';
import { conflict, invalidInput, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { enqueue } from '../platform/jobs/queue.db.ts';
import { lockPractice } from '../practice/practice-lookups.db.ts';
import { mustProveIdentity } from '../sign-in/second-factor/proof.server.ts';
import { actOnRecord, changeRecord, createRecord, type Kind, mustFind } from '../trail/change.server.ts';
import { changesShown } from '../trail/changes.rules.ts';
import { deliveryRow, type Webhook, webhookRow, webhooksContract } from './webhooks.contract.ts';
import { deliveriesExport, webhooksExport } from './webhooks-export.server.ts';

/** So many are enough for every system of an owner: each of them is told of everything by itself. */
const mostWebhooks = 20;
/** For so long the former secret signs, too: the receiving system learns the new one meanwhile. */
const formerMs = 24 * 3_600_000;

const kind: Kind<'webhook', Webhook> = {
  subject: 'webhook',
  table: 'webhooks',
  find: (db, scope, id) => findWebhook(db, ownerOf(scope), id),
  missing: 'Webhook não encontrado.',
  belongsTo: (_, scope) => ownerOf(scope),
  changes: changesShown(({ name, url, events, active }) => {
    return { name, url, events: events.join(', '), active: active ? 'Sim' : 'Não' };
  }),
};

/** Where other systems are told of changes (product 22). */
export const webhooksApi = forSignedIn(webhooksContract, [webhooksExport, deliveriesExport], {
  list: async ({ input, context: { db, scope } }) => {
    const { rows, total } = await listWebhooks(db, ownerOf(scope), webhookRow, input);
    const secretless = await findSecretless(db, ownerOf(scope));
    return { webhooks: rows.rows.map((row) => ({ ...row, hasSecret: !secretless.has(row.id) })), total };
  },

  read: async ({ input: { webhookId }, context }) => ({
    webhook: await mustFind(kind, context, webhookId),
    aside: await countAside(context.db, webhookId),
  }),

  create: async ({ input, context }) => {
    const { scope } = context;
    await mustLeadOutside(context, input.url);
    return createRecord(context, kind, async (tx) => {
      await lockOwner(tx, ownerOf(scope)); // Two at the same moment are counted one after the other.
      if ((await countWebhooks(tx, ownerOf(scope))) >= mostWebhooks) {
        throw conflict(`Já são ${mostWebhooks} webhooks. Exclua um que não é mais usado.`);
      }
      return { id: await insertWebhook(tx, ownerOf(scope), input) };
    });
  },

  update: async ({ input: { webhookId, version, ...fields }, context }) => {
    const { url } = await mustFind(kind, context, webhookId);
    if (url !== fields.url) await mustLeadOutside(context, fields.url);
    return changeRecord(context, kind, {
      id: webhookId,
      version,
      write: async (tx, before) => {
        await updateWebhook(tx, before, fields);
        await enqueue(tx, webhookJob, { webhook: webhookId });
      },
    });
  },

  remove: ({ input: { webhookId, version }, context }) =>
    actOnRecord(context, kind, {
      id: webhookId,
      action: 'deleted',
      version,
      write: (tx) => deleteWebhook(tx, webhookId),
    }),

  makeSecret: async ({ input: { webhookId, version, ...proof }, context }) => {
    await mustFind(kind, context, webhookId);
    await mustProveIdentity(context, proof);
    return changeRecord(context, kind, {
      id: webhookId,
      action: 'secret-made',
      version,
      write: async (tx) => {
        const secret = newSecret();
        await replaceSecret(tx, webhookId, sealedSecrets.keep(webhookId, secret, context.encryptionKeys), formerMs);
        const after = await mustFind(kind, { db: tx, scope: context.scope }, webhookId);
        return { after, answer: { secret, formerUntil: after.formerUntil } };
      },
    });
  },

  test: ({ input: { webhookId }, context }) =>
    actOnRecord(context, kind, {
      id: webhookId,
      action: 'tested',
      write: async (tx, webhook) => {
        mustSend(webhook);
        // In a lane of its own: what waits of others does not hold it up.
        await insertDeliveries(tx, [{ webhookId, event: testEvent, lane: crypto.randomUUID(), data: {} }]);
        await enqueue(tx, webhookJob, { webhook: webhookId });
      },
    }),

  listDeliveries: async ({ input: { webhookId, ...input }, context }) => {
    await mustFind(kind, context, webhookId);
    const { rows, total } = await listDeliveries(context.db, webhookId, deliveryRow, input);
    return { deliveries: rows, total };
  },

  redeliver: ({ input: { webhookId, deliveryId }, context }) =>
    actOnRecord(context, kind, {
      id: webhookId,
      action: 'retried',
      write: async (tx, webhook) => {
        mustSend(webhook);
        const event = await sendAgain(tx, { webhookId, deliveryId });
        if (event === null) throw notFound('Este aviso não está mais no histórico, que guarda 30 dias.');
        await enqueue(tx, webhookJob, { webhook: webhookId });
        return { entry: { detail: event } };
      },
    }),

  redeliverFailed: ({ input: { webhookId }, context }) =>
    changeRecord(context, kind, {
      id: webhookId,
      action: 'retried',
      write: async (tx, webhook) => {
        mustSend(webhook);
        const sent = await sendAsideAgain(tx, webhookId);
        // Asked twice, the second time finds nothing to do.
        if (sent > 0) await enqueue(tx, webhookJob, { webhook: webhookId });
        return { entry: sent > 0 ? { times: sent } : null, answer: { sent } };
      },
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
