import { onlyOwner, type Scope } from '../../access/scope.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { ReferralRow } from '../referrals.db.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    referral_moves: {
      company_id: string;
      referral_id: string;
      version: number;
      moved_by: string;
      moved_as: string;
      from_place_id: string;
      from_day: string;
      from_starts_at: number | null;
      to_place_id: string;
      to_day: string;
      to_starts_at: number | null;
      created_at: string;
    };
  }
}

type At = Pick<ReferralRow, 'place_id' | 'day' | 'starts_at'>;

/** Writes down from which appointment to which a referral that is held was moved; `version` is the one that it has now. */
export async function insertMove(
  tx: Database,
  { company_id, id, version }: Pick<ReferralRow, 'company_id' | 'id' | 'version'>,
  { from, to, by }: { from: At; to: At; by: { userId: string; type: string } },
): Promise<void> {
  await tx
    .insertInto('referral_moves')
    .values({
      ...{ company_id, referral_id: id, version, moved_by: by.userId, moved_as: by.type },
      ...{ from_place_id: from.place_id, from_day: from.day, from_starts_at: from.starts_at },
      ...{ to_place_id: to.place_id, to_day: to.day, to_starts_at: to.starts_at },
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** How a referral within the scope was moved, the first time first. */
export async function findMoves(db: Database, scope: Scope, id: string) {
  const owner = onlyOwner(scope);
  const rows = await db
    .selectFrom('referral_moves')
    .innerJoin('care_places as before', 'before.id', 'referral_moves.from_place_id')
    .innerJoin('care_places as after', 'after.id', 'referral_moves.to_place_id')
    .select(['referral_moves.created_at as at', 'referral_moves.moved_as as movedAs'])
    .select(['before.name as fromPlace', 'from_day as fromDay', 'from_starts_at as fromStartsAt'])
    .select(['after.name as toPlace', 'to_day as toDay', 'to_starts_at as toStartsAt'])
    .where('referral_id', '=', id)
    .$if(owner !== null, (query) => query.where('referral_moves.company_id', '=', owner ?? ''))
    .orderBy('referral_moves.version')
    .execute();
  return rows.map(({ at, movedAs, ...row }) => ({
    at,
    byCompany: movedAs === 'company',
    from: { placeName: row.fromPlace, day: row.fromDay, startsAt: row.fromStartsAt },
    to: { placeName: row.toPlace, day: row.toDay, startsAt: row.toStartsAt },
  }));
}
