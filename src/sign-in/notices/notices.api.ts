import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { conflict, notAllowed, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { withEntries } from '../../trail/change.server.ts';
import { changesBetween } from '../../trail/changes.rules.ts';
import { type NewEntry, record } from '../../trail/entries.db.ts';
import { tellUser } from '../accounts/account-notifications.server.ts';
import { activeAdmins, reactivateUser } from '../accounts/accounts.db.ts';
import { mustStillBeAdmin } from '../accounts/active-admins.server.ts';
import { invite } from '../links/invitation.server.ts';
import { endWaitingLinksOf, releaseLink } from '../links/links.db.ts';
import { takeUp } from '../professional-access/changed-access.server.ts';
import { giveClinicalAccess } from '../professional-access/professional-access.db.ts';
import { endSessionsOf } from '../sessions/sessions.db.ts';
import { updateUser } from '../users.db.ts';
import { notifyOfNotice } from './access-notifications.server.ts';
import { type AccessNotice, noticesContract } from './notices.contract.ts';
import { decideNotice, isAccessWaiting, isEmailTrusted, listNotices, lockNotice, markSeen } from './notices.db.ts';

export const noticesApi = forSignedIn(noticesContract, {
  list: async ({ context: { db, caller } }) => ({
    notices: await listNotices(db, caller.userId),
    approvers: (await activeAdmins(db)).filter((id) => id !== caller.userId).length,
  }),

  seen: ({ input: { noticeId }, context }) =>
    withEntries(context, async (tx) => {
      const { caller } = context;
      const seen = await markSeen(tx, noticeId, caller.userId);
      if (!seen) throw unknown();
      return seen.isNew ? { action: 'acknowledged', subject: 'user', subjectId: seen.userId } : null;
    }),

  approve: ({ input: { noticeId }, context }) => decide(context, noticeId, 'approved'),

  refuse: ({ input: { noticeId }, context }) => decide(context, noticeId, 'refused'),
});

/** @throws 404 for an unknown notice, 409 for one that does not wait, 403 for the author who would approve it */
async function decide(context: SignedInContext, id: string, decision: 'approved' | 'refused'): Promise<void> {
  const { db, caller } = context;
  // Together: the notice, and what it puts in force.
  await db.transaction().execute(async (tx) => {
    await mustStillBeAdmin(tx, caller);
    const notice = await lockNotice(tx, id);
    if (!notice) throw unknown();
    if (notice.decision !== 'waiting')
      throw conflict('Este aviso não aguarda aprovação: já foi decidido, ou não a pede.');
    const { userId, authorId, kind, passwordHash } = notice;
    let also: NewEntry[] = [];
    if (decision === 'approved') {
      if (authorId === caller.userId)
        throw notAllowed('Quem fez o pedido não o aprova: outro administrador precisa fazê-lo.');
      also = await putInForce(tx, context, { id, kind, userId, passwordHash });
    } else if (kind === 'link') {
      await endWaitingLinksOf(tx, userId);
    }
    await decideNotice(tx, id, { decision, by: caller.userId });
    if (decision === 'approved' && (kind === 'created' || kind === 'email')) await inviteApproved(tx, context, userId);
    await notifyOfNotice(tx, caller.userId, id);
    const action = decision === 'approved' ? 'access-approved' : 'access-refused';
    await record(tx, context, { action, subject: 'user', subjectId: userId, detail: `access-${kind}` }, ...also);
  });
}

type Approved = { id: string; kind: AccessNotice['kind']; userId: string; passwordHash: string | null };

/**
 * An address that was approved needs nothing: it counts from then on.
 * @returns what the trail has to say besides the approval
 */
async function putInForce(
  tx: Database,
  context: SignedInContext,
  { id, kind, userId, passwordHash }: Approved,
): Promise<NewEntry[]> {
  if (kind === 'password') {
    await updateUser(tx, userId, { passwordHash: passwordHash ?? undefined });
    await endSessionsOf(tx, userId);
    await tellUser(tx, context, { userId, change: 'password-changed' });
  }
  if (kind === 'link') await releaseLink(tx, id);
  if (kind === 'created' || kind === 'reactivated') await reactivateUser(tx, userId);
  if (kind !== 'clinical') return [];
  const given = await giveClinicalAccess(tx, userId);
  const changes = changesBetween({ access: 'reception' }, { access: 'clinical' });
  const ended = await takeUp(tx, context, userId, 'clinical');
  return given ? [{ action: 'updated', subject: 'professional', subjectId: given, changes }, ...ended] : ended;
}

/** With the last approval that it waited for: of the account, or of the address that it goes to. */
async function inviteApproved(tx: Database, context: SignedInContext, userId: string): Promise<void> {
  const isWaiting = (await isAccessWaiting(tx, userId)) || !(await isEmailTrusted(tx, userId));
  if (!isWaiting) await invite(tx, context, userId);
}

function unknown() {
  return notFound('Aviso não encontrado.');
}
