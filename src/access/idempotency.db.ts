import { hash } from 'node:crypto';
import type { Database } from '../platform/database/database.server.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    idempotency_keys: {
      user_id: string;
      key_hash: string;
      request_hash: string;
      answer: string;
      created_at: string;
    };
  }
}

/** A creating call that its caller may send again: who sends it, by which key, and what it asks for, hashed. */
export type KeyedCall = { userId: string; key: string; requestHash: string };

const keptMs = 24 * 3_600_000;

/**
 * Takes a key for a call within the transaction that makes its record. Another one with the same key is waited for.
 * @returns false when the key has been taken within a day: then there is an answer
 */
export async function takeKey(tx: Database, { userId, key, requestHash }: KeyedCall, now = new Date()) {
  const row = { request_hash: requestHash, answer: '', created_at: now.toISOString() };
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ ...row, user_id: userId, key_hash: hashOf(key) })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key_hash'])
        .doUpdateSet(row)
        .where('idempotency_keys.created_at', '<=', forgottenAt(now)),
    )
    .returning('user_id')
    .execute();
  return taken.length > 0;
}

/** What the call that took the key asked for, and what it was answered. */
export async function findAnswer(tx: Database, { userId, key }: KeyedCall) {
  return tx
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'answer'])
    .where('user_id', '=', userId)
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirstOrThrow();
}

/** Keeps what the call that has just taken the key is answered. */
export async function keepAnswer(tx: Database, { userId, key }: KeyedCall, answer: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('user_id', '=', userId)
    .where('key_hash', '=', hashOf(key))
    .execute();
}

/** Forgets keys that are older than a day. */
export async function deleteOldKeys(db: Database, now = new Date()): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<=', forgottenAt(now)).execute();
}

/** Forgets every key. */
export async function deleteKeys(db: Database): Promise<void> {
  await db.deleteFrom('idempotency_keys').execute();
}

function forgottenAt(now: Date): string {
  return new Date(now.getTime() - keptMs).toISOString();
}

/** Only the hash is kept: without the key, which the caller holds, nothing can be tried against `request_hash`. */
function hashOf(key: string): string {
  return hash('sha256', key, 'base64url');
}
