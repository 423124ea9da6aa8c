import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { conflict, notAllowed } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { forgetTries } from '../limits/attempts.db.ts';
import { countOwnTry } from '../passwords/own-password.server.ts';
import { findUser } from '../users.db.ts';
import { afterFactorAdded, afterFactorRemoved, giveRecoveryCodes, noteFactorChange } from './changed-factors.server.ts';
import { findFactors } from './factors.server.ts';
import { mustProveIdentity, wrongCode } from './proof.server.ts';
import { appSecretOf, keepAppSecret } from './sealed-factors.server.ts';
import { secondFactorContract } from './second-factor.contract.ts';
import {
  beginSetup,
  confirmSetup,
  countRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
} from './second-factor.db.ts';
import { keyUri, newSecret, stepOf } from './totp.server.ts';

const alreadyOn = 'O aplicativo autenticador já está ativo.';

export const secondFactorApi = forSignedIn(secondFactorContract, {
  read: async ({ context: { db, caller, requireSecondFactor } }) => ({
    since: (await findSecondFactor(db, caller.userId))?.confirmedAt ?? null,
    passkeys: (await findFactors(db, caller.userId)).passkeys,
    required: requireSecondFactor.includes(caller.type),
    recoveryCodesLeft: await countRecoveryCodes(db, caller.userId),
  }),

  setUp: async ({ input, context }) => {
    if ((await findFactors(context.db, context.caller.userId)).secret !== null) throw conflict(alreadyOn);
    const user = await mustProveIdentity(context, input);
    const secret = newSecret();
    const kept = keepAppSecret(user.id, secret, context.encryptionKeys);
    if (!(await beginSetup(context.db, user.id, kept))) throw conflict(alreadyOn);
    return { secret, uri: keyUri(secret, user.email) };
  },

  confirm: async ({ input, context }) => {
    const { db, caller } = context;
    const factor = await findSecondFactor(db, caller.userId);
    if (!factor) throw conflict('Comece a ativação antes de confirmá-la.');
    if (factor.confirmedAt) throw conflict(alreadyOn);
    const { secret } = factor;
    const counted = await countOwnTry(context, await findUser(db, caller.userId));
    const step = stepOf(appSecretOf(caller.userId, secret, context.encryptionKeys), input.code);
    if (step === null) throw wrongCode();
    await forgetTries(db, counted);
    return changeFactors(context, async (tx) => {
      const { isOn } = await findFactors(tx, caller.userId);
      if (!(await confirmSetup(tx, caller.userId, { secret, step }))) throw conflict(alreadyOn);
      const recoveryCodes = await afterFactorAdded(tx, context, isOn);
      await noteFactorChange(tx, context, 'second-factor-on');
      return { recoveryCodes };
    });
  },

  renewRecoveryCodes: async ({ input, context }) => {
    if (!(await findFactors(context.db, context.caller.userId)).isOn) throw conflict(notOn);
    await mustProveIdentity(context, input);
    return changeFactors(context, async (tx) => {
      const recoveryCodes = await giveRecoveryCodes(tx, context);
      await noteFactorChange(tx, context, 'recovery-codes-renewed');
      return { recoveryCodes };
    });
  },

  turnOff: async ({ input, context }) => {
    const { db, caller, requireSecondFactor } = context;
    const { secret, passkeys } = await findFactors(db, caller.userId);
    const required = requireSecondFactor.includes(caller.type);
    if (required && passkeys === 0) throw stillRequired();
    if (secret === null) throw conflict(notOn);
    const { id } = await mustProveIdentity(context, input);
    await changeFactors(context, async (tx) => {
      await removeSecondFactor(tx, id);
      if (required && !(await findFactors(tx, id)).isOn) throw stillRequired();
      await afterFactorRemoved(tx, id);
      await noteFactorChange(tx, context, 'second-factor-off');
    });
  },
});

const notOn = 'A verificação em duas etapas não está ativa.';

/** A change of the caller's second factors. One comes after the other, and a sign-in that is under way comes before it or sees it. */
function changeFactors<Result>({ db, caller }: SignedInContext, change: (tx: Database) => Promise<Result>) {
  // Together: the user, who is held, and their factors, codes and sessions.
  return db.transaction().execute(async (tx) => {
    await lockRow(tx, 'users', caller.userId);
    return change(tx);
  });
}

function stillRequired() {
  return notAllowed('A clínica exige a verificação em duas etapas para a sua conta: ela não pode ser desativada.');
}
