import { longFrom } from '../../absences/absences.labels.ts';
import { daysAfter, daysBetween } from '../../platform/contract/dates.ts';
import type { Done } from './acceptance.rules.ts';
import { clinicalCode, clinicalName, type ProtocolExam } from './clinical.rules.ts';
import type { DueExam } from './next.rules.ts';
import type { DueRule } from './rule-names.labels.ts';

/** Absences without a return in between: the last day away, null while nobody knows it, and how many days that is so far. */
export type AwayRun = {
  startsOn: string;
  endsOn: string | null;
  days: number;
  /** Of illness or accident, or of nobody knows what. */
  sickDays: number;
  mayGrow: boolean;
  isIllness: boolean;
};

/** An exam with the day on which it would be due without an absence; null where none moves it. */
export type RestedExam = DueExam & { restedOn: string | null };

/** Who works under pressure comes back with an exam and its ASO after more than so many days (NR-7, Annex IV, 1.12). */
const hyperbaricDays = 15;

/**
 * Which rule asks for an exam before somebody comes back from a run; null for none. From 30 days of illness or accident on
 * (NR-7, 7.5.9); under pressure after more than 15 days of any kind, and after fewer of illness without an ASO (Annex IV, 1.12, 1.13).
 */
function returnRuleOf(run: AwayRun, isHyperbaric: boolean): DueRule | null {
  if (run.sickDays >= longFrom) return 'return';
  if (isHyperbaric && run.days > hyperbaricDays) return 'hyperbaricReturn';
  if (isHyperbaric && run.endsOn === null) return 'hyperbaricReturn';
  if (run.mayGrow) return 'returnUnknown';
  return isHyperbaric && run.isIllness ? 'hyperbaricExam' : null;
}

/**
 * An exam whose day falls into a run, or had passed when a run began that still goes on, rests until the return: with the return
 * exam on the last day away, else on the first day back; without a day while nobody knows the end.
 */
export function rested(
  exam: DueExam,
  runs: readonly AwayRun[],
  of: { day: string; isHyperbaric: boolean },
): RestedExam {
  let { dueOn } = exam;
  for (const run of runs) {
    if (dueOn === null) break;
    const { startsOn, endsOn } = run;
    const isWithin = dueOn >= startsOn && (endsOn === null || dueOn <= endsOn);
    const goesOn = startsOn <= of.day && (endsOn === null || of.day <= endsOn);
    if (!isWithin && !(goesOn && dueOn < startsOn)) continue;
    const withReturn = returnRuleOf(run, of.isHyperbaric) !== null;
    dueOn = endsOn === null || withReturn ? endsOn : daysAfter(endsOn, 1);
  }
  if (dueOn === exam.dueOn) return { ...exam, restedOn: null };
  return { ...exam, dueOn, fromOn: null, untilOn: null, restedOn: exam.dueOn };
}

/**
 * The exams before the return of each run that asks for one: the clinical one, and those that the protocol makes then. Made are
 * they by an exam of a return since which fewer days were spent away than ask for another one, or by any after the return.
 * @param done of this contract, the newest first
 */
export function returnExams(
  runs: readonly AwayRun[],
  { exams, done, isHyperbaric }: { exams: readonly ProtocolExam[]; done: readonly Done[]; isHyperbaric: boolean },
): RestedExam[] {
  // Indicators of excessive exposure are not made at a return (NR-7, 7.5.15).
  const others = exams.filter(
    ({ code, occasions, indicator }) =>
      code !== clinicalCode && occasions.includes('return') && indicator !== 'quadro1',
  );
  const asked = [{ code: clinicalCode, name: clinicalName }, ...others];
  return runs.flatMap((run) => {
    const rule = returnRuleOf(run, isHyperbaric);
    if (rule === null) return [];
    return asked
      .filter(({ code }) => !done.some((one) => one.code === code && isMadeFor(run, one)))
      .map(({ code, name }) => {
        const last = done.find((one) => one.code === code) ?? null;
        const dates = { dueOn: run.endsOn, fromOn: null, untilOn: null, restedOn: null };
        return { code, name, ...dates, rule, months: null, lastOn: last?.doneOn ?? null, lastId: last?.id ?? null };
      });
  });
}

function isMadeFor({ startsOn, endsOn }: AwayRun, { doneOn, occasion }: Done): boolean {
  if (endsOn === null) return false;
  if (doneOn > endsOn) return true;
  return occasion === 'return' && doneOn >= startsOn && daysBetween(doneOn, endsOn) + 1 < longFrom;
}

const returnRules: readonly DueRule[] = ['return', 'returnUnknown', 'hyperbaricReturn', 'hyperbaricExam'];

/** Whether an exam has no day because nobody knows when the person returns. */
export function awaitsReturn({ dueOn, restedOn, rule }: Pick<RestedExam, 'dueOn' | 'restedOn' | 'rule'>): boolean {
  return dueOn === null && (restedOn !== null || returnRules.includes(rule));
}
