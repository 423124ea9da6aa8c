import { findWrittenPlaces } from '../../employees/employee-lookups.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { fold } from '../../platform/database/search/search.ts';
import { findMembersByHand, findProgrammesSince, groupIn } from '../../programmes/programme-lookups.db.ts';
import { placeOnDay } from './day-facts.rules.ts';
import { findFormerPlaces } from './former-places.db.ts';

/** What an exam record keeps of its day; empty and null where nobody knows it. */
export type DayFacts = {
  unitId: string | null;
  /** As it was written. */
  sector: string;
  /** As it was written; of a function that somebody has left, as it is compared. */
  function: string;
  /** Null for 'sem grupo', too. */
  groupId: string | null;
  groupName: string;
};

const unknown: DayFacts = { unitId: null, sector: '', function: '', groupId: null, groupName: '' };

type ExamOfDay = { employeeId: string; doneOn: string; occasion: string };

/**
 * Where people of a company worked on the days of their exams, and in which group they were (NR-7, 7.6.2 c). A sector is known of the place in which
 * they still are.
 * @returns one for each exam, in the same order
 */
export async function findDayFacts(
  db: Database,
  companyId: string,
  exams: readonly ExamOfDay[],
): Promise<readonly DayFacts[]> {
  const ids = [...new Set(exams.map(({ employeeId }) => employeeId))];
  const people = await findWrittenPlaces(db, companyId, ids);
  const former = await findFormerPlaces(db, companyId, ids);
  const byHand = await findMembersByHand(db, companyId, ids);
  const programmes = exams.length === 0 ? [] : await findProgrammesSince(db, companyId);
  return exams.map(({ employeeId, ...day }) => {
    const person = people.get(employeeId);
    if (!person) return unknown;
    const now = { ...person, function: fold(person.function), memberOf: byHand.get(employeeId) ?? null };
    const place = placeOnDay(now, former.get(employeeId) ?? [], day);
    if (!place) return unknown;
    const programme = programmes.findLast(({ head }) => head.validFrom <= day.doneOn) ?? null;
    const chosen = new Map(place.memberOf === null ? [] : [[employeeId, place.memberOf]]);
    const group = groupIn(programme, { id: employeeId, unitId: place.unitId, function: place.function }, chosen);
    const isSame = place.function === now.function && place.unitId === now.unitId;
    return {
      unitId: place.unitId,
      sector: isSame ? person.sector : '',
      function: place.function === now.function ? person.function : place.function,
      ...{ groupId: group?.id ?? null, groupName: group?.name ?? '' },
    };
  });
}
