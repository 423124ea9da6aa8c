import { onlyOwner } from '../access/scope.ts';
import { findCompanyUser } from '../companies/company-lookups.db.ts';
import { announce } from '../live/announce.server.ts';
import { type NotificationKind, type Reader, scopeOf } from '../notifications/notification-kind.server.ts';
import { notify } from '../notifications/notify.server.ts';
import type { WebhookServices } from '../outbox/webhook-job.server.ts';
import { findWebhook } from '../outbox/webhooks.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import { activeAdmins } from '../sign-in/accounts/accounts.db.ts';
import { findReceiver } from '../sign-in/users.db.ts';
import { record } from '../trail/entries.db.ts';

/** A system that is not told what it should be: whoever has made the webhook looks after it. */
export const webhookFailing: NotificationKind = {
  kind: 'webhook-failing',
  for: ['admin', 'company'],
  mail: { label: 'Webhooks que falham', text: 'Há um webhook que não está sendo recebido', usually: 'daily' },
  async tell(db, reader, ids) {
    const found = await Promise.all(ids.map((id) => failingOf(db, reader, id)));
    return new Map(found.flatMap((one) => (one ? [one] : [])));
  },
};

async function failingOf(db: Database, reader: Reader, id: string) {
  const scope = scopeOf(reader, 'webhooks.manage');
  const webhook = scope && (await findWebhook(db, { companyId: onlyOwner(scope) }, id));
  if (!webhook) return null;
  const what = webhook.active ? 'não está sendo recebido' : 'foi desativado pelo sistema que o recebia';
  return [id, { text: `O webhook “${webhook.name}” ${what}. Veja o histórico.`, path: `/webhooks/${id}` }] as const;
}

/** What sending tells to those whose webhook it is. */
export const webhookListeners: Omit<WebhookServices, 'networks'> = {
  async hasAccess(db, companyId) {
    const [userId] = await findCompanyUser(db, companyId);
    const user = userId ? await findReceiver(db, userId) : null;
    return user?.hasAccess ?? false;
  },

  async onFailing(tx, webhook) {
    await notifyOwner(tx, webhook);
  },

  async onGone(tx, webhook) {
    await notifyOwner(tx, webhook);
    const { id, companyId } = webhook;
    const changes = { active: ['Sim', 'Não'] } as const;
    await record(tx, { address: null }, { action: 'updated', subject: 'webhook', subjectId: id, companyId, changes });
  },

  async onOutcome(db, { id, companyId }) {
    if (companyId === null) return announce(db, { topic: 'webhook', ids: [id] });
    // To its owner alone: administrators read no company's history, and there may be hundreds at once.
    for (const userId of await findCompanyUser(db, companyId)) {
      await announce(db, { topic: 'webhook', ids: [id], companyId, userId });
    }
  },
};

async function notifyOwner(tx: Database, { id, companyId }: { id: string; companyId: string | null }): Promise<void> {
  const to = companyId === null ? await activeAdmins(tx) : await findCompanyUser(tx, companyId);
  await notify(tx, webhookFailing, { to, about: id });
}
