import { daysAfter } from '../../platform/contract/dates.ts';
import { examCodes } from '../../programmes/programmes.labels.ts';

/** An exam that was done, as the rules look at it. */
export type Done = { id: string; code: string; doneOn: string; occasion: string };

/** The contract that somebody works under; `formerAdmittedOn` is the beginning of the one before it, of the same register. */
export type Contract = { admittedOn: string; formerAdmittedOn?: string | null };

/** At admission exams of the previous 90 days are taken (NR-7, 7.5.17); the clinical one is not older than those either. */
export const beforeAdmission = 90;

/**
 * What of these exams belongs to the contract that began on a day: since then, the exam at its admission, and others of up to
 * 90 days before that. An older one is of another employment, and one of which nobody said that it was made for the admission
 * is none of it (NR-7, 7.5.8 I).
 */
export function doneInContract<Exam extends Done>(done: readonly Exam[], contract: Contract): Exam[] {
  const { admittedOn } = contract;
  const ofClinical = done.filter(({ code }) => code === examCodes.clinical);
  const atAdmission = ofClinical.filter((exam) => isAtAdmission(exam, contract, ofClinical));
  const clinical = ofClinical.filter((exam) => exam.doneOn >= admittedOn || atAdmission.includes(exam));
  const begun = [admittedOn, ...atAdmission.map(({ doneOn }) => doneOn)].sort()[0] ?? admittedOn;
  const since = daysAfter(begun, -beforeAdmission);
  return [...clinical, ...done.filter(({ code, doneOn }) => code !== examCodes.clinical && doneOn >= since)];
}

function isAtAdmission(
  { occasion, doneOn }: Done,
  { admittedOn, formerAdmittedOn = null }: Contract,
  clinical: readonly Done[],
): boolean {
  if (occasion !== 'admission' || doneOn >= admittedOn || doneOn < daysAfter(admittedOn, -beforeAdmission))
    return false;
  const isRehired = formerAdmittedOn !== null && formerAdmittedOn < admittedOn;
  if (isRehired && doneOn <= formerAdmittedOn) return false;
  // Whoever was examined as one who works there has had a contract in between.
  const worked = (other: Done) => other.occasion !== 'admission' && other.occasion !== '';
  return !clinical.some((other) => worked(other) && other.doneOn > doneOn && other.doneOn < admittedOn);
}
