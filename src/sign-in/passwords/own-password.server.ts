import type { SignedInContext } from '../../access/caller.server.ts';
import { invalidInput } from '../../platform/contract/errors.ts';
import { type Counted, countAttempt, forgetTries } from '../limits/attempts.db.ts';
import { findUser } from '../users.db.ts';
import { inTurn, passwordMatches } from './passwords.server.ts';

/**
 * The signed-in user, who has just shown to know the own password: a screen that was left open is not enough for what
 * changes the sign-in. Counts as a try to sign in; who has checked everything clears the count.
 * @param path the field that a wrong password is reported under
 * @param noteFailure what else is done of a wrong one
 * @throws 400 for a wrong password, 429 after too many tries, 503 when too many passwords wait
 */
export async function mustKnowPassword(
  context: SignedInContext,
  password: string,
  path: string,
  noteFailure?: () => Promise<void>,
) {
  const user = await findUser(context.db, context.caller.userId);
  const { matches, counted } = await inTurn(user.id, async () => {
    const counted = await countOwnTry(context, user);
    return { counted, matches: await passwordMatches(user.passwordHash, password) };
  });
  if (matches) return { user, counted };
  await noteFailure?.();
  throw invalidInput([{ path, message: 'A senha atual não confere' }]);
}

/**
 * Counts a try of somebody who has a session, for that session alone: neither do strangers who try the account keep its user from the own
 * screens, nor does a screen that was left open keep the user from signing in.
 * @throws 429 after too many tries
 */
export function countOwnTry({ db, caller, address }: SignedInContext, user: { email: string }): Promise<Counted> {
  return countAttempt(db, { account: user.email, address, known: `session ${caller.sessionId}` });
}

/**
 * Whoever changes the own e-mail, which is half of the sign-in, has to know the other half.
 * @param password what was typed under `current`
 * @throws 400 under `current` when it is missing or wrong, 429 after too many tries
 */
export async function mustMayChangeOwnEmail(
  context: SignedInContext,
  { email, password }: { email: string; password: string | undefined },
): Promise<void> {
  const { db, caller } = context;
  const user = await findUser(db, caller.userId);
  if (user.email === email) return;
  if (!password) {
    throw invalidInput([{ path: 'current', message: 'Para mudar o seu e-mail, informe a sua senha atual' }]);
  }
  const { counted } = await mustKnowPassword(context, password, 'current');
  await forgetTries(db, counted);
}
