import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import type { CarePlace } from './agenda.contract.ts';
import { findBlocks } from './care-blocks.db.ts';
import { listHours } from './care-hours.db.ts';
import { findCarePlace } from './care-places.db.ts';
import { openingsOn } from './day-openings.rules.ts';
import type { DayOpenings } from './free-times.rules.ts';
import { listHolidays } from './holidays.db.ts';
import { listPreparations } from './preparations.db.ts';

/** What other subjects ask of where and when the practice attends. */

/** A place, also one that is out of use; null where there is none. */
export function findPlace(db: Database, id: string): Promise<(CarePlace & { isDeleted: boolean }) | null> {
  return findCarePlace(db, id);
}

/** A place that is in use; null for none. */
export async function findPlaceInUse(db: Database, id: string): Promise<CarePlace | null> {
  const place = await findCarePlace(db, id);
  if (!place || place.isDeleted) return null;
  const { isDeleted: _, ...inUse } = place;
  return inUse;
}

/** A place, also one that is out of use, held until the transaction ends: nobody gives it up, closes or blocks it meanwhile. */
export async function holdPlace(tx: Database, id: string) {
  await lockRow(tx, 'care_places', id);
  return findPlace(tx, id);
}

/** When a place is open on each of these days, which are `YYYY-MM-DD`, in their order. */
export async function findOpenings(
  db: Database,
  { placeId, days }: { placeId: string; days: readonly string[] },
): Promise<DayOpenings[]> {
  const ordered = days.toSorted();
  const [from, to] = [ordered[0], ordered.at(-1)];
  if (from === undefined || to === undefined) return [];
  const hours = (await listHours(db, placeId)).filter(({ attends }) => attends);
  const blocks = await findBlocks(db, placeId, { from, to });
  const holidays = await listHolidays(db, { from, to });
  return ordered.map((day) => openingsOn(day, { hours, blocks, holidays }));
}

/** Whether a place is open at any time of a week. */
export async function hasHours(db: Database, placeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('care_hours')
    .select('id')
    .where('place_id', '=', placeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What to do before these exams, by their code of Tabela 27; nothing is said of the others. */
export async function findPreparations(db: Database, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  return new Map((await listPreparations(db, codes)).map(({ code, text }) => [code, text]));
}

/** What places are called, by their identifiers, those too that were given up. */
export async function findPlaceNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('care_places').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
