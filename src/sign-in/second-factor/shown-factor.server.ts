import type { CallContext } from '../../access/caller.server.ts';
import { assertionOptions, checkAssertion } from '../passkeys/assertions.server.ts';
import type { Assertion } from '../passkeys/passkey.schema.ts';
import { passkeyRefused } from '../passkeys/passkeys.rules.ts';
import { relyingPartyOf } from '../passkeys/relying-party.server.ts';
import { consumeCode } from './consumed-code.server.ts';
import type { Factors } from './factors.server.ts';
import { codeRefused, factorRequired } from './second-factor.rules.ts';

/** What came with a sign-in besides the password. */
type ShownFactor = { code?: string | undefined; passkey?: Assertion | undefined };

/**
 * The second step of a sign-in, after the right password: a code, which is used up, or one of the user's passkeys.
 * @param noteFailure is told why, for the trail
 * @throws 401 that says what can be shown when nothing was, 401 for what is not taken
 */
export async function mustShowFactor(
  context: CallContext,
  userId: string,
  factors: Factors,
  { code, passkey }: ShownFactor,
  noteFailure: (detail: string) => Promise<void>,
): Promise<void> {
  const of = { purpose: 'second-factor', userId } as const;
  if (passkey) {
    const shown = await checkAssertion(context, passkey, of);
    if (shown.valid) return;
    await noteFailure(shown.why);
    throw passkeyRefused();
  }
  if (!code) {
    const usable = factors.passkeys > 0 && relyingPartyOf(context) !== null;
    throw factorRequired({
      app: factors.secret !== null,
      passkey: usable ? await assertionOptions(context, of) : null,
    });
  }
  if (await consumeCode(context, userId, factors.secret, code)) return;
  await noteFailure('wrong-code');
  throw codeRefused();
}
