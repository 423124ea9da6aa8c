import type { SignedInContext } from '../../../access/caller.server.ts';
import { queueMail } from '../../../mail/queued-mail.server.ts';
import { conflict, notFound } from '../../../platform/contract/errors.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { record } from '../../../trail/entries.db.ts';
import { countInvitation } from '../../limits/attempts.db.ts';
import { isEmailTrusted } from '../../notices/notices.db.ts';
import type { Account } from '../accounts.contract.ts';
import { findAccount } from '../accounts.db.ts';
import { mustStillBeAdmin } from '../active-admins.server.ts';
import type { Skip } from './inviting.labels.ts';

/**
 * Invites by mail who has no password yet, as an invitation at the registration does: the link is made when the mail is sent, and
 * ends the ones before. All or nobody, where somebody is no longer there.
 * @throws 409 where no mail is sent, 404 for a user who is not there
 */
export function inviteMany(context: SignedInContext, userIds: readonly string[]) {
  if (!context.isMailOn) throw conflict(noMail);
  // Together: the mails, that they are counted, and the entries.
  return context.db.transaction().execute(async (tx) => {
    // Administrators take turns: of two who invite the same people at the same moment one does.
    await mustStillBeAdmin(tx, context.caller);
    const accounts: Account[] = [];
    for (const userId of [...new Set(userIds)].sort()) {
      const account = await findAccount(tx, userId);
      if (!account) throw notFound(isGone);
      accounts.push(account);
    }
    const invited: string[] = [];
    const skipped: { userId: string; why: Skip }[] = [];
    for (const account of accounts) {
      const { userId } = account;
      const why = await whyNot(tx, account);
      if (why) skipped.push({ userId, why });
      else invited.push(userId);
    }
    for (const to of invited) await queueMail(tx, { to, template: 'invitation' });
    const entries = invited.map((subjectId) => ({ action: 'invited', subject: 'user', subjectId }) as const);
    await record(tx, context, ...entries);
    return { invited: invited.length, skipped };
  });
}

/** Why somebody is not invited; null for who is, and is counted as such. */
async function whyNot(tx: Database, { userId, hasPassword, waiting, deactivatedAt }: Account): Promise<Skip | null> {
  if (hasPassword) return 'entered';
  if (waiting || !(await isEmailTrusted(tx, userId))) return 'waiting';
  if (deactivatedAt) return 'noAccess';
  return (await countInvitation(tx, userId)) ? null : 'justInvited';
}

const noMail = 'Esta instalação não envia e-mails: crie o link de acesso de cada um e entregue-o.';
const isGone = 'Um dos escolhidos não existe mais: recarregue a lista e escolha de novo.';
