import { recheckEvents } from '../../esocial/esocial-effects.server.ts';
import { today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findMembersByHand } from '../../programmes/programme-lookups.db.ts';
import type { DuePersonRow } from '../due-dates.db.ts';
import { findPeople } from '../due-people.db.ts';
import { type FormerPlace, findFormerPlaces, insertFormerPlaces, updateFormerUntil } from './former-places.db.ts';
import { endedPlace, leftPlace, type Place, toldLater } from './former-places.rules.ts';

type Stored = ReadonlyMap<string, { person: DuePersonRow }>;

/**
 * Notes where people of a company were until today, of those who are elsewhere now than when their dates were last computed, or
 * who have left. Whichever way a change came, the dates are computed anew with it.
 */
export async function notePlaces(
  tx: Database,
  companyId: string,
  { ids, stored }: { ids: readonly string[]; stored: Stored },
): Promise<void> {
  const people = await findPeople(tx, companyId, ids);
  const byHand = await findMembersByHand(tx, companyId, ids);
  const day = today();
  const left: FormerPlace[] = [];
  const mended: { employeeId: string; was: Place; is: Place }[] = [];
  for (const { id: employeeId, isActive, ...person } of people) {
    const was = placeStored(stored.get(employeeId)?.person);
    if (!was) continue;
    const is = { ...person, memberOf: byHand.get(employeeId) ?? null };
    const place = isActive ? leftPlace(was, is, day) : endedPlace(was, day);
    if (place) left.push({ employeeId, ...place });
    else if (was.inFunctionOn !== is.inFunctionOn) mended.push({ employeeId, was, is });
  }
  await insertFormerPlaces(tx, companyId, left);
  await mendPlaces(tx, companyId, mended);
  // Other conditions begin with another place (S-2240), on whichever way it came.
  await recheckEvents(tx, { companyId, employeeIds: [...left, ...mended].map(({ employeeId }) => employeeId) });
}

async function mendPlaces(
  tx: Database,
  companyId: string,
  mended: readonly { employeeId: string; was: Place; is: Place }[],
): Promise<void> {
  const ids = mended.map(({ employeeId }) => employeeId);
  const former = await findFormerPlaces(tx, companyId, ids);
  for (const { employeeId, was, is } of mended) {
    const last = toldLater(was, is, former.get(employeeId) ?? []);
    if (last) await updateFormerUntil(tx, companyId, last.id, is.inFunctionOn);
  }
}

/** Where somebody was when their dates were last computed; null where that was not kept yet. */
function placeStored(row: DuePersonRow | undefined): Place | null {
  if (!row || row.admitted_on === null || row.in_function_on === null) return null;
  return {
    ...{ function: row.function, unitId: row.unit_id, memberOf: row.member_group_id },
    ...{ admittedOn: row.admitted_on, inFunctionOn: row.in_function_on },
  };
}
