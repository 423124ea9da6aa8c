import { type DoneExam, findDoneExams } from '../../exams/exam-lookups.db.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { fold } from '../../platform/database/search/search.ts';
import { findExam } from '../../reference/reference-lookups.server.ts';
import { findDegreesOf } from '../../units/unit-lookups.db.ts';
import type { Placed } from '../membership.rules.ts';
import { exemptProblem } from '../pendencies/exempt.rules.ts';
import { findMembersByHand, findProgrammeOn, groupIn, type ProgrammeOn } from '../programme-lookups.db.ts';
import type { Occasion } from '../programmes.labels.ts';
import { acceptedDone, examsAsked, firstDayFor, sourceOf } from './planned.rules.ts';

/** An exam that the protocol asks of somebody: why, and the day of an earlier one that still counts. */
type PlannedExam = { code: string; name: string; reason: string; doneOn: string | null };

/** What is asked of a person: the name of their group, null for 'sem grupo', of whom nothing is known. */
export type PlannedFor = { group: string | null; exams: PlannedExam[] };

/** Who is planned for; `newFunction` says what they are going to do, where that is what the exam is about. */
export type Planned = Placed & { admittedOn: string; newFunction?: string };

/** For which occasion and day; exams of up to `until` are looked at, and the version that holds on `versionOn`. */
type Asked = { companyId: string; occasion: Occasion; on: string; until?: string; versionOn?: string };

/**
 * What the programme of a company asks of these people of it, who have been found within the scope, by their identifiers.
 * @param asked days as `YYYY-MM-DD`
 */
export async function plannedFor(
  db: Database,
  people: readonly Planned[],
  { companyId, occasion, on, until = on, versionOn = on }: Asked,
): Promise<Map<string, PlannedFor>> {
  const ids = people.map(({ id }) => id);
  const holding = await findProgrammeOn(db, companyId, versionOn);
  const byHand = await findMembersByHand(db, companyId, ids);
  const done = await findDoneExams(db, companyId, ids);
  const askedOf = (person: Planned): PlannedFor => {
    const group = groupPlanned(holding, person, byHand);
    if (!holding || !group) return { group: null, exams: [] };
    const mine = done.filter(({ employeeId }) => employeeId === person.id);
    const exams = examsAsked(group.exams, occasion, hasDone(mine, person.admittedOn));
    return {
      group: group.name,
      exams: exams.map(({ code, name }) => {
        const accepted = acceptedDone(code, { occasion, on, until, risks: group.risks }, mine);
        const last = accepted ? undefined : mine.find((exam) => exam.code === code)?.doneOn;
        const source = sourceOf(occasion, holding.head, accepted);
        const reason = last ? `${source} · último em ${formatDate(last)}` : source;
        return { code, name: findExam(code)?.name ?? name, reason, doneOn: accepted?.doneOn ?? null };
      }),
    };
  };
  return new Map(people.map((person) => [person.id, askedOf(person)]));
}

/**
 * The group of whom is planned for, that of their new function where the exam is about one: who was put into a group by hand
 * was so for what they do now.
 */
export function groupPlanned(
  holding: ProgrammeOn | null,
  { newFunction = '', ...person }: Pick<Planned, 'newFunction'> & Placed,
  byHand: ReadonlyMap<string, string>,
) {
  const [now, next] = [fold(person.function), fold(newFunction)];
  const isNew = next !== '' && next !== now;
  return groupIn(holding, { ...person, function: isNew ? next : now }, isNew ? new Map() : byHand);
}

/**
 * Whether a version's exemption holds: where NR-1, 1.8.6 gives one alone, and by the units as they are now, whatever they were when
 * it was put in force.
 */
export async function isExempt(db: Database, companyId: string, { head, groups }: ProgrammeOn): Promise<boolean> {
  return head.exempt && exemptProblem(await findDegreesOf(db, companyId), groups) === null;
}

/** Whether an exam is among those that count for a contract which began on a day. */
export function hasDone(done: readonly DoneExam[], admittedOn: string): (code: string) => boolean {
  const since = firstDayFor(admittedOn);
  return (code) => done.some((exam) => exam.code === code && exam.doneOn >= since);
}
