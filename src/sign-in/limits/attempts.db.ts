import { hash } from 'node:crypto';
import { tooManyTries } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { withoutFlush } from '../../platform/database/without-flush.server.ts';
import { networkOf } from './network.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sign_in_attempts: { key: string; attempts: number; window_ends_at: string };
  }
}

const windowMinutes = 15;
const mostPerAccount = 10;
const mostPerAddress = 50;

/**
 * Counts one try to sign in, per account and per network address (of IPv6 the /64), in the database: the count holds over
 * every process.
 * @throws 429 with the wait once either has too many in a window
 */
export async function countAttempt(db: Database, email: string, address: string, now = new Date()): Promise<void> {
  const account = keyOf('account', email);
  const windowEndsAt = new Date(now.getTime() + windowMinutes * 60_000).toISOString();
  const counted = await withoutFlush(db, (tx) =>
    countOnce(tx, [account, keyOf('address', networkOf(address))], now.toISOString(), windowEndsAt),
  );
  const blocked = counted.filter(({ key, attempts }) => attempts > (key === account ? mostPerAccount : mostPerAddress));
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
    .where('key', '=', keyOf('address', networkOf(address)))
    .execute();
}

/** Takes back the count of one try that guessed nothing; what was counted before stays. */
export async function takeBackAttempt(db: Database, email: string, address: string): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', 'in', [keyOf('account', email), keyOf('address', networkOf(address))])
    .where('attempts', '>', 0)
    .execute();
}

/** Forgets windows that are over. */
export async function deleteOldAttempts(db: Database, now = new Date()): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('window_ends_at', '<=', now.toISOString()).execute();
}

/** Counts one more for each key, or anew for one whose window is over. */
function countOnce(tx: Database, keys: readonly string[], at: string, windowEndsAt: string) {
  return tx
    .insertInto('sign_in_attempts')
    .values(keys.map((key) => ({ key, attempts: 1, window_ends_at: windowEndsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const over = eb('sign_in_attempts.window_ends_at', '<=', at);
        return {
          attempts: eb
            .case()
            .when(over)
            .then(1)
            .else(eb('sign_in_attempts.attempts', '+', 1))
            .end(),
          window_ends_at: eb
            .case()
            .when(over)
            .then(eb.ref('excluded.window_ends_at'))
            .else(eb.ref('sign_in_attempts.window_ends_at'))
            .end(),
        };
      }),
    )
    .returning(['key', 'attempts', 'window_ends_at'])
    .execute();
}

/** Hashed, so that the table names nobody. */
function keyOf(kind: 'account' | 'address', value: string): string {
  return hash('sha256', `${kind}:${value.toLowerCase()}`, 'base64url');
}
