import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { endWaitingLinksOf } from '../links/links.db.ts';
import type { AccessNotice } from './notices.contract.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    access_notices: {
      id: string;
      kind: AccessNotice['kind'];
      user_id: string;
      email: string;
      author_id: string;
      created_at: string;
      decision: AccessNotice['decision'];
      decided_by: string | null;
      password_hash: string | null;
    };
    access_notice_readers: { notice_id: string; user_id: string; seen_at: string };
  }
}

/** What has to be told, and whether it waits. */
export type NewNotice = Pick<AccessNotice, 'kind' | 'email'> & {
  userId: string;
  authorId: string;
  waits: boolean;
  /** The password that waits with it. */
  passwordHash?: string | undefined;
};

/** What waits where the access itself does. */
export const ofAccess = ['created', 'reactivated'] as const;

/** What lets somebody in who has access: whoever gives it could use it. */
export const ofSecrets = ['password', 'link'] as const;

/** So many are answered at once; the next come when these have been seen. */
const mostListed = 100;

export async function insertNotice(tx: Database, notice: NewNotice): Promise<string> {
  const id = uuid();
  await tx
    .insertInto('access_notices')
    .values({
      id,
      kind: notice.kind,
      user_id: notice.userId,
      email: notice.email,
      author_id: notice.authorId,
      created_at: new Date().toISOString(),
      decision: notice.waits ? 'waiting' : null,
      password_hash: notice.passwordHash ?? null,
    })
    .execute();
  return id;
}

/**
 * What an administrator has to know: all that waits for a word, and what others have done since the administrator is one and
 * has not marked as seen. The newest come first, what waits before all.
 */
export async function listNotices(db: Database, readerId: string): Promise<AccessNotice[]> {
  const rows = await noticesFor(db, readerId)
    .where((eb) => {
      const told = eb
        .case()
        .when('notice.decision', 'is', null)
        .then(eb.ref('notice.author_id'))
        .else(eb.ref('notice.decided_by'))
        .end();
      const seen = eb
        .selectFrom('access_notice_readers as seen')
        .select('seen.notice_id')
        .whereRef('seen.notice_id', '=', 'notice.id')
        .where('seen.user_id', '=', readerId);
      const news = eb.and([
        eb(told, '!=', readerId),
        eb('notice.created_at', '>=', eb.ref('reader.created_at')),
        eb.not(eb.exists(seen)),
      ]);
      return eb.or([eb('notice.decision', '=', 'waiting'), news]);
    })
    .orderBy((eb) => eb.case().when('notice.decision', '=', 'waiting').then(0).else(1).end())
    .orderBy('notice.created_at', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map((row) => noticeOf(row, readerId));
}

/** These notices as they stand now, for an administrator. */
export async function findNotices(db: Database, readerId: string, ids: readonly string[]): Promise<AccessNotice[]> {
  const rows = await noticesFor(db, readerId).where('notice.id', 'in', ids).execute();
  return rows.map((row) => noticeOf(row, readerId));
}

function noticesFor(db: Database, readerId: string) {
  return db
    .selectFrom('access_notices as notice')
    .innerJoin('users as subject', 'subject.id', 'notice.user_id')
    .innerJoin('users as author', 'author.id', 'notice.author_id')
    .innerJoin('users as reader', (join) => join.on('reader.id', '=', readerId))
    .leftJoin('users as decider', 'decider.id', 'notice.decided_by')
    .leftJoin('professionals', 'professionals.user_id', 'notice.user_id')
    .leftJoin('admins', 'admins.user_id', 'notice.user_id')
    .select(['notice.id', 'notice.kind', 'notice.email', 'notice.decision', 'notice.created_at as createdAt'])
    .select(['subject.type as userType', 'author.email as authorEmail', 'decider.email as deciderEmail'])
    .select(['notice.author_id as authorId', 'professionals.name as professional', 'admins.name as admin']);
}

type NoticeRow = Omit<AccessNotice, 'name' | 'own'> & {
  authorId: string;
  professional: string | null;
  admin: string | null;
};

function noticeOf({ authorId, professional, admin, ...row }: NoticeRow, readerId: string): AccessNotice {
  return { ...row, name: professional ?? admin ?? row.email, own: authorId === readerId };
}

/** A notice with what its decision needs; null when there is none. Holds the user and then the notice, in that order. */
export async function lockNotice(tx: Database, id: string) {
  const known = await tx.selectFrom('access_notices').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!known) return null;
  await lockRow(tx, 'users', known.user_id);
  await lockRow(tx, 'access_notices', id);
  return tx
    .selectFrom('access_notices')
    .select(['kind', 'decision', 'user_id as userId', 'author_id as authorId', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Notes the decision of a notice that waited; a password that waited with it is forgotten. */
export async function decideNotice(
  tx: Database,
  id: string,
  { decision, by }: { decision: 'approved' | 'refused'; by: string },
): Promise<void> {
  await tx
    .updateTable('access_notices')
    .set({ decision, decided_by: by, password_hash: null })
    .where('id', '=', id)
    .execute();
}

/** Decides what waits for a user of these kinds, because it was overtaken by what somebody did; a link that waited ends with it. */
export async function settleWaiting(
  tx: Database,
  userId: string,
  settled: { decision: 'approved' | 'refused'; by: string; kinds: readonly AccessNotice['kind'][] },
): Promise<void> {
  await tx
    .updateTable('access_notices')
    .set({ decision: settled.decision, decided_by: settled.by, password_hash: null })
    .where('user_id', '=', userId)
    .where('decision', '=', 'waiting')
    .where('kind', 'in', settled.kinds)
    .execute();
  if (settled.kinds.includes('link')) await endWaitingLinksOf(tx, userId);
}

/** Whether a user's access itself waits for an administrator's word. */
export async function isAccessWaiting(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('access_notices')
    .select('id')
    .where('user_id', '=', userId)
    .where('decision', '=', 'waiting')
    .where('kind', 'in', ofAccess)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether what is mailed to a user's address reaches the user, as far as it is known: an address that one administrator has given
 * somebody else, where a second one is required, counts from the approval on.
 */
export async function isEmailTrusted(db: Database, userId: string): Promise<boolean> {
  const newest = await db
    .selectFrom('access_notices')
    .select('decision')
    .where('user_id', '=', userId)
    .where('kind', '=', 'email')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return !newest || newest.decision === null || newest.decision === 'approved';
}

/** Notes that an administrator knows of it; answers whom it is about and whether that was new, or null without such a notice. */
export async function markSeen(tx: Database, id: string, readerId: string) {
  const notice = tx.selectFrom('access_notices').select('user_id as userId').where('id', '=', id);
  const known = await notice.executeTakeFirst();
  if (!known) return null;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('access_notice_readers')
    .values({ notice_id: id, user_id: readerId, seen_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(['notice_id', 'user_id']).doNothing())
    .executeTakeFirstOrThrow();
  return { ...known, isNew: (numInsertedOrUpdatedRows ?? 0n) > 0n };
}
