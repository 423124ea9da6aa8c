import { type AwayRun, awaitsReturn, type RestedExam, rested, returnExams } from './absence.rules.ts';
import { type Done, doneInContract } from './acceptance.rules.ts';
import { isHyperbaric } from './clinical.rules.ts';
import { type Asked, type Due, dueOf, type Employed, firstOfEach } from './due.rules.ts';
import type { Protocol } from './next.rules.ts';
import { type PersonalInterval, personalExams } from './personal.rules.ts';

/** What of one person alone moves their dates: the absences as runs in their order, and shorter intervals; and today. */
export type Own = { runs: readonly AwayRun[]; intervals: readonly PersonalInterval[]; day: string };

/** All that is due for a person, with what absences and intervals of their own do to it. */
export type OwnDue = Omit<Due, 'exams'> & { exams: RestedExam[] };

/**
 * What is due for a person, and when: by the programme and the norms, sooner where a physician has said so for this person,
 * and resting while they are away, with the exam before the return (NR-7, 7.5.9).
 * @param done the exams that were done and nobody withdrew, the newest first
 */
export function ownDueOf<Group extends Protocol>(
  person: Employed,
  asked: Asked<Group>,
  done: readonly Done[],
  { runs, intervals, day }: Own,
): OwnDue {
  const due = dueOf(person, asked, done);
  const ofContract = doneInContract(done, person);
  const sooner = firstOfEach([...due.exams, ...personalExams(intervals, ofContract)]);
  const group = asked.group ?? { exams: [], risks: [], absence: false, aptitudes: [] };
  // An absence of an earlier employment ended with it.
  const ofNow = runs.filter(({ startsOn }) => startsOn >= person.admittedOn);
  const away = { day, isHyperbaric: isHyperbaric(group) };
  const atReturn = returnExams(ofNow, { ...away, exams: group.exams, done: ofContract });
  const exams = firstOfEach([...atReturn, ...sooner.map((exam) => rested(exam, ofNow, away))]);
  const nextOn = exams.flatMap(({ dueOn }) => dueOn ?? []).sort()[0] ?? null;
  return { ...due, exams, nextOn, state: stateOf(due, exams, nextOn) };
}

/** Who has no day because nobody knows when they return is away; who has one by an absence or interval alone has a day. */
function stateOf({ state }: Due, exams: readonly RestedExam[], nextOn: string | null): Due['state'] {
  if (nextOn === null) return exams.some(awaitsReturn) ? 'absent' : state;
  return state === 'withoutProtocol' ? 'scheduled' : state;
}
