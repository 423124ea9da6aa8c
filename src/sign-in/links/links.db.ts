import { hash, randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { noPassword } from '../passwords/no-password.rules.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    access_links: {
      token_hash: string;
      user_id: string;
      created_at: string;
      expires_at: string | null;
      /** What an administrator has to approve before the link leads anywhere. */
      notice_id: string | null;
    };
    access_link_requests: { id: string; user_id: string | null; address: string; created_at: string };
  }
}

const minute = 60_000;
/** How long a link holds: for somebody who has forgotten a password, and for somebody who never had one. */
const lifetimeMs = { forgotten: 30 * minute, first: 7 * 24 * 60 * minute };

/**
 * Makes a link of 256 bits for a user, instead of any other, and answers its token; only the token's hash is stored.
 * @param noticeId what it waits for; one that waits takes the place of another that waits, and leaves what holds as it is
 */
export async function makeLink(
  tx: Database,
  { userId, noticeId = null }: { userId: string; noticeId?: string | null },
  now = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await lockRow(tx, 'users', userId); // Two that are made at the same moment take turns: only the newer one holds.
  if (noticeId === null) await endLinksOf(tx, userId);
  else await endWaitingLinksOf(tx, userId);
  await tx
    .insertInto('access_links')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: noticeId === null ? await endOfLink(tx, userId, now) : null,
      notice_id: noticeId,
    })
    .execute();
  return token;
}

/** Lets the link of a notice that was approved hold from now on, instead of any other of its user. */
export async function releaseLink(tx: Database, noticeId: string, now = new Date()): Promise<void> {
  const waiting = tx.selectFrom('access_links').select(['token_hash', 'user_id']).where('notice_id', '=', noticeId);
  const link = await waiting.executeTakeFirst();
  if (!link) return;
  await tx
    .deleteFrom('access_links')
    .where('user_id', '=', link.user_id)
    .where('token_hash', '!=', link.token_hash)
    .execute();
  await tx
    .updateTable('access_links')
    .set({ notice_id: null, expires_at: await endOfLink(tx, link.user_id, now) })
    .where('token_hash', '=', link.token_hash)
    .execute();
}

/** Whom a token lets choose a password; null for one that was used, ended, has expired or never was. */
export async function findLink(db: Database, token: string, now = new Date()) {
  const row = await db
    .selectFrom('access_links as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .select(['users.id as userId', 'users.email', 'users.type', 'users.password_hash as passwordHash'])
    .where('link.token_hash', '=', hashOf(token))
    .where('link.notice_id', 'is', null)
    .where('link.expires_at', '>', now.toISOString())
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { passwordHash, ...user } = row;
  return { ...user, isFirst: passwordHash === noPassword };
}

/** Uses a link up; of several calls with the same one exactly one is answered true. */
export async function consumeLink(tx: Database, token: string, now = new Date()): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('access_links')
    .where('token_hash', '=', hashOf(token))
    .where('notice_id', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends every link of a user: what it would have opened is another one now. */
export async function endLinksOf(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('access_links').where('user_id', '=', userId).execute();
}

/** Ends what waits for an approval that is no longer to come. */
export async function endWaitingLinksOf(tx: Database, userId: string): Promise<void> {
  await tx.deleteFrom('access_links').where('user_id', '=', userId).where('notice_id', 'is not', null).execute();
}

/** Notes that somebody has asked for a link, whether there is such a user or not. */
export async function insertRequest(tx: Database, request: { userId: string | null; address: string }) {
  const id = uuid();
  const { userId, address } = request;
  const row = { id, user_id: userId, address, created_at: new Date().toISOString() };
  await tx.insertInto('access_link_requests').values(row).execute();
  return id;
}

/** What was asked for; null once it was taken. */
export async function takeRequest(tx: Database, id: string) {
  const taken = tx.deleteFrom('access_link_requests').where('id', '=', id);
  return (await taken.returning(['user_id as userId', 'address']).executeTakeFirst()) ?? null;
}

/** Forgets links that have expired, and wishes for one that nobody has got round to. */
export async function deleteExpiredLinks(db: Database, now = new Date()): Promise<void> {
  await db.deleteFrom('access_links').where('expires_at', '<=', now.toISOString()).execute();
  const before = new Date(now.getTime() - lifetimeMs.first).toISOString();
  await db.deleteFrom('access_link_requests').where('created_at', '<', before).execute();
}

/** Ends all links, and all that was asked for. */
export async function deleteLinks(db: Database): Promise<void> {
  await db.deleteFrom('access_links').execute();
  await db.deleteFrom('access_link_requests').execute();
}

async function endOfLink(tx: Database, userId: string, now: Date): Promise<string> {
  const user = tx.selectFrom('users').select('password_hash').where('id', '=', userId);
  const isFirst = (await user.executeTakeFirstOrThrow()).password_hash === noPassword;
  return new Date(now.getTime() + (isFirst ? lifetimeMs.first : lifetimeMs.forgotten)).toISOString();
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
