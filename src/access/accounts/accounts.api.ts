import { record } from '../../audit/entries.db.ts';
import { conflict, notFound, notSignedIn } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Caller, SignedInContext } from '../caller.server.ts';
import { forSignedIn } from '../handlers.server.ts';
import { endSessionsOf } from '../sessions.db.ts';
import type { Account } from './accounts.contract.ts';
import { accountsContract } from './accounts.contract.ts';
import { deactivateUser, findAccount, holdActiveAdmins, reactivateUser } from './accounts.db.ts';

/** Whom an administrator lets in. What a user has done stays under the user's name, in records and in the trail. */
export const accountsApi = forSignedIn(accountsContract, {
  read: async ({ input: { userId }, context: { db, scope } }) => ({
    account: found(await findAccount(db, scope, userId)),
  }),

  deactivate: ({ input: { userId }, context }) =>
    change(context, userId, async (tx, account, admins) => {
      if (admins.length === 1 && admins.includes(account.userId)) throw conflict(lastAdmin);
      if (!(await deactivateUser(tx, account.userId))) return;
      await endSessionsOf(tx, account.userId);
      return 'deactivated';
    }),

  reactivate: ({ input: { userId }, context }) =>
    change(context, userId, async (tx, account) =>
      (await reactivateUser(tx, account.userId)) ? 'reactivated' : undefined,
    ),

  endSessions: ({ input: { userId }, context }) =>
    change(context, userId, async (tx, account) =>
      (await endSessionsOf(tx, account.userId, context.caller.token)) > 0 ? 'sessions-ended' : undefined,
    ),
});

type Change = (
  tx: Database,
  account: Account,
  admins: readonly string[],
) => Promise<'deactivated' | 'reactivated' | 'sessions-ended' | undefined>;

/** Changes an account and writes down what was done, if anything was. */
async function change(context: SignedInContext, userId: string, make: Change): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const admins = await holdActiveAdmins(tx);
    mustBeAmong(admins, context.caller);
    const action = await make(tx, found(await findAccount(tx, context.scope, userId)), admins);
    if (action) await record(tx, context, { action, subject: 'user', subjectId: userId });
  });
}

/** @throws 401 for an administrator whom another one has shut out since the call was let in */
function mustBeAmong(admins: readonly string[], { userId }: Caller): void {
  if (!admins.includes(userId)) throw notSignedIn();
}

const lastAdmin =
  'Este é o único administrador com acesso: sem ele, ninguém mais administraria a clínica. Cadastre ou reative outro antes.';

function found(account: Account | null): Account {
  if (!account) throw notFound('Usuário não encontrado.');
  return account;
}
