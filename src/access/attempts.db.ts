import { createHash } from 'node:crypto';
import { tooManyTries } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { withoutFlush } from '../platform/database/without-flush.server.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    sign_in_attempts: { key: string; attempts: number; window_ends_at: string };
  }
}

const windowMinutes = 15;
const mostPerAccount = 10;
const mostPerAddress = 50;

/**
 * Counts one try to sign in, per account and per network address, in the database: the count holds over every process.
 * @throws 429 with the wait once either has too many in a window
 */
export async function countAttempt(db: Database, email: string, address: string, now = new Date()): Promise<void> {
  const [account, place] = await withoutFlush(db, async (tx) => [
    await count(tx, keyOf('account', email), now),
    await count(tx, keyOf('address', address), now),
  ]);
  const blocked = [
    account.attempts > mostPerAccount ? account : null,
    place.attempts > mostPerAddress ? place : null,
  ].filter((entry) => entry !== null);
  if (blocked.length === 0) return;
  const until = Math.max(...blocked.map((entry) => Date.parse(entry.window_ends_at)));
  const seconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  throw tooManyTries(`Muitas tentativas de entrada. Tente novamente em ${wait}.`, seconds);
}

/** A successful sign-in clears the account's count and does not count for the address: only failures are limited. */
export async function clearAttempts(db: Database, email: string, address: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('key', '=', keyOf('account', email)).execute();
  await db
    .updateTable('sign_in_attempts')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', keyOf('address', address))
    .execute();
}

/** Takes back the count of one try that guessed nothing; what was counted before stays. */
export async function takeBackAttempt(db: Database, email: string, address: string): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', 'in', [keyOf('account', email), keyOf('address', address)])
    .where('attempts', '>', 0)
    .execute();
}

/** Forgets windows that are over. */
export async function forgetOldAttempts(db: Database, now = new Date()): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('window_ends_at', '<=', now.toISOString()).execute();
}

async function count(db: Database, key: string, now: Date) {
  await db
    .deleteFrom('sign_in_attempts')
    .where('key', '=', key)
    .where('window_ends_at', '<=', now.toISOString())
    .execute();
  return db
    .insertInto('sign_in_attempts')
    .values({ key, attempts: 1, window_ends_at: new Date(now.getTime() + windowMinutes * 60_000).toISOString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ attempts: eb('sign_in_attempts.attempts', '+', 1) })),
    )
    .returning(['attempts', 'window_ends_at'])
    .executeTakeFirstOrThrow();
}

/** Hashed, so that the table names nobody. */
function keyOf(kind: 'account' | 'address', value: string): string {
  return createHash('sha256').update(`${kind}:${value.toLowerCase()}`).digest('base64url');
}
