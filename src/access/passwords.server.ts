import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { fairQueue } from './fair-queue.server.ts';

/** One processor is left to everything else: twenty people who sign in at once hold nobody else up (docs/performance.md). */
const atOnce = Math.max(1, availableParallelism() - 1);

/** So many wait at most for each that is at work: about two seconds. */
const inTurn = fairQueue({ atOnce, mostWaiting: 64 * atOnce });

/**
 * Hashes a password with argon2id and the library's defaults (19 MiB, 2 passes: OWASP's recommendation).
 * @param who takes turns with others: a user, or a network of which no user is known
 * @throws 503 when too many wait
 */
export function hashPassword(password: string, who: string): Promise<string> {
  return inTurn(who, () => hash(password));
}

let unknownUserHash: Promise<string> | undefined;

/**
 * Whether the password is the user's. For an unknown user a hash is computed all the same, so that the time of the answer
 * does not tell whether the e-mail is known.
 * @param who takes turns with others; see `hashPassword`
 * @throws 503 when too many wait
 */
export async function passwordMatches(storedHash: string | null, password: string, who: string): Promise<boolean> {
  unknownUserHash ??= hash('nobody has this password');
  const known = storedHash ?? (await unknownUserHash);
  const matches = await inTurn(who, () => verify(known, password));
  return matches && storedHash !== null;
}
