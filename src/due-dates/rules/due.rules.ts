import type { DueState } from '../due-dates.labels.ts';
import { type Done, doneInContract } from './acceptance.rules.ts';
import { clinicalCode, clinicalName, type Employer, type Exposed, type ProtocolExam } from './clinical.rules.ts';
import { type DueExam, nextOf } from './next.rules.ts';
import type { DueRule } from './rule-names.labels.ts';

/** What of a person decides when they are examined. */
export type Employed = { admittedOn: string; inFunctionOn: string };

/** The programme of a company that holds, and the group of the person in it; null for none. */
export type Asked<Group> = { employer: Employer | null; group: Group | null };

/** All that is due for a person, and where that puts them. */
export type Due = { state: DueState; nextOn: string | null; clinicalOn: string | null; exams: DueExam[] };

/**
 * What is due for a person, and when.
 * @param done the exams that were done and nobody withdrew, the newest first
 */
export function dueOf<Group extends Exposed & { exams: readonly ProtocolExam[] }>(
  person: Employed,
  { employer, group }: Asked<Group>,
  done: readonly Done[],
): Due {
  const clinicalOn = done.find(({ code }) => code === clinicalCode)?.doneOn ?? null;
  const missing = missingOf(employer, group);
  if (!employer || !group || missing) {
    const last = done.find(({ code }) => code === clinicalCode) ?? null;
    const unknown = { code: clinicalCode, name: clinicalName, dueOn: null, fromOn: null, untilOn: null, months: null };
    const exams = [{ ...unknown, rule: missing ?? 'withoutGroup', lastOn: clinicalOn, lastId: last?.id ?? null }];
    return { state: 'withoutProtocol', nextOn: null, clinicalOn, exams };
  }
  const ofContract = doneInContract(done, person.admittedOn);
  const next = withClinical(group.exams).flatMap((exam) => nextOf(exam, { person, employer, group, done: ofContract }));
  const exams = firstOfEach(next);
  const nextOn = exams.flatMap(({ dueOn }) => dueOn ?? []).sort()[0] ?? null;
  const state = clinicalOn === null ? 'neverExamined' : nextOn === null ? 'withoutProtocol' : 'scheduled';
  return { state, nextOn, clinicalOn, exams };
}

/** Of an exam that a protocol names twice, the earlier one. */
export function firstOfEach<Exam extends DueExam>(exams: readonly Exam[]): Exam[] {
  const day = ({ dueOn }: Exam) => dueOn ?? '9999';
  const sorted = exams.toSorted((a, b) => day(a).localeCompare(day(b)));
  return sorted.filter(({ code }, at) => sorted.findIndex((other) => other.code === code) === at);
}

function missingOf(employer: Employer | null, group: { exams: readonly unknown[] } | null): DueRule | null {
  if (!employer) return 'withoutProgramme';
  if (!group) return 'withoutGroup';
  return group.exams.length === 0 ? 'withoutProtocol' : null;
}

/** The clinical exam is part of every occupational exam, whether or not the protocol names it (NR-7, 7.5.7). */
function withClinical(exams: readonly ProtocolExam[]): readonly ProtocolExam[] {
  if (exams.some(({ code }) => code === clinicalCode)) return exams;
  const own = { code: clinicalCode, name: clinicalName, everyMonths: null, firstAfterMonths: null };
  return [{ ...own, occasions: ['admission', 'periodic'], indicator: '', justification: '' }, ...exams];
}
