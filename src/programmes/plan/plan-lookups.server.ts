import { findDoneExams } from '../../exams/exam-lookups.db.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { fold } from '../../platform/database/search/search.ts';
import type { Placed } from '../membership.rules.ts';
import { findMembersByHand, findProgrammeOn, groupIn } from '../programme-lookups.db.ts';
import type { Occasion } from '../programmes.labels.ts';
import { acceptedDone, sourceOf } from './planned.rules.ts';

/** An exam that the protocol asks of somebody: why, and whether an earlier one still counts. */
type PlannedExam = { code: string; name: string; reason: string; isDone: boolean };

/** What is asked of a person: the name of their group, null for 'sem grupo', of whom nothing is known. */
export type PlannedFor = { group: string | null; exams: PlannedExam[] };

/** Who is planned for; `newFunction` says what they are going to do, where that is what the exam is about. */
export type Planned = Placed & { newFunction?: string };

/**
 * What the programme of a company asks of these people of it, who have been found within the scope, by their identifiers.
 * @param on the day from which it is to be read, `YYYY-MM-DD`
 */
export async function plannedFor(
  db: Database,
  people: readonly Planned[],
  { companyId, occasion, on }: { companyId: string; occasion: Occasion; on: string },
): Promise<Map<string, PlannedFor>> {
  const ids = people.map(({ id }) => id);
  const holding = await findProgrammeOn(db, companyId, on);
  const byHand = await findMembersByHand(db, companyId, ids);
  const done = await findDoneExams(db, companyId, ids);
  const askedOf = ({ newFunction = '', ...person }: Planned): PlannedFor => {
    // Who was put into a group by hand was so for what they do now.
    const group = newFunction
      ? groupIn(holding, { ...person, function: fold(newFunction) }, new Map())
      : groupIn(holding, { ...person, function: fold(person.function) }, byHand);
    if (!holding || !group) return { group: null, exams: [] };
    const mine = done.filter(({ employeeId }) => employeeId === person.id);
    const exams = group.exams.filter(({ occasions }) => occasions.includes(occasion));
    return {
      group: group.name,
      exams: exams.map(({ code, name }) => {
        const accepted = acceptedDone(code, { occasion, on }, mine);
        const last = accepted ? undefined : mine.find((exam) => exam.code === code)?.doneOn;
        const source = sourceOf(occasion, holding.head, accepted);
        const reason = last ? `${source} · último em ${formatDate(last)}` : source;
        return { code, name, reason, isDone: accepted !== null };
      }),
    };
  };
  return new Map(people.map((person) => [person.id, askedOf(person)]));
}
