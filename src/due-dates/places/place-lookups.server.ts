import type { Database } from '../../platform/database/database.server.ts';
import { findMembersByHand } from '../../programmes/programme-lookups.db.ts';
import { findPeople } from '../due-people.db.ts';
import { findFormerPlaces, findMovedOn } from './former-places.db.ts';
import { placesOf } from './former-places.rules.ts';

/** Where somebody is or was from a day on; the function as it is compared. */
export type PlaceSince = { from: string; function: string; unitId: string | null; memberOf: string | null };

/** Where somebody active of a company has been since they were admitted, the oldest first; null for nobody. */
export async function findPlacesSince(
  db: Database,
  companyId: string,
  employeeId: string,
): Promise<PlaceSince[] | null> {
  const [person] = await findPeople(db, companyId, [employeeId]);
  if (!person?.isActive) return null;
  const memberOf = (await findMembersByHand(db, companyId, [employeeId])).get(employeeId) ?? null;
  const former = (await findFormerPlaces(db, companyId, [employeeId])).get(employeeId) ?? [];
  const past = placesOf(former, person.admittedOn);
  const now = { function: person.function, unitId: person.unitId, memberOf };
  return [...past, now].map(({ function: name, unitId, memberOf: group }, at) => ({
    ...{ from: past[at - 1]?.until ?? person.admittedOn, function: name, unitId, memberOf: group },
  }));
}

/** Who goes elsewhere on a day, each with their company: what they were told ahead begins then. */
export function findMoversOf(db: Database, day: string): Promise<{ companyId: string; id: string }[]> {
  return findMovedOn(db, day);
}
