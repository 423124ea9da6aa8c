import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database.server.ts';
import { withoutFlush } from '../../platform/database/without-flush.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    passkey_challenges: {
      challenge_hash: string;
      purpose: string;
      user_id: string | null;
      session_id: string | null;
      expires_at: string;
    };
  }
}

/** What a challenge was given out for: an answer to it is good for nothing else. */
export type ChallengeFor =
  | { purpose: 'sign-in' }
  | { purpose: 'second-factor'; userId: string }
  | { purpose: 'add' | 'proof' | 'unlock'; userId: string; sessionId: string };

/** As long as a browser waits for its user (Web Authentication Level 3, 15.1: 300 seconds at the least). */
export const challengeSeconds = 300;

/** A new challenge in base64url. Its hash is kept until it is used or over: it holds on every node, once. */
export async function newChallenge(db: Database, of: ChallengeFor, now = new Date()): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const row = {
    ...bound(of),
    challenge_hash: hashOf(challenge),
    expires_at: new Date(now.getTime() + challengeSeconds * 1000).toISOString(),
  };
  await withoutFlush(db, (tx) => tx.insertInto('passkey_challenges').values(row).execute());
  return challenge;
}

/**
 * Uses up a challenge, whatever it was for: nobody tries it twice.
 * @returns whether it was given out for this and is not over; of several calls with the same one exactly one is answered true
 */
export async function consumeChallenge(
  db: Database,
  challenge: string,
  of: ChallengeFor,
  now = new Date(),
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .returning(['purpose', 'user_id', 'session_id', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.expires_at <= now.toISOString()) return false;
  const wanted = bound(of);
  return row.purpose === wanted.purpose && row.user_id === wanted.user_id && row.session_id === wanted.session_id;
}

/** Forgets challenges that nobody has answered. */
export async function deleteOldChallenges(db: Database, now = new Date()): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now.toISOString()).execute();
}

function bound(of: ChallengeFor) {
  return {
    purpose: of.purpose,
    user_id: 'userId' in of ? of.userId : null,
    session_id: 'sessionId' in of ? of.sessionId : null,
  };
}

function hashOf(challenge: string): string {
  return hash('sha256', challenge, 'base64url');
}
