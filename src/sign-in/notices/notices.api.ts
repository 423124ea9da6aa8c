import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { conflict, notAllowed, notFound } from '../../platform/contract/errors.ts';
import { record } from '../../trail/entries.db.ts';
import { countOtherActiveAdmins, reactivateUser } from '../accounts/accounts.db.ts';
import { mustStillBeAdmin } from '../accounts/active-admins.server.ts';
import { endSessionsOf } from '../sessions/sessions.db.ts';
import { updateUser } from '../users.db.ts';
import { noticesContract } from './notices.contract.ts';
import { decideNotice, listNotices, lockNotice, markSeen } from './notices.db.ts';

export const noticesApi = forSignedIn(noticesContract, {
  list: async ({ context: { db, caller } }) => ({
    notices: await listNotices(db, caller.userId),
    approvers: await countOtherActiveAdmins(db, caller.userId),
  }),

  seen: ({ input: { noticeId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const { caller } = context;
      const seen = await markSeen(tx, noticeId, caller.userId);
      if (!seen) throw unknown();
      if (seen.isNew) await record(tx, context, { action: 'acknowledged', subject: 'user', subjectId: seen.userId });
    }),

  approve: ({ input: { noticeId }, context }) => decide(context, noticeId, 'approved'),

  refuse: ({ input: { noticeId }, context }) => decide(context, noticeId, 'refused'),
});

/** @throws 404 for an unknown notice, 409 for one that does not wait, 403 for the author who would approve it */
async function decide(context: SignedInContext, id: string, decision: 'approved' | 'refused'): Promise<void> {
  const { db, caller } = context;
  await db.transaction().execute(async (tx) => {
    await mustStillBeAdmin(tx, caller);
    const notice = await lockNotice(tx, id);
    if (!notice) throw unknown();
    if (notice.decision !== 'waiting')
      throw conflict('Este aviso não aguarda aprovação: já foi decidido, ou não a pede.');
    const { userId, authorId, kind, passwordHash } = notice;
    if (decision === 'approved') {
      if (authorId === caller.userId)
        throw notAllowed('Quem fez o pedido não o aprova: outro administrador precisa fazê-lo.');
      if (kind === 'password') {
        await updateUser(tx, userId, { passwordHash: passwordHash ?? undefined });
        await endSessionsOf(tx, userId);
      } else {
        await reactivateUser(tx, userId);
      }
    }
    await decideNotice(tx, id, { decision, by: caller.userId });
    const action = decision === 'approved' ? 'access-approved' : 'access-refused';
    await record(tx, context, { action, subject: 'user', subjectId: userId, detail: `access-${kind}` });
  });
}

function unknown() {
  return notFound('Aviso não encontrado.');
}
