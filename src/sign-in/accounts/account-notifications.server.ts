import { userTypes } from '../../access/policy.ts';
import type { MailIds, MailName } from '../../mail/mail.ts';
import { queueMail } from '../../mail/queued-mail.server.ts';
import type { NotificationKind } from '../../notifications/notification-kind.server.ts';
import { notify } from '../../notifications/notify.server.ts';
import type { Database } from '../../platform/database/database.server.ts';

/** What a user is told of the own account, as the bell says it; the mail of the same name says more. */
const texts = {
  'api-token-made': 'Uma chave de API foi criada na sua conta.',
  'api-token-revoked': 'Uma chave de API da sua conta foi revogada.',
  'email-changed': 'O e-mail com que você entra mudou.',
  'new-device': 'Alguém entrou na sua conta por um aparelho ou navegador novo.',
  'passkey-added': 'A sua conta ganhou uma chave de acesso.',
  'passkey-removed': 'Uma chave de acesso da sua conta foi removida.',
  'password-changed': 'A sua senha foi trocada.',
  'second-factor-off': 'A verificação em duas etapas da sua conta foi desativada.',
  'second-factor-on': 'A verificação em duas etapas da sua conta foi ativada.',
} as const satisfies Partial<Record<MailName, string>>;

export type AccountChange = keyof typeof texts;

/** One kind for each; nobody chooses not to be told. */
export const accountChanges: readonly NotificationKind[] = Object.entries(texts).map(([kind, text]) => ({
  kind,
  for: userTypes,
  mail: null,
  tell: { text, path: '/settings' },
}));

/** Tells a user what has happened to the own account: in the bell and, where mails are sent, by mail (OWASP ASVS 2.2.3, 2.5.5). */
export async function tellUser(
  tx: Database,
  { isMailOn }: { isMailOn: boolean },
  { userId, change, ids = {} }: { userId: string; change: AccountChange; ids?: MailIds },
): Promise<void> {
  await notifyUser(tx, userId, change);
  if (isMailOn) await queueMail(tx, { to: userId, template: change, ids });
}

/** The bell alone. */
export async function notifyUser(tx: Database, userId: string, change: AccountChange): Promise<void> {
  const kind = accountChanges.find((each) => each.kind === change);
  if (kind) await notify(tx, kind, { to: [userId] });
}
