import type { SignedInContext } from '../../access/caller.server.ts';
import { queueMail } from '../../mail/queued-mail.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { countInvitation } from '../limits/attempts.db.ts';
import { hashNewPassword } from '../passwords/new-password.server.ts';
import { noPassword } from '../passwords/no-password.rules.ts';
import { hasPassword } from '../users.db.ts';

/** What a new account is given to sign in with: a password, or an invitation to choose one. */
export type NewAccess = { password?: string | undefined; invite?: boolean | undefined };

/**
 * What is stored of the password of a new account: its hash, or that nobody has chosen one yet.
 * @throws as `hashNewPassword` does
 */
export async function newPasswordHash(context: SignedInContext, email: string, { password, invite }: NewAccess) {
  if (invite || password === undefined) return noPassword;
  return hashNewPassword(password, { email, setBy: context.caller.userId });
}

/** Invites a new user who has no password and may sign in; where no mail is sent, an administrator hands a link over. */
export async function invite(tx: Database, { isMailOn }: SignedInContext, userId: string): Promise<void> {
  if (!isMailOn || (await hasPassword(tx, userId))) return;
  await countInvitation(tx, userId);
  await queueMail(tx, { to: userId, template: 'invitation' });
}
