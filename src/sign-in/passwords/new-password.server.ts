import { invalidInput } from '../../platform/contract/errors.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import { hashPassword } from './passwords.server.ts';

/**
 * The hash of a password that somebody has chosen.
 * @param of the e-mail of the user whose password it becomes, and the user who sets it
 * @throws 400 under the field `password` for one that others would try first, 503 when too many passwords wait
 */
export async function hashNewPassword(
  password: string,
  { email, setBy }: { email: string; setBy: string },
): Promise<string> {
  const weakness = await passwordWeakness(password, email);
  if (weakness) throw invalidInput([{ path: 'password', message: weakness }]);
  return hashPassword(password, setBy);
}

/** The refusal of a new password that is the one before: whoever knew it would know it still. */
export function samePassword() {
  return invalidInput([{ path: 'password', message: 'Esta já é a sua senha. Escolha outra.' }]);
}

/** Why a password is too easily guessed, in a sentence for the person; null when it is not (NIST SP 800-63B, 5.1.1.2). */
export async function passwordWeakness(password: string, email: string): Promise<string | null> {
  const [name] = email.split('@');
  if ([email, name].some((own) => own?.toLowerCase() === password.toLowerCase())) {
    return 'A senha não pode ser o próprio e-mail, nem o começo dele. Escolha outra.';
  }
  const isCommon = await isCommonPassword(password);
  return isCommon ? 'Esta senha é uma das mais usadas e fácil de adivinhar. Escolha outra.' : null;
}
