import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { isProfessional } from '../../access/policy.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { withEntries } from '../../trail/change.server.ts';
import { type NewEntry, record } from '../../trail/entries.db.ts';
import { endApiTokensOf } from '../api-tokens/revoked-tokens.server.ts';
import { linkPath } from '../links/links.rules.ts';
import { giveLink, mustWait, notifyOfAccess } from '../notices/given-access.server.ts';
import { ofAccess, settleWaiting } from '../notices/notices.db.ts';
import { endSessionsOf } from '../sessions/sessions.db.ts';
import { type Account, accountsContract } from './accounts.contract.ts';
import { deactivateUser, findAccount, reactivateUser } from './accounts.db.ts';
import { mustStillBeAdmin } from './active-admins.server.ts';
import { inviteMany } from './inviting/invite-many.server.ts';

/** Whom an administrator lets in. What a user has done stays under the user's name, in records and in the trail. */
export const accountsApi = forSignedIn(accountsContract, {
  read: async ({ input: { userId }, context: { db } }) => ({
    account: found(await findAccount(db, userId)),
  }),

  deactivate: ({ input: { userId }, context }) =>
    change(context, userId, async (tx, account, admins) => {
      if (admins.length === 1 && admins.includes(userId)) throw conflict(lastAdmin);
      const deactivated = await deactivateUser(tx, userId);
      if (!deactivated && !account.waiting) return [];
      await settleWaiting(tx, userId, { decision: 'refused', by: context.caller.userId, kinds: ofAccess });
      await endSessionsOf(tx, userId);
      return [entry('deactivated', userId), ...(await endApiTokensOf(tx, context, userId))];
    }),

  reactivate: ({ input: { userId }, context }) =>
    change(context, userId, async (tx, account) => {
      if (!account.deactivatedAt) return [];
      const waits = await mustWait(tx, context, account.type);
      if (waits && account.waiting) return [];
      if (!waits) {
        await reactivateUser(tx, userId);
        await settleWaiting(tx, userId, { decision: 'approved', by: context.caller.userId, kinds: ofAccess });
      }
      const told = waits || isProfessional(account.type);
      const given = { kind: 'reactivated', userId, email: account.email, waits } as const;
      const more = told ? await notifyOfAccess(tx, context, given) : [];
      return waits ? more : [entry('reactivated', userId), ...more];
    }),

  makeLink: ({ input: { userId }, context }) =>
    // Together: the link, and the notice of it.
    context.db.transaction().execute(async (tx) => {
      await mustStillBeAdmin(tx, context.caller);
      const account = found(await findAccount(tx, userId));
      if (userId === context.caller.userId) throw conflict(ownLink);
      if (account.deactivatedAt)
        throw conflict(account.waiting ? waitingAccess : 'Reative o acesso antes de criar um link.');
      const { token, waits, entries } = await giveLink(tx, context, account);
      await record(tx, context, ...entries);
      return { path: linkPath(token), waits };
    }),

  invite: ({ input: { userIds }, context }) => inviteMany(context, userIds),

  endSessions: ({ input: { userId }, context }) =>
    change(context, userId, async (tx) => {
      const ended = await endSessionsOf(tx, userId, context.caller.token);
      const revoked = await endApiTokensOf(tx, context, userId);
      return [...(ended > 0 ? [entry('sessions-ended', userId)] : []), ...revoked];
    }),
});

const ownLink = 'Para trocar a própria senha, use Configurações.';
const waitingAccess = 'O acesso ainda aguarda a aprovação de um segundo administrador.';

type Change = (tx: Database, account: Account, admins: readonly string[]) => Promise<NewEntry[]>;

/** Changes an account and writes down what was done, if anything was. */
async function change(context: SignedInContext, userId: string, make: Change): Promise<void> {
  await withEntries(context, async (tx) => {
    const admins = await mustStillBeAdmin(tx, context.caller);
    return make(tx, found(await findAccount(tx, userId)), admins);
  });
}

function entry(action: 'deactivated' | 'reactivated' | 'sessions-ended', subjectId: string): NewEntry {
  return { action, subject: 'user', subjectId };
}

const lastAdmin =
  'Este é o único administrador com acesso: sem ele, ninguém mais administraria a clínica. Cadastre ou reative outro antes.';

function found(account: Account | null): Account {
  if (!account) throw notFound('Usuário não encontrado.');
  return account;
}
