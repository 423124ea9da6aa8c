import { daysAfter } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { fold } from '../platform/database/search/search.ts';
import type { Placed } from './membership.rules.ts';
import { findMembersByHand, findProgrammeOn, groupIn } from './programme-lookups.db.ts';

/**
 * The groups to which somebody of a company belongs and has belonged, one for each stretch of time in which a version of the
 * programme held: by the function and the unit that they have today, or by hand, as all that is planned for them (decision 57).
 */
export async function findGroupsOverTime(db: Database, companyId: string, person: Placed) {
  const begins = await db
    .selectFrom('programmes')
    .select('valid_from as day')
    .distinct()
    .where('company_id', '=', companyId)
    .where('state', '=', 'inForce')
    .orderBy('valid_from')
    .execute();
  const byHand = await findMembersByHand(db, companyId, [person.id]);
  const placed = { ...person, function: fold(person.function) };
  const held = [];
  for (const [at, { day: from }] of begins.entries()) {
    const programme = await findProgrammeOn(db, companyId, from);
    const group = groupIn(programme, placed, byHand);
    const next = begins[at + 1];
    held.push({
      from,
      until: next ? daysAfter(next.day, -1) : (programme?.head.validTo ?? ''),
      group: group?.name ?? null,
      byHand: group !== null && group.id === byHand.get(person.id),
      risks: group?.risks.map(({ name }) => name) ?? [],
      exams: group?.exams.map(({ name }) => name) ?? [],
      aptitudes: group?.aptitudes ?? [],
    });
  }
  return held;
}
