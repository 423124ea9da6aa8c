import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { conflict, invalidInput, notAllowed } from '../../platform/contract/errors.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { record } from '../../trail/entries.db.ts';
import { clearAttempts, countAttempt } from '../limits/attempts.db.ts';
import { mustKnowPassword } from '../passwords/own-password.server.ts';
import { endSessionsOf, lowerSessionsOf, raiseSession } from '../sessions/sessions.db.ts';
import { findUser } from '../users.db.ts';
import { consumeCode } from './consumed-code.server.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.server.ts';
import { secondFactorContract } from './second-factor.contract.ts';
import {
  beginSetup,
  confirmSetup,
  countRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.db.ts';
import { wrongCodeMessage } from './second-factor.rules.ts';
import { keyUri, newSecret, stepOf } from './totp.server.ts';

const alreadyOn = 'A verificação em duas etapas já está ativa.';

export const secondFactorApi = forSignedIn(secondFactorContract, {
  read: async ({ context: { db, caller, requireSecondFactor } }) => ({
    since: (await findSecondFactor(db, caller.userId))?.confirmedAt ?? null,
    required: requireSecondFactor.includes(caller.type),
    recoveryCodesLeft: await countRecoveryCodes(db, caller.userId),
  }),

  setUp: async ({ input, context }) => {
    const { db, address } = context;
    const user = await mustKnowPassword(context, input.password, 'password');
    await clearAttempts(db, user.email, address);
    const secret = newSecret();
    if (!(await beginSetup(db, user.id, secret))) throw conflict(alreadyOn);
    return { secret, uri: keyUri(secret, user.email) };
  },

  confirm: async ({ input, context }) => {
    const { db, caller, address } = context;
    const factor = await findSecondFactor(db, caller.userId);
    if (!factor) throw conflict('Comece a ativação antes de confirmá-la.');
    if (factor.confirmedAt) throw conflict(alreadyOn);
    const { secret } = factor;
    const { email } = await findUser(db, caller.userId);
    await countAttempt(db, email, address);
    const step = stepOf(secret, input.code);
    if (step === null) throw wrongCode();
    await clearAttempts(db, email, address);
    const recoveryCodes = newRecoveryCodes();
    await db.transaction().execute(async (tx) => {
      await lockRow(tx, 'users', caller.userId); // A sign-in that is under way comes before it or sees it.
      if (!(await confirmSetup(tx, caller.userId, { secret, step }))) throw conflict(alreadyOn);
      await replaceRecoveryCodes(tx, caller.userId, hashes(caller.userId, recoveryCodes));
      // Whoever else is signed in has shown a password alone, and it may not be the user.
      await endSessionsOf(tx, caller.userId, caller.token);
      await raiseSession(tx, caller.token);
      await record(tx, context, { action: 'second-factor-on', subject: 'user', subjectId: caller.userId });
    });
    return { recoveryCodes };
  },

  renewRecoveryCodes: async ({ input, context }) => {
    const userId = await mustProveIdentity(context, input);
    const recoveryCodes = newRecoveryCodes();
    await context.db.transaction().execute(async (tx) => {
      await replaceRecoveryCodes(tx, userId, hashes(userId, recoveryCodes));
      await record(tx, context, { action: 'recovery-codes-renewed', subject: 'user', subjectId: userId });
    });
    return { recoveryCodes };
  },

  turnOff: async ({ input, context }) => {
    if (context.requireSecondFactor.includes(context.caller.type)) {
      throw notAllowed('A clínica exige a verificação em duas etapas para a sua conta: ela não pode ser desativada.');
    }
    const userId = await mustProveIdentity(context, input);
    await context.db.transaction().execute(async (tx) => {
      await removeSecondFactor(tx, userId);
      await lowerSessionsOf(tx, userId);
      await record(tx, context, { action: 'second-factor-off', subject: 'user', subjectId: userId });
    });
  },
});

/**
 * The caller's id, once password and code have been checked; the code is used up.
 * @throws 409 without a second factor, 400 under the wrong field, 429 after too many tries
 */
async function mustProveIdentity(context: SignedInContext, input: { password: string; code: string }) {
  const { db, caller, address } = context;
  const factor = await findSecondFactor(db, caller.userId);
  if (!factor?.confirmedAt) throw conflict('A verificação em duas etapas não está ativa.');
  const user = await mustKnowPassword(context, input.password, 'password');
  if (!(await consumeCode(db, user.id, factor.secret, input.code))) throw wrongCode();
  await clearAttempts(db, user.email, address);
  return user.id;
}

function wrongCode() {
  return invalidInput([{ path: 'code', message: wrongCodeMessage }]);
}

function hashes(userId: string, codes: readonly string[]): string[] {
  return codes.map((code) => recoveryCodeHash(userId, code));
}
