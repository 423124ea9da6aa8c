import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
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

type At = Pick<ReferralRow, 'placeId' | 'day' | 'startsAt'>;

/** Writes down from which appointment to which a referral that is held was moved; `version` is the one that it has now. */
export async function insertMove(
  tx: Database,
  { companyId, id, version }: Pick<ReferralRow, 'companyId' | 'id' | 'version'>,
  { from, to, by }: { from: At; to: At; by: { userId: string; type: string } },
): Promise<void> {
  await tx
    .insertInto('referral_moves')
    .values({
      ...{ company_id: companyId, referral_id: id, version, moved_by: by.userId, moved_as: by.type },
      ...{ from_place_id: from.placeId, from_day: from.day, from_starts_at: from.startsAt },
      ...{ to_place_id: to.placeId, to_day: to.day, to_starts_at: to.startsAt },
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** How a referral within the scope was moved, the first time first. */
export async function findMoves(db: Database, scope: Scope, id: string) {
  const rows = await within(db.selectFrom('referral_moves'), scope)
    .innerJoin('care_places as before', 'before.id', 'referral_moves.from_place_id')
    .innerJoin('care_places as after', 'after.id', 'referral_moves.to_place_id')
    .select(['referral_moves.created_at as at', 'referral_moves.moved_as as movedAs'])
    .select(['before.name as fromPlace', 'from_day as fromDay', 'from_starts_at as fromStartsAt'])
    .select(['after.name as toPlace', 'to_day as toDay', 'to_starts_at as toStartsAt'])
    .where('referral_id', '=', id)
    .orderBy('referral_moves.version')
    .execute();
  return rows.map(({ at, movedAs, ...row }) => ({
    at,
    byCompany: movedAs === 'company',
    from: { placeName: row.fromPlace, day: row.fromDay, startsAt: row.fromStartsAt },
    to: { placeName: row.toPlace, day: row.toDay, startsAt: row.toStartsAt },
  }));
}

/** To which appointments some referrals within the scope were moved, of each the first time first. */
export async function findMovesOf(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await within(db.selectFrom('referral_moves'), scope)
    .select(['referral_id as referralId', 'created_at as at', 'to_day as day', 'to_starts_at as startsAt'])
    .where('referral_id', 'in', ids)
    .orderBy('referral_id')
    .orderBy('version')
    .execute();
}
