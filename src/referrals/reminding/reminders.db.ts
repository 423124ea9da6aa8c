import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';
import type {} from '../referrals.db.ts';

/**
 * Notes on so many of the appointments of a day, of which nobody was reminded yet, that it is done now. The version stays: nobody
 * has changed anything that another could have seen otherwise.
 * @param days.on today
 * @param days.of the day of the appointments
 */
export async function takeToRemind(
  tx: Database,
  { on, of }: { on: string; of: string },
  most: number,
): Promise<{ taken: { id: string; companyId: string }[]; mayBeMore: boolean }> {
  const found = await toRemind(tx, of).select('id').orderBy('company_id').orderBy('id').limit(most).execute();
  if (found.length === 0) return { taken: [], mayBeMore: false };
  const ids = found.map(({ id }) => id);
  const taken = await tx
    .updateTable('referrals')
    .set({ reminded_on: on })
    .where('id', 'in', ids)
    .where('day', '=', of)
    .where('state', '=', 'scheduled')
    .where('reminded_on', 'is', null)
    .returning(['id', 'company_id as companyId'])
    .execute();
  return { taken, mayBeMore: found.length === most };
}

/** The appointments of a day of which nobody was reminded yet. */
function toRemind(db: Database, day: string) {
  return (
    db
      .selectFrom('referrals')
      .where('day', '=', day)
      // Written out, as the index has it: with a placeholder SQLite could not know that it holds these rows.
      .where('state', '=', sql.lit('scheduled'))
      .where('reminded_on', 'is', null)
  );
}
