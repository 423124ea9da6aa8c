import type { SignedInContext } from '../access/caller.server.ts';
import { queueMail } from '../mail/queued-mail.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { NewEntry } from '../trail/entries.db.ts';
import { tellUser } from './accounts/account-notifications.server.ts';
import { insertFormerEmail } from './mails/former-emails.db.ts';
import { endSessionsOf } from './sessions/sessions.db.ts';
import { updateUser } from './users.db.ts';

/**
 * Changes what the user of a record signs in with. With another e-mail or password the sessions that were begun with the
 * old one end; only the one that makes the change goes on.
 * @returns what the trail has to say of it besides the record's own change
 */
export async function changeSignIn(
  tx: Database,
  { caller, isMailOn }: SignedInContext,
  { userId, user }: { userId: string; user: { email: string } },
  wanted: { email?: string | undefined; passwordHash?: string | undefined },
): Promise<NewEntry[]> {
  const { email = user.email, passwordHash } = wanted;
  const isSame = email === user.email && passwordHash === undefined;
  await updateUser(tx, userId, { email, passwordHash });
  if (passwordHash !== undefined) await tellUser(tx, { isMailOn }, { userId, change: 'password-changed' });
  if (email !== user.email) await tellOfEmail(tx, { isMailOn }, userId, user.email);
  const ended = isSame ? 0 : await endSessionsOf(tx, userId, caller.token);
  const entry = { subject: 'user', subjectId: userId } as const;
  if (passwordHash) return [{ ...entry, action: 'password-changed' }];
  return ended > 0 ? [{ ...entry, action: 'sessions-ended' }] : [];
}

/** Of another address the one from before is told, too: it may be all that the user still reads. */
async function tellOfEmail(tx: Database, mail: { isMailOn: boolean }, userId: string, before: string): Promise<void> {
  await tellUser(tx, mail, { userId, change: 'email-changed' });
  if (!mail.isMailOn) return;
  const formerEmail = await insertFormerEmail(tx, userId, before);
  await queueMail(tx, { to: userId, template: 'email-changed', ids: { formerEmail } });
}
