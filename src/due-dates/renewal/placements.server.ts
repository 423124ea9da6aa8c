import { today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import {
  findMembersByHand,
  findProgrammesSince,
  groupIn,
  type ProgrammeOn,
} from '../../programmes/programme-lookups.db.ts';
import type { DuePerson } from '../due-people.db.ts';
import type { Stretch } from '../rules/exposure.rules.ts';

type Group = ProgrammeOn['groups'][number];

/** The version of today with the person's group in it, where they were before, and where the versions ahead put them. */
export type PlacedPerson = {
  programme: ProgrammeOn | null;
  group: Group | null;
  before: Stretch<Group>[];
  ahead: { on: string; group: Group | null }[];
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
  const day = today();
  const begun = versions.filter(({ head }) => head.validFrom <= day);
  const programme = begun.at(-1) ?? null;
  const later = versions.slice(begun.length);
  return new Map(
    people.map((person) => {
      const groupOf = (version: ProgrammeOn | null) => groupIn(version, person, byHand);
      const before = begun.slice(1).map(({ head }, at) => ({
        ...{ until: head.validFrom, group: groupOf(begun[at] ?? null), moved: false },
      }));
      const ahead = later.map((version) => ({ on: version.head.validFrom, group: groupOf(version) }));
      return [person.id, { programme, group: groupOf(programme), before, ahead }];
    }),
  );
}
