import { today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { isExempt } from '../../programmes/plan/plan-lookups.server.ts';
import {
  findMembersByHand,
  findProgrammesSince,
  groupIn,
  type ProgrammeOn,
} from '../../programmes/programme-lookups.db.ts';
import type { DuePerson } from '../due-people.db.ts';
import { findFormerPlaces } from '../places/former-places.db.ts';
import { formerAdmission, type PlaceStretch, placesOf } from '../places/former-places.rules.ts';
import type { Employer } from '../rules/clinical.rules.ts';
import type { Stretch } from '../rules/exposure.rules.ts';

type Group = ProgrammeOn['groups'][number];

/** The version of today with the person's group in it, where they were before, and where the versions ahead put them. */
export type PlacedPerson = {
  programme: ProgrammeOn | null;
  employer: Employer | null;
  group: Group | null;
  before: Stretch<Group>[];
  ahead: { on: string; group: Group | null }[];
  /** The group that they are in by hand. */
  memberOf: string | null;
  /** The admission of the contract before this one. */
  formerAdmittedOn: string | null;
  /** Since when the company has a programme. */
  firstFrom: string;
};

/** Where these people of a company belong and have belonged, by the versions of its programme and by what is known of their past. */
export async function placementsOf(
  db: Database,
  companyId: string,
  people: readonly DuePerson[],
): Promise<Map<string, PlacedPerson>> {
  const versions = await findProgrammesSince(db, companyId);
  const byHand = await findMembersByHand(
    db,
    companyId,
    people.map(({ id }) => id),
  );
  const former = await findFormerPlaces(
    db,
    companyId,
    people.map(({ id }) => id),
  );
  const day = today();
  const begun = versions.filter(({ head }) => head.validFrom <= day);
  const programme = begun.at(-1) ?? null;
  const employer = programme && (await employerOf(db, companyId, programme));
  const later = versions.slice(begun.length);
  return new Map(
    people.map((person) => {
      const noted = former.get(person.id) ?? [];
      const memberOf = byHand.get(person.id) ?? null;
      const groupOf = (version: ProgrammeOn | null) => groupIn(version, person, byHand);
      const ahead = later.map((version) => ({ on: version.head.validFrom, group: groupOf(version) }));
      const before = stretches(begun, placesOf(noted, person.admittedOn), { ...person, memberOf });
      const formerAdmittedOn = formerAdmission(noted, person.admittedOn);
      const firstFrom = begun[0]?.head.validFrom ?? '';
      const of = { programme, employer, group: groupOf(programme), before, ahead };
      return [person.id, { ...of, memberOf, formerAdmittedOn, firstFrom }];
    }),
  );
}

async function employerOf(db: Database, companyId: string, programme: ProgrammeOn): Promise<Employer> {
  return { exempt: await isExempt(db, companyId, programme), rural: programme.head.rural };
}

/** Where somebody was between each two days on which a version began to hold, or they went elsewhere; before the first one, by that. */
function stretches(
  versions: readonly ProgrammeOn[],
  places: readonly PlaceStretch[],
  now: Pick<PlaceStretch, 'function' | 'unitId' | 'memberOf'> & { id: string },
): Stretch<Group>[] {
  const begins = versions.slice(1).map(({ head }) => head.validFrom);
  const days = [...new Set([...begins, ...places.map(({ until }) => until)])].sort();
  return days.map((until) => {
    const version = versions.findLast(({ head }) => head.validFrom < until) ?? versions[0] ?? null;
    const place = places.find((one) => one.until >= until) ?? now;
    const placed = { id: now.id, function: place.function, unitId: place.unitId };
    const byHand = new Map(place.memberOf === null ? [] : [[now.id, place.memberOf]]);
    const moved = places.some((one) => one.until === until && one.moved);
    return { until, group: groupIn(version, placed, byHand), moved };
  });
}
