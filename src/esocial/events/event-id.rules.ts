import { type EmployerFacts, employerNumber, employerType } from './employer.rules.ts';

/** So many events of one employer have an identity of one second. */
export const mostOfASecond = 99_999;

/**
 * The identity of an event: 'ID', the kind of registration, the number padded with zeros to 14, the second and five digits that tell
 * the events of this second apart, 36 characters in all (eSocial, REGRA_VALIDA_ID_EVENTO).
 * @param second `YYYYMMDDHHMMSS`, by the practice's clock
 * @param sequence from 1 to 99999
 */
export function eventId(employer: EmployerFacts, second: string, sequence: number): string {
  const number = employerNumber(employer).padEnd(14, '0');
  return `ID${employerType(employer)}${number}${second}${String(sequence).padStart(5, '0')}`;
}
