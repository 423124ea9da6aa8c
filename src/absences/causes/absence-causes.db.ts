import type { Database } from '../../platform/database/database.server.ts';
import { afterKey } from '../../platform/database/record.server.ts';
import type {} from '../absences.db.ts';

type Key = { companyId: string; id: string };

/** Causes as they are kept, along their key: those after one, or the first. */
export function causesAfter(db: Database, after: Key | null, most: number) {
  return keptAfter(db, 'cause', after, most);
}

/** The same of CIDs. */
export function cidsAfter(db: Database, after: Key | null, most: number) {
  return keptAfter(db, 'cid', after, most);
}

async function keptAfter(db: Database, column: 'cause' | 'cid', after: Key | null, most: number) {
  const rows = await db
    .selectFrom('absences')
    .select(['company_id as companyId', 'id', `${column} as kept`])
    .where(column, 'is not', null)
    .where(afterKey(after))
    .orderBy('company_id')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ kept, ...row }) => ({ ...row, kept: kept ?? '' }));
}

/** Keeps the same cause under another key. */
export async function replaceCause(db: Database, { companyId, id }: Key, cause: string): Promise<void> {
  await db.updateTable('absences').set({ cause }).where('company_id', '=', companyId).where('id', '=', id).execute();
}

/** Keeps the same CID under another key. */
export async function replaceCid(db: Database, { companyId, id }: Key, cid: string): Promise<void> {
  await db.updateTable('absences').set({ cid }).where('company_id', '=', companyId).where('id', '=', id).execute();
}
