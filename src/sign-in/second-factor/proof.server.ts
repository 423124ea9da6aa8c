import type { SignedInContext } from '../../access/caller.server.ts';
import { invalidInput } from '../../platform/contract/errors.ts';
import { requiredMessage } from '../../platform/contract/fields.ts';
import { record } from '../../trail/entries.db.ts';
import { countCode, forgetTries, takeBackTry } from '../limits/attempts.db.ts';
import { checkAssertion } from '../passkeys/assertions.server.ts';
import type { Assertion } from '../passkeys/passkey.schema.ts';
import { passkeyRefusedMessage } from '../passkeys/passkeys.rules.ts';
import { countOwnTry, mustKnowPassword } from '../passwords/own-password.server.ts';
import { findUser } from '../users.db.ts';
import { consumeCode } from './consumed-code.server.ts';
import { findFactors } from './factors.server.ts';
import type { Proof } from './proof.schema.ts';
import { wrongCodeMessage } from './second-factor.rules.ts';

/**
 * The caller, once it is sure who it is: by a passkey, which is two factors in one, or by the password and, once there is a
 * second factor, a code, which is used up. Counts as a try to sign in, and a code as one of the second step.
 * @throws 400 under what is missing or wrong, 429 after too many tries
 */
export async function mustProveIdentity(context: SignedInContext, { password, code, passkey }: Proof) {
  const { db, caller } = context;
  if (passkey) return mustShowPasskey(context, passkey, 'proof');
  const { isOn, secret } = await findFactors(db, caller.userId);
  const missing = [...(password ? [] : ['password']), ...(isOn && !code ? ['code'] : [])];
  if (missing.length > 0) throw invalidInput(missing.map((path) => ({ path, message: requiredMessage })));
  const { user, counted } = await mustKnowPassword(context, password ?? '', 'password');
  if (isOn) {
    const codes = await countCode(db, user.id, 'known');
    if (!(await consumeCode(context, user.id, secret, code ?? ''))) throw wrongCode();
    await takeBackTry(db, codes);
  }
  await forgetTries(db, counted);
  return user;
}

/**
 * The caller, who has just shown one of the own passkeys. Counts as a try to sign in.
 * @throws 400 under `passkey`, 429 after too many tries
 */
export async function mustShowPasskey(context: SignedInContext, passkey: Assertion, purpose: 'proof' | 'unlock') {
  const { db, caller } = context;
  const { userId, sessionId } = caller;
  const user = await findUser(db, userId);
  const counted = await countOwnTry(context, user);
  const shown = await checkAssertion(context, passkey, { purpose, userId, sessionId });
  if (!shown.valid) {
    await record(db, context, { action: 'sign-in-failed', subject: 'user', subjectId: userId, detail: shown.why });
    throw invalidInput([{ path: 'passkey', message: passkeyRefusedMessage }]);
  }
  await forgetTries(db, counted);
  return user;
}

/** A code that is not taken. */
export function wrongCode() {
  return invalidInput([{ path: 'code', message: wrongCodeMessage }]);
}
