import { hash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { announceSessionsOf } from '../../live/signal.server.ts';
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
      /** When somebody last worked in it, as its screen says. */
      active_at: string;
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

type NewSession = Omit<Tables['sessions'], 'created_at' | 'last_used_at' | 'active_at'> & { now: string };

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
    active_at: value('now'),
    expires_at: value('expires_at'),
  }),
);

/** Every call of a signed-in user asks this. */
const sessionOf = prepared((db, value: Value<{ tokenHash: string }>) =>
  db
    .selectFrom('sessions')
    .select(['id as sessionId', 'user_id as userId', 'user_type as type', 'owner_id as ownerId'])
    .select(['second_factor as secondFactor', 'last_used_at as lastUsedAt', 'active_at as activeAt'])
    .select('expires_at as expiresAt')
    .where('token_hash', '=', value('tokenHash')),
);

/** The session that a token opens, or null when there is none or it has expired. */
export async function findSession(db: Database, token: string, now = new Date()) {
  const [row] = await sessionOf(db, { tokenHash: hashOf(token) });
  return row && row.expiresAt > now.toISOString() ? row : null;
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

/**
 * Notes that somebody works in a session.
 * @param ifBefore milliseconds since 1970: what was noted since then will do, and nothing is written
 */
export async function noteWork(
  db: Database,
  id: string,
  { ifBefore }: { ifBefore?: number } = {},
  now = new Date(),
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ active_at: now.toISOString() })
    .where('id', '=', id)
    .$if(ifBefore !== undefined, (query) => query.where('active_at', '<', new Date(ifBefore ?? 0).toISOString()))
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
  await announceSessionsOf(db, userId);
  return numDeletedRows > 0n;
}

/** Notes that whoever holds this session has shown the second factor; no other session of the user is raised by it. */
export async function raiseSession(db: Database, token: string): Promise<void> {
  const raised = await db
    .updateTable('sessions')
    .set({ second_factor: true })
    .where('token_hash', '=', hashOf(token))
    .returning('user_id')
    .executeTakeFirst();
  if (raised) await announceSessionsOf(db, raised.user_id);
}

/** Lets every session of a user know that the user has no second factor any more. */
export async function lowerSessionsOf(db: Database, userId: string): Promise<void> {
  await db.updateTable('sessions').set({ second_factor: false }).where('user_id', '=', userId).execute();
  await announceSessionsOf(db, userId);
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

/** From where and when a session was begun; null once it has ended. */
export async function findSessionStart(db: Database, id: string) {
  const session = db.selectFrom('sessions').select(['device', 'created_at as createdAt']).where('id', '=', id);
  return (await session.executeTakeFirst()) ?? null;
}

/** Ends the session of this token. */
export async function endSession(db: Database, token: string): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashOf(token))
    .returning('user_id')
    .executeTakeFirst();
  if (ended) await announceSessionsOf(db, ended.user_id);
}

/** Ends every session of a user, or every one but that of the given token; answers how many it were. */
export async function endSessionsOf(db: Database, userId: string, exceptToken?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptToken !== undefined, (query) => query.where('token_hash', '!=', hashOf(exceptToken ?? '')))
    .executeTakeFirstOrThrow();
  await announceSessionsOf(db, userId);
  return Number(numDeletedRows);
}

/** Forgets sessions that have expired. */
export async function deleteExpiredSessions(db: Database, now = new Date()): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
}

/** Ends every session of everybody. */
export async function deleteSessions(db: Database): Promise<void> {
  await db.deleteFrom('sessions').execute();
  await announceSessionsOf(db, null);
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
