import { forSignedIn } from '../../access/handlers.server.ts';
import { conflict, notAllowed, notFound } from '../../platform/contract/errors.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { rejectDuplicate } from '../../platform/database/unique.server.ts';
import { withEntries } from '../../trail/change.server.ts';
import { afterFactorAdded, afterFactorRemoved, noteFactorChange } from '../second-factor/changed-factors.server.ts';
import { findFactors } from '../second-factor/factors.server.ts';
import { mustProveIdentity } from '../second-factor/proof.server.ts';
import { endSessionsOf } from '../sessions/sessions.db.ts';
import { assertionOptions } from './assertions.server.ts';
import { attestationOptions, mustBeNewPasskey } from './attestations.server.ts';
import { passkeysContract } from './passkeys.contract.ts';
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from './passkeys.db.ts';
import { mustBeRelyingParty, relyingPartyOf } from './relying-party.server.ts';

/** So many are enough for every device of a person. */
const mostPasskeys = 20;
const tooMany = `Cada pessoa pode ter até ${mostPasskeys} chaves de acesso.`;

export const passkeysApi = forSignedIn(passkeysContract, {
  list: async ({ context }) => ({
    passkeys: await listPasskeys(context.db, context.caller.userId),
    origin: relyingPartyOf(context)?.origin ?? null,
  }),

  askForProof: async ({ context }) => {
    const { userId, sessionId } = context.caller;
    return { options: await assertionOptions(context, { purpose: 'proof', userId, sessionId }) };
  },

  begin: async ({ input, context }) => {
    mustBeRelyingParty(context);
    const user = await mustProveIdentity(context, input);
    const { passkeys } = await findFactors(context.db, user.id);
    if (passkeys >= mostPasskeys) throw conflict(tooMany);
    return { options: await attestationOptions(context, user) };
  },

  add: async ({ input, context }) => {
    const { db, caller } = context;
    const key = await mustBeNewPasskey(context, input.passkey);
    // Together: the user, who is held, the passkey and the codes.
    return db.transaction().execute(async (tx) => {
      await lockRow(tx, 'users', caller.userId); // A sign-in that is under way comes before it or sees it.
      const { isOn, passkeys } = await findFactors(tx, caller.userId);
      if (passkeys >= mostPasskeys) throw conflict(tooMany); // Several may have been begun before the last one was there.
      await rejectDuplicate(taken, () => insertPasskey(tx, caller.userId, { ...key, name: input.name }));
      const recoveryCodes = await afterFactorAdded(tx, context, isOn);
      await noteFactorChange(tx, context, 'passkey-added');
      return { recoveryCodes };
    });
  },

  rename: async ({ input: { passkeyId, name }, context }) => {
    const { caller } = context;
    await withEntries(context, async (tx) => {
      if (!(await renamePasskey(tx, caller.userId, passkeyId, name))) throw notFound(removedMessage);
      return { action: 'passkey-renamed', subject: 'user', subjectId: caller.userId };
    });
  },

  remove: async ({ input: { passkeyId, ...proof }, context }) => {
    const { db, caller, requireSecondFactor } = context;
    const keys = await listPasskeys(db, caller.userId);
    if (!keys.some(({ id }) => id === passkeyId)) throw notFound(removedMessage);
    await mustProveIdentity(context, proof);
    // Together: the user, who is held, the passkey, the codes and the sessions.
    await db.transaction().execute(async (tx) => {
      await lockRow(tx, 'users', caller.userId); // Two who remove the last two take turns.
      if (!(await deletePasskey(tx, caller.userId, passkeyId))) throw notFound(removedMessage);
      const { isOn } = await findFactors(tx, caller.userId);
      if (!isOn && requireSecondFactor.includes(caller.type)) throw lastOne();
      // The device that has the key may be lost, and somebody be signed in on it.
      await endSessionsOf(tx, caller.userId, caller.token);
      await afterFactorRemoved(tx, caller.userId);
      await noteFactorChange(tx, context, 'passkey-removed');
    });
  },
});

const taken = { credential_id: 'Esta chave de acesso já está cadastrada.' };
const removedMessage = 'Esta chave de acesso já foi removida.';

function lastOne() {
  return notAllowed(
    'A clínica exige a verificação em duas etapas para a sua conta: acrescente outra chave de acesso, ou ative o aplicativo, antes de remover esta.',
  );
}
