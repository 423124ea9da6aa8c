import type { SignedInContext } from '../access/caller.server.ts';
import type { Scope } from '../access/scope.ts';
import { peopleOfGroup } from '../due-dates/counting/group-people-lookups.db.ts';
import { peopleOfPlace, writtenOfPeople } from '../employees/places/place-lookups.db.ts';
import { type ExamPlace, writtenOfExams } from '../exams/counting/exam-place-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import { invalidInput } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { fold } from '../platform/database/search/search.ts';
import { findProgrammeOn } from '../programmes/programme-lookups.db.ts';
import { isSecretTo, mustCount } from './counted.server.ts';
import { type AskedPlace, placeProblem } from './place.rules.ts';

/**
 * Refuses to narrow what whoever asks may not: see `placeProblem`.
 * @throws 400
 */
export function mustNarrow(
  scope: Scope,
  what: 'days' | 'people',
  asked: AskedPlace & { companyId?: string | undefined },
) {
  const problem = placeProblem({ what, isSecret: isSecretTo(scope) }, asked);
  if (problem) throw invalidInput([problem]);
}

/** The exams of a place, as it was on their days; undefined where none is asked for. */
export async function placeOfExams(
  { db }: Pick<SignedInContext, 'db'>,
  companyId: string | undefined,
  { unitId, sector, function: name, groupId }: AskedPlace,
): Promise<ExamPlace | undefined> {
  if (companyId === undefined || (!unitId && !sector && !name && !groupId)) return undefined;
  return {
    unitId,
    sectors: sector ? alike(sector, await writtenOfExams(db, companyId, 'sector')) : undefined,
    functions: name ? alike(name, await writtenOfExams(db, companyId, 'function')) : undefined,
    groupName: groupId ? await nameOfGroup(db, companyId, groupId) : undefined,
  };
}

/**
 * Of which company, months and people it was asked: those who are in a place today, where one is asked for.
 * @throws as `mustCount`, and 400 for a place of no company
 */
export async function mustCountPeople(context: SignedInContext, input: Parameters<typeof mustCount>[1]) {
  const counted = mustCount(context, input);
  mustNarrow(context.scope, 'people', { companyId: counted.companyId, ...counted.asked });
  const people = await peopleOf(context, counted.companyId, counted.asked);
  return { ...counted, people, days: { ...counted.days, people } };
}

/** Who works in a place today, as parts of another question; none where no place is asked for. */
async function peopleOf(
  { db }: Pick<SignedInContext, 'db'>,
  companyId: string | undefined,
  { unitId, sector, function: name, groupId }: AskedPlace,
) {
  if (companyId === undefined) return [];
  const sectors = sector ? alike(sector, await writtenOfPeople(db, companyId, 'sector')) : undefined;
  const functions = name ? alike(name, await writtenOfPeople(db, companyId, 'employee_function')) : undefined;
  return [
    ...(unitId || sectors || functions ? [peopleOfPlace(db, companyId, { unitId, sectors, functions })] : []),
    ...(groupId ? [peopleOfGroup(db, companyId, groupId === 'none' ? null : groupId)] : []),
  ];
}

/** The spellings of what was asked for; one that nobody has written is asked for as it is, and finds nothing. */
function alike(asked: string, written: readonly string[]): string[] {
  const found = written.filter((one) => fold(one) === fold(asked));
  return found.length > 0 ? found : [asked];
}

/** An exam keeps the name of its group: a new version of the programme has groups of its own. */
async function nameOfGroup(db: Database, companyId: string, groupId: string): Promise<string> {
  if (groupId === 'none') return '';
  const programme = await findProgrammeOn(db, companyId, today());
  // One that no longer holds is asked for by a name that nobody has.
  return programme?.groups.find(({ id }) => id === groupId)?.name ?? groupId;
}
