import { monthsAfter, parseDate, today } from '../platform/contract/dates.ts';

/** The dates of an employee, as `YYYY-MM-DD`. */
type Dates = { dt_birth: string; admission_dt: string; function_start_dt: string };

const date = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a record has these dates to be compared: one of which other fields are wrong may lack them. */
export function hasDates(...names: readonly (keyof Dates)[]) {
  return ({ value }: { value: unknown }): boolean =>
    names.every((name) => date.test(String((value as Partial<Record<keyof Dates, unknown>> | null)?.[name])));
}

/** Nobody who works was born today or later. */
export function isBornBeforeToday(birth: string): boolean {
  return birth < today();
}

export function isAdmittedAfterBirth({ dt_birth, admission_dt }: Dates): boolean {
  return admission_dt > dt_birth;
}

export function isInFunctionAfterBirth({ dt_birth, function_start_dt }: Dates): boolean {
  return function_start_dt > dt_birth;
}

/** Below this age nobody may work, not even as an apprentice (Constituição, art. 7º, XXXIII). */
const workingAge = 14;
/** Registered ahead of its time is usual for the coming weeks only. */
const monthsAhead = 3;

/** What is unusual about a date of birth as it is typed, or null. */
export function birthWarning(birth: string): string | null {
  const date = parseDate(birth);
  return date && monthsAfter(date, 100 * 12) < today() ? 'Mais de 100 anos de idade: confira o ano' : null;
}

/** What is unusual about a date of admission as it is typed, beside the date of birth, or null. */
export function admissionWarning(admission: string, birth = ''): string | null {
  const [date, born] = [parseDate(admission), parseDate(birth)];
  if (!date) return null;
  if (date > monthsAfter(today(), monthsAhead)) return 'Admissão daqui a mais de três meses: confira o ano';
  const isTooYoung = born !== null && date > born && date < monthsAfter(born, workingAge * 12);
  return isTooYoung ? 'Menos de 14 anos de idade na admissão: confira as datas' : null;
}

/** What is unusual about the start in a function as it is typed, beside the admission, or null. */
export function functionStartWarning(start: string, admission = ''): string | null {
  const [date, admitted] = [parseDate(start), parseDate(admission)];
  if (!date) return null;
  if (admitted && date < admitted) return 'Início na função antes da admissão: confira as datas';
  return date > monthsAfter(today(), monthsAhead) ? 'Início daqui a mais de três meses: confira o ano' : null;
}
