import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What waits for the one e-mail of the day, or has gone out in one. */
    notification_mails: { notification_id: string; user_id: string; digest_id: string | null };
  }
}

const kept = [
  'notifications.kind',
  'notifications.subject_id as subjectId',
  'notifications.created_at as createdAt',
] as const;

export async function insertWaiting(tx: Database, rows: readonly { id: string; userId: string }[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ id, userId }) => ({ notification_id: id, user_id: userId, digest_id: null }));
  await tx.insertInto('notification_mails').values(values).execute();
}

/** Forgets what waits, and what has gone out. */
export async function deleteWaiting(tx: Database): Promise<void> {
  await tx.deleteFrom('notification_mails').execute();
}

/** For whom something waits that was told before a time. */
export async function usersWaiting(db: Database, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notification_mails as mail')
    .innerJoin('notifications', 'notifications.id', 'mail.notification_id')
    .select('mail.user_id as userId')
    .distinct()
    .where('mail.digest_id', 'is', null)
    .where('notifications.created_at', '<', before)
    .orderBy('mail.user_id')
    .execute();
  return rows.map(({ userId }) => userId);
}

/**
 * Takes what waits for a user into one e-mail: what was told before a time and has not been read since. What was read, or is
 * of a kind that the user no longer wants in it, waits no more.
 * @returns how many it takes; of two who try at the same time one takes none
 */
export async function takeWaiting(
  tx: Database,
  userId: string,
  { before, wanted, digestId }: { before: string; wanted: readonly string[]; digestId: string },
): Promise<number> {
  const told = tx
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '<', before);
  const unread = told.where('read_at', 'is', null).where('kind', 'in', [...wanted, '']);
  const { numUpdatedRows } = await tx
    .updateTable('notification_mails')
    .set({ digest_id: digestId })
    .where('user_id', '=', userId)
    .where('digest_id', 'is', null)
    .where('notification_id', 'in', unread)
    .executeTakeFirstOrThrow();
  await tx
    .deleteFrom('notification_mails')
    .where('user_id', '=', userId)
    .where('digest_id', 'is', null)
    .where('notification_id', 'in', told)
    .execute();
  return Number(numUpdatedRows);
}

/** What one daily e-mail has to tell of that its receiver has not read meanwhile. */
export function listDigest(db: Database, userId: string, digestId: string) {
  return db
    .selectFrom('notification_mails as mail')
    .innerJoin('notifications', 'notifications.id', 'mail.notification_id')
    .select(kept)
    .where('mail.digest_id', '=', digestId)
    .where('mail.user_id', '=', userId)
    .where('notifications.read_at', 'is', null)
    .execute();
}

/** What an e-mail that is sent at once has to tell of, unless its receiver has read it meanwhile. */
export function listUnread(db: Database, userId: string, id: string) {
  return db
    .selectFrom('notifications')
    .select(kept)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}
