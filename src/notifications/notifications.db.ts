import type { Database } from '../platform/database/database.server.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    notifications: {
      id: string;
      user_id: string;
      kind: string;
      subject_id: string | null;
      created_at: string;
      in_bell: boolean;
      read_at: string | null;
    };
  }
}

export type NewNotification = {
  id: string;
  userId: string;
  kind: string;
  subjectId: string | null;
  inBell: boolean;
};

/** More than this are not counted: what is shown is '99+'. */
const mostCounted = 100;

/** 180 days (product 14.1). */
const keptMs = 180 * 24 * 3_600_000;

/** So many are forgotten in one statement: a writer who waits for it does not notice. */
const forgottenAtOnce = 1_000;

export async function insertNotifications(tx: Database, rows: readonly NewNotification[]): Promise<void> {
  const created_at = new Date().toISOString();
  await tx
    .insertInto('notifications')
    .values(
      rows.map(({ id, userId, kind, subjectId, inBell }) => ({
        ...{ id, user_id: userId, kind, subject_id: subjectId, created_at, in_bell: inBell, read_at: null },
      })),
    )
    .execute();
}

/** Whether anybody has been told of this kind about this before, and still has it. */
export async function wasTold(db: Database, kind: string, subjectId: string): Promise<boolean> {
  const told = db.selectFrom('notifications').select('id').where('kind', '=', kind).where('subject_id', '=', subjectId);
  return (await told.limit(1).executeTakeFirst()) !== undefined;
}

/** What stands in a user's bell, the newest first. */
export async function listNotifications(
  db: Database,
  userId: string,
  { before, most }: { before: string | undefined; most: number },
) {
  return inBell(db, userId)
    .select(['id', 'kind', 'subject_id as subjectId', 'created_at as createdAt', 'read_at as readAt'])
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** How many a user has not read, at most `mostCounted`. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const unread = inBell(db, userId).select('id').where('read_at', 'is', null).limit(mostCounted).as('unread');
  const { count } = await db
    .selectFrom(unread)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes that its receiver has read it. @returns false when the user has no such notification */
export async function markRead(db: Database, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set(({ ref, fn, val }) => ({ read_at: fn.coalesce(ref('read_at'), val(new Date().toISOString())) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Notes that a user has read all up to one; what has come since stays unread.
 * @returns false when the user has no such notification
 */
export async function markAllRead(tx: Database, userId: string, until: string): Promise<boolean> {
  if (!(await markRead(tx, userId, until))) return false;
  await tx
    .updateTable('notifications')
    .set({ read_at: new Date().toISOString() })
    .where('user_id', '=', userId)
    .where('in_bell', '=', true)
    .where('id', '<=', until)
    .where('read_at', 'is', null)
    .execute();
  return true;
}

/** Forgets what was told longer ago than notifications are kept, whether it was read or not. */
export async function deleteOldNotifications(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  const old = db.selectFrom('notifications').select('id').where('created_at', '<', before).limit(forgottenAtOnce);
  let deleted = 0n;
  do {
    const result = await db.deleteFrom('notifications').where('id', 'in', old).executeTakeFirstOrThrow();
    deleted = result.numDeletedRows;
  } while (deleted > 0n);
}

function inBell(db: Database, userId: string) {
  return db.selectFrom('notifications').where('user_id', '=', userId).where('in_bell', '=', true);
}
