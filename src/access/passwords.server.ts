import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** One processor is left to everything else: twenty people who sign in at once hold nobody else up (docs/performance.md). */
const inTurn = pLimit(Math.max(1, availableParallelism() - 1));

/** Hashes a password with argon2id and the library's defaults (19 MiB, 2 passes: OWASP's recommendation). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password));
}

let unknownUserHash: Promise<string> | undefined;

/**
 * Whether the password is the user's. For an unknown user a hash is computed all the same, so that the time of the answer
 * does not tell whether the e-mail is known.
 */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  unknownUserHash ??= hash('nobody has this password');
  const known = storedHash ?? (await unknownUserHash);
  const matches = await inTurn(() => verify(known, password));
  return matches && storedHash !== null;
}
