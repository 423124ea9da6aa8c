import { daysAfter, monthsAfter } from '../../platform/contract/dates.ts';
import type { Done } from './acceptance.rules.ts';
import { clinicalCode, type Employer, type Exposed, type ProtocolExam } from './clinical.rules.ts';
import { intervalOf } from './interval.rules.ts';
import type { DueRule } from './rule-names.labels.ts';

/** When an exam is due, and which rule and exam that follows from; without a day where the physician is to say. */
export type DueExam = {
  code: string;
  name: string;
  dueOn: string | null;
  fromOn: string | null;
  untilOn: string | null;
  rule: DueRule;
  months: number | null;
  lastOn: string | null;
  lastId: string | null;
};

type Of = {
  person: { admittedOn: string; inFunctionOn: string };
  employer: Employer;
  group: Exposed;
  /** Of this contract, the newest first. */
  done: readonly Done[];
};

/** How many days earlier or later the physician may let an indicator be made (NR-7, 7.5.13). */
const marginDays = 45;

/** When an exam of the protocol is due next; none where it is made on other occasions alone. */
export function nextOf(exam: ProtocolExam, { person, employer, group, done }: Of): DueExam[] {
  const { code, name, firstAfterMonths } = exam;
  const made = done.filter((one) => one.code === code);
  const last = made[0] ?? null;
  const of = { code, name, fromOn: null, untilOn: null, lastOn: last?.doneOn ?? null, lastId: last?.id ?? null };
  const atBeginning = last === null ? beginning(exam, person) : null;
  if (atBeginning) return [{ ...of, ...atBeginning, months: null }];
  if (!isPeriodic(exam)) return [];
  const { months, rule } = intervalOf(exam, employer, group);
  const base = last?.doneOn ?? startOf(person);
  const isFirst = last === null || (made.length === 1 && last.occasion === 'admission');
  if (isFirst && firstAfterMonths !== null && firstAfterMonths < (months ?? Number.POSITIVE_INFINITY)) {
    return [{ ...of, dueOn: monthsAfter(base, firstAfterMonths), rule: 'first', months: firstAfterMonths }];
  }
  if (months === null) return [{ ...of, dueOn: null, rule, months }];
  const dueOn = monthsAfter(base, months);
  const margin = { fromOn: daysAfter(dueOn, -marginDays), untilOn: daysAfter(dueOn, marginDays) };
  return [{ ...of, dueOn, ...(rule === 'biological' ? margin : {}), rule, months }];
}

/** What is to be done before somebody begins, or before the risks change; null for what comes later. */
function beginning(exam: ProtocolExam, person: Of['person']): { dueOn: string; rule: DueRule } | null {
  const isClinical = exam.code === clinicalCode;
  // Indicators of excessive exposure are made neither at admission nor at a change (NR-7, 7.5.15).
  if (exam.indicator === 'quadro1') return null;
  if (isClinical || exam.occasions.includes('admission')) return { dueOn: person.admittedOn, rule: 'admission' };
  const hasChanged = person.inFunctionOn > person.admittedOn;
  if (hasChanged && exam.occasions.includes('riskChange')) return { dueOn: person.inFunctionOn, rule: 'riskChange' };
  return null;
}

function isPeriodic({ code, occasions }: ProtocolExam): boolean {
  return code === clinicalCode || occasions.includes('periodic');
}

/** The exposure begins with the function. */
function startOf({ admittedOn, inFunctionOn }: Of['person']): string {
  return inFunctionOn > admittedOn ? inFunctionOn : admittedOn;
}
