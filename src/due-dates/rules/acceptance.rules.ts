import { daysAfter } from '../../platform/contract/dates.ts';
import { clinicalCode } from './clinical.rules.ts';

/** An exam that was done, as the rules look at it. */
export type Done = { id: string; code: string; doneOn: string; occasion: string };

/** At admission exams of the previous 90 days are taken (NR-7, 7.5.17). */
const beforeAdmission = 90;
/** At dismissal an audiometry of up to 120 days before is taken (NR-7, Annex II). */
const beforeDismissal: Readonly<Record<string, number>> = { '0281': 120 };

/**
 * What of these exams belongs to the contract that began on a day: since then, the exam at its admission, and others of up to
 * 90 days before that. An older one is of another employment.
 */
export function doneInContract<Exam extends Done>(done: readonly Exam[], admittedOn: string): Exam[] {
  const clinical = done.filter(
    ({ code, doneOn, occasion }) =>
      code === clinicalCode && (doneOn >= admittedOn || occasion === 'admission' || occasion === ''),
  );
  const atAdmission = clinical.filter(({ occasion }) => occasion === 'admission').map(({ doneOn }) => doneOn);
  const begun = [admittedOn, ...atAdmission.slice(0, 1)].sort()[0] ?? admittedOn;
  const since = daysAfter(begun, -beforeAdmission);
  return [...clinical, ...done.filter(({ code, doneOn }) => code !== clinicalCode && doneOn >= since)];
}

/** The day on which an exam was done that still counts at a dismissal on a day; null for none. */
export function acceptedAtDismissal(done: readonly Done[], code: string, on: string): string | null {
  const since = daysAfter(on, -(beforeDismissal[code] ?? 0));
  const days = done.filter((exam) => exam.code === code && exam.doneOn >= since).map(({ doneOn }) => doneOn);
  return days.sort().at(-1) ?? null;
}
