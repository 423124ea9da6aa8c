import type { SignedInContext } from '../../access/caller.server.ts';
import type { UserType } from '../../access/policy.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { changeSignIn } from '../changed-sign-in.server.ts';
import { hasOtherAdmin } from '../users.db.ts';
import { insertNotice, type NewNotice, settleWaiting } from './notices.db.ts';

/**
 * Whether an access that the caller gives waits for a second administrator, where the installation requires one. That of a
 * new administrator does too, who could approve everything else; only the second one of an installation has nobody to wait
 * for. One who was shut out still counts: else the last who is left could make the own approver.
 */
export async function mustWait(tx: Database, context: SignedInContext, type: string): Promise<boolean> {
  if (!context.requireSecondAdmin) return false;
  if (type === ('professional' satisfies UserType)) return true;
  return type === ('admin' satisfies UserType) && hasOtherAdmin(tx, context.caller.userId);
}

/**
 * Tells the other administrators of an access that the caller gives, or of a password: whoever gives one knows it. What
 * waits takes the place of what had waited for the same user.
 * @returns what the trail has to say of it
 */
export async function notifyOfAccess(
  tx: Database,
  { caller }: SignedInContext,
  given: Omit<NewNotice, 'authorId'>,
): Promise<NewEntry[]> {
  const { userId, kind, waits } = given;
  const kinds = kind === 'password' ? (['password'] as const) : (['created', 'reactivated'] as const);
  await settleWaiting(tx, userId, { decision: 'refused', by: caller.userId, kinds });
  await insertNotice(tx, { ...given, authorId: caller.userId });
  return waits ? [{ action: 'approval-requested', subject: 'user', subjectId: userId, detail: `access-${kind}` }] : [];
}

/**
 * Changes what a professional signs in with. The other administrators are told of a new password; one that waits is not in
 * force, and until then the old one is: nobody is shut out by a request.
 * @returns what the trail has to say of it besides the record's own change
 */
export async function giveSignIn(
  tx: Database,
  context: SignedInContext,
  professional: { userId: string; user: { email: string } },
  { email, passwordHash }: { email: string; passwordHash: string | undefined },
): Promise<NewEntry[]> {
  if (passwordHash === undefined) return changeSignIn(tx, context, professional, { email });
  const waits = await mustWait(tx, context, 'professional');
  const inForce = waits ? undefined : passwordHash;
  const changed = await changeSignIn(tx, context, professional, { email, passwordHash: inForce });
  const told = await notifyOfAccess(tx, context, {
    kind: 'password',
    userId: professional.userId,
    email: professional.user.email,
    waits,
    passwordHash: waits ? passwordHash : undefined,
  });
  return [...changed, ...told];
}
