import { parseDate, today } from '../../../platform/contract/dates.ts';

/** What is unusual about a patient's date of birth as it is typed, or null. */
export function birthWarning(birth: string): string | null {
  return isAhead(birth) ? 'Nascimento em data futura: confira o ano' : null;
}

/** What is unusual about the date of an exam that was done as it is typed, or null: a planned one is not shown as done. */
export function examDateWarning(date: string): string | null {
  return isAhead(date) ? 'Exame em data futura: confira a data' : null;
}

/** What is unusual about the date that is printed on a document, or null. */
export function issueDateWarning(date: string): string | null {
  return isAhead(date) ? 'Data futura: confira a data do documento' : null;
}

function isAhead(text: string): boolean {
  const date = parseDate(text);
  return date !== null && date > today();
}
