import { unsaid } from '../../programmes/programmes.labels.ts';
import type { StoredState } from '../due-dates.labels.ts';
import { type Contract, type Done, doneInContract } from './acceptance.rules.ts';
import { clinicalCode, clinicalName, type Employer, type ProtocolExam } from './clinical.rules.ts';
import type { Placement, Stretch } from './exposure.rules.ts';
import { type DueExam, nextOf, type Protocol } from './next.rules.ts';
import type { DueRule } from './rule-names.labels.ts';

/** What of a person decides when they are examined. */
export type Employed = Contract & { inFunctionOn: string };

/**
 * The programme of a company that holds, and the group of the person in it, null for none; where they were before, and where
 * versions that begin later put them.
 */
export type Asked<Group> = {
  employer: Employer | null;
  group: Group | null;
  before?: readonly Stretch<Group>[];
  ahead?: readonly { on: string; group: Group | null }[];
};

/** All that is due for a person, and where that puts them. */
export type Due = { state: StoredState; nextOn: string | null; clinicalOn: string | null; exams: DueExam[] };

/**
 * What is due for a person, and when. `clinicalOn` is the last clinical exam of their contract.
 * @param done the exams that were done and nobody withdrew, the newest first
 */
export function dueOf<Group extends Protocol>(
  person: Employed,
  { employer, group, before = [], ahead = [] }: Asked<Group>,
  done: readonly Done[],
): Due {
  const ofContract = doneInContract(done, person);
  const last = ofContract.find(({ code }) => code === clinicalCode) ?? null;
  const clinicalOn = last?.doneOn ?? null;
  const missing = missingOf(employer, group);
  if (!employer || !group || missing) {
    const unknown = { code: clinicalCode, name: clinicalName, dueOn: null, fromOn: null, untilOn: null, months: null };
    const exams = [{ ...unknown, rule: missing ?? 'withoutGroup', lastOn: clinicalOn, lastId: last?.id ?? null }];
    return { state: 'withoutProtocol', nextOn: null, clinicalOn, exams };
  }
  const of = { employer, done: ofContract };
  const next = examsOf({ ...person, group, before }, of);
  const [first] = ahead;
  const coming = first?.group
    ? examsOf({ ...person, group: first.group, before: [...before, { until: first.on, group, moved: false }] }, of)
    : [];
  // Of what comes later only what is to be done before it begins is due already (NR-7, 7.5.10).
  const exams = firstOfEach([...next, ...coming.filter(({ rule }) => rule === 'riskChange')]);
  const nextOn = exams.flatMap(({ dueOn }) => dueOn ?? []).sort()[0] ?? null;
  return { state: nextOn === null ? 'withoutProtocol' : 'scheduled', nextOn, clinicalOn, exams };
}

function examsOf(placement: Placement<Protocol>, of: { employer: Employer; done: readonly Done[] }): DueExam[] {
  return withClinical(placement.group.exams).flatMap((exam) => nextOf(exam, { placement, ...of }));
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
  return [{ ...own, occasions: ['admission', 'periodic'], indicator: '', justification: '', ...unsaid.exam }, ...exams];
}
