import { hash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';
import { prepared, type Value } from '../../platform/database/prepared.server.ts';
import type { Tables } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    sessions: {
      token_hash: string;
      /** What its owner names it by; opens nothing. */
      id: string;
      user_id: string;
      user_type: string;
      owner_id: string;
      device: string;
      /** The network address of the last use. */
      address: string;
      second_factor: boolean;
      created_at: string;
      last_used_at: string;
      expires_at: string;
    };
  }
}

/** How long a session lasts (product 2.2: 2,592,000 seconds). */
const sessionSeconds = 2_592_000;

/** The last use is noted this often at most, so that a session costs a call one read and hardly ever a write. */
const touchMs = 5 * 60_000;

/** Begins a session and answers its token; only the token's hash is stored. */
export async function createSession(
  db: Database,
  user: { id: string; type: string; ownerId: string; secondFactor: boolean },
  from: { device: string; address: string },
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await addSession(db, {
    token_hash: hashOf(token),
    id: uuid(),
    user_id: user.id,
    user_type: user.type,
    owner_id: user.ownerId,
    second_factor: user.secondFactor,
    ...from,
    now: now.toISOString(),
    expires_at: new Date(now.getTime() + sessionSeconds * 1000).toISOString(),
  });
  return token;
}

type NewSession = Omit<Tables['sessions'], 'created_at' | 'last_used_at'> & { now: string };

const addSession = prepared((db, value: Value<NewSession>) =>
  db.insertInto('sessions').values({
    token_hash: value('token_hash'),
    id: value('id'),
    user_id: value('user_id'),
    user_type: value('user_type'),
    owner_id: value('owner_id'),
    second_factor: value('second_factor'),
    device: value('device'),
    address: value('address'),
    created_at: value('now'),
    last_used_at: value('now'),
    expires_at: value('expires_at'),
  }),
);

/** Every call of a signed-in user asks this. */
const sessionOf = prepared((db, value: Value<{ tokenHash: string }>) =>
  db
    .selectFrom('sessions')
    .select(['id as sessionId', 'user_id as userId', 'user_type as type', 'owner_id as ownerId'])
    .select(['second_factor as secondFactor', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('token_hash', '=', value('tokenHash')),
);

/** The session that a token opens, or null when there is none or it has expired. */
export async function findSession(db: Database, token: string, now = new Date()) {
  const [row] = await sessionOf(db, { tokenHash: hashOf(token) });
  if (!row || row.expiresAt <= now.toISOString()) return null;
  const { expiresAt: _, ...session } = row;
  return session;
}

/** Whether the last use that was noted is so old that this one should be. */
export function isTouchDue(lastUsedAt: string, now = new Date()): boolean {
  return now.getTime() - Date.parse(lastUsedAt) > touchMs;
}

/** Notes that a session was used, and from where; of several calls at the same moment only one writes. */
export async function touchSession(db: Database, token: string, address: string, now = new Date()): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now.toISOString(), address })
    .where('token_hash', '=', hashOf(token))
    .where('last_used_at', '<', new Date(now.getTime() - touchMs).toISOString())
    .execute();
}

/** The sessions of a user that have not expired, the one used last first. */
export async function listSessions(db: Database, userId: string, now = new Date()) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Ends one session of a user; answers whether the user had it. */
export async function endSessionOf(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Notes that whoever holds this session has shown the second factor; no other session of the user is raised by it. */
export async function raiseSession(db: Database, token: string): Promise<void> {
  await db.updateTable('sessions').set({ second_factor: true }).where('token_hash', '=', hashOf(token)).execute();
}

/** Lets every session of a user know that the user has no second factor any more. */
export async function lowerSessionsOf(db: Database, userId: string): Promise<void> {
  await db.updateTable('sessions').set({ second_factor: false }).where('user_id', '=', userId).execute();
}

/** Whether a session, by its id, has neither ended nor expired. */
export async function isSessionOpen(db: Database, id: string, now = new Date()): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the session of this token. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
}

/** Ends every session of a user, or every one but that of the given token; answers how many it were. */
export async function endSessionsOf(db: Database, userId: string, exceptToken?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptToken !== undefined, (query) => query.where('token_hash', '!=', hashOf(exceptToken ?? '')))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Forgets sessions that have expired. */
export async function deleteExpiredSessions(db: Database, now = new Date()): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
}

/** Ends every session of everybody. */
export async function deleteSessions(db: Database): Promise<void> {
  await db.deleteFrom('sessions').execute();
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
