import type { SignedInContext } from '../../access/caller.server.ts';
import { isProfessional, type UserType } from '../../access/policy.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { changeSignIn } from '../changed-sign-in.server.ts';
import { makeLink } from '../links/links.db.ts';
import { hasOtherAdmin } from '../users.db.ts';
import { notifyOfNotice } from './access-notifications.server.ts';
import { insertNotice, isEmailTrusted, type NewNotice, ofAccess, ofSecrets, settleWaiting } from './notices.db.ts';

/**
 * Whether an access that the caller gives waits for a second administrator, where the installation requires one. That of a
 * new administrator does too, who could approve everything else; only the second one of an installation has nobody to wait
 * for. One who was shut out still counts: else the last who is left could make the own approver.
 */
export async function mustWait(tx: Database, context: SignedInContext, type: string): Promise<boolean> {
  if (!context.requireSecondAdmin) return false;
  if (isProfessional(type)) return true;
  return type === ('admin' satisfies UserType) && hasOtherAdmin(tx, context.caller.userId);
}

/**
 * Tells the other administrators of an access that the caller gives, of a password, a link or an address to mail
 * one to: whoever gives one could use it. What waits takes the place of what had waited for the same user.
 * @returns what the trail has to say of it
 */
export async function notifyOfAccess(
  tx: Database,
  context: SignedInContext,
  given: Omit<NewNotice, 'authorId'>,
): Promise<NewEntry[]> {
  return (await tell(tx, context, given)).entries;
}

async function tell(tx: Database, context: SignedInContext, given: Omit<NewNotice, 'authorId'>) {
  const { caller } = context;
  const { userId, kind, waits } = given;
  await settleWaiting(tx, userId, { decision: 'refused', by: caller.userId, kinds: overtaken[kind] });
  const notice = await insertNotice(tx, { ...given, authorId: caller.userId });
  await notifyOfNotice(tx, caller.userId, notice);
  const entries: NewEntry[] = waits
    ? [{ action: 'approval-requested', subject: 'user', subjectId: userId, detail: `access-${kind}` }]
    : [];
  return { notice, entries };
}

/** What a newer wish of each kind takes the place of. */
const overtaken = {
  created: ofAccess,
  reactivated: ofAccess,
  password: ofSecrets,
  link: ofSecrets,
  email: ['email'],
  clinical: ['clinical'],
} as const;

/**
 * Makes a link that lets a user choose a password, for the caller to hand over. The other administrators are told where they would
 * be of a password; one that waits leads nowhere yet, and leaves what holds as it is.
 * @returns its token, and what the trail has to say of it
 */
export async function giveLink(
  tx: Database,
  context: SignedInContext,
  { userId, email, type }: { userId: string; email: string; type: string },
): Promise<{ token: string; waits: boolean; entries: NewEntry[] }> {
  const waits = await mustWait(tx, context, type);
  const isTold = waits || isProfessional(type);
  const told = isTold ? await tell(tx, context, { kind: 'link', userId, email, waits }) : null;
  const token = await makeLink(tx, { userId, noticeId: waits ? (told?.notice ?? null) : null });
  const made: NewEntry = { action: 'link-made', subject: 'user', subjectId: userId };
  return { token, waits, entries: [made, ...(told?.entries ?? [])] };
}

/**
 * Tells the other administrators of an address that the caller gives somebody else, where they would be told of a password: a link
 * that is mailed to it opens the account. It signs in at once, but until it is approved no link goes there. The own address
 * needs nobody's word, and takes the place of one that another administrator gave: of that they are told.
 * @returns what the trail has to say of it besides the record's own change
 */
export async function notifyOfEmail(
  tx: Database,
  context: SignedInContext,
  { userId, user }: { userId: string; user: { email: string } },
  { email, type }: { email: string; type: UserType },
): Promise<NewEntry[]> {
  if (email === user.email) return [];
  if (userId === context.caller.userId) {
    if (await isEmailTrusted(tx, userId)) return [];
    return notifyOfAccess(tx, context, { kind: 'email', userId, email: user.email, waits: false });
  }
  const waits = await mustWait(tx, context, type);
  if (!waits && !isProfessional(type)) return [];
  return notifyOfAccess(tx, context, { kind: 'email', userId, email: user.email, waits });
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
  const toldOfEmail = () => notifyOfEmail(tx, context, professional, { email, type: 'professional' });
  if (passwordHash === undefined) {
    return [...(await changeSignIn(tx, context, professional, { email })), ...(await toldOfEmail())];
  }
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
  // The notice of a password that does not wait says the address, too.
  return [...changed, ...told, ...(waits ? await toldOfEmail() : [])];
}
