import type { Database } from '../platform/database/database.server.ts';

/** Of these users who have opened many documents, and how many it were the last time. */
export async function findManyOpened(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit_entries')
    .select(['subject_id as userId', 'times'])
    .where('action', '=', 'many-opened')
    .where('subject_id', 'in', userIds)
    .orderBy('number')
    .execute();
  // The last one of each stays.
  return new Map(rows.map(({ userId, times }) => [userId ?? '', times ?? 0]));
}
