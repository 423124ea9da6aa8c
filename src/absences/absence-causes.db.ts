import type { Database } from '../platform/database/database.server.ts';
import { afterKey } from '../platform/database/record.server.ts';
import type {} from './absences.db.ts';

type Key = { companyId: string; id: string };

/** Causes as they are kept, along their key: those after one, or the first. */
export async function causesAfter(db: Database, after: Key | null, most: number) {
  const rows = await db
    .selectFrom('absences')
    .select(['company_id as companyId', 'id', 'cause'])
    .where('cause', 'is not', null)
    .where(afterKey(after))
    .orderBy('company_id')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ cause, ...row }) => ({ ...row, kept: cause ?? '' }));
}

/** Keeps the same cause under another key. */
export async function replaceCause(db: Database, { companyId, id }: Key, cause: string): Promise<void> {
  await db.updateTable('absences').set({ cause }).where('company_id', '=', companyId).where('id', '=', id).execute();
}
