import type { Database } from '../platform/database/database.server.ts';

/** Of these users who have opened many documents: their e-mail, and how many it were the last time. */
export async function findManyOpened(db: Database, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('audit_entries')
    .innerJoin('users', 'users.id', 'audit_entries.subject_id')
    .select(['users.id as userId', 'users.email', 'audit_entries.times'])
    .where('action', '=', 'many-opened')
    .where('subject_id', 'in', userIds)
    .orderBy('number')
    .execute();
  // The last one of each stays.
  return [...new Map(rows.map((row) => [row.userId, row])).values()];
}
