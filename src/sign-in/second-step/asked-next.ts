import { errorCode } from '../../platform/browser/api-client.ts';
import { passkeyRefusedCode } from '../passkeys/passkeys.rules.ts';
import { errorCodes, type Ways, waysOf } from '../second-factor/second-factor.rules.ts';

/**
 * What is to be asked next, by the error that a call has answered which may want a second factor.
 * @param again sends it without what was shown: the question of a refused passkey was good for one key, and the next try needs another
 * @returns the ways to show a second factor; 'the same' where the form says what was wrong; null for any other error
 */
export async function askedNext(error: unknown, again: () => Promise<unknown>): Promise<Ways | 'the same' | null> {
  if (errorCode(error) === errorCodes.missing) return waysOf(error);
  if (errorCode(error) === errorCodes.wrong) return 'the same';
  if (errorCode(error) !== passkeyRefusedCode) return null;
  const next = await again().catch((other: unknown) => other);
  return errorCode(next) === errorCodes.missing ? waysOf(next) : 'the same';
}
