import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { fairQueue } from '../limits/fair-queue.server.ts';
import { noPassword } from './no-password.rules.ts';

/** One processor is left to everything else: twenty people who sign in at once hold nobody else up (docs/performance.md). */
const atOnce = Math.max(1, availableParallelism() - 1);

/**
 * Runs what works on passwords, by turns of `who`: a user, or a network of which no user is known. Tries to sign in stand in
 * line with all that they do, so that one that is refused has cost nothing. So many wait at most for each that is at work:
 * about two seconds.
 */
export const inTurn = fairQueue({ atOnce, mostWaiting: 64 * atOnce });

/**
 * Hashes a password with argon2id and the library's defaults (19 MiB, 2 passes: OWASP's recommendation).
 * @param who takes turns with others: a user, or a network of which no user is known
 * @throws 503 when too many wait
 */
export function hashPassword(password: string, who: string): Promise<string> {
  return inTurn(who, () => hash(inOneForm(password)));
}

let unknownUserHash: Promise<string> | undefined;

/**
 * Whether the password is the user's. For an unknown user, and for one who has no password yet, a hash is computed all the same, so that the time of the answer
 * does not tell whether the e-mail is known. To be called within `inTurn`.
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  unknownUserHash ??= hash('nobody has this password');
  const own = storedHash === noPassword ? null : storedHash;
  const kept = own ?? (await unknownUserHash);
  const typed = new Set([inOneForm(password), password]);
  for (const each of typed) if (await verify(kept, each)) return own !== null;
  return false;
}

/** A password as it is kept: an accent is one character or two by the keyboard that it was typed on; older hashes are of what was typed. */
export function inOneForm(password: string): string {
  return password.normalize('NFC');
}
