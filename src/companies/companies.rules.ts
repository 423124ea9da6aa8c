import { monthsAfter, parseDate, today } from '../platform/contract/dates.ts';

/** The eSocial was instituted in 2014 (Decreto 8.373/2014): nobody can have begun to send to it before. */
export function isSinceEsocial(date: string): boolean {
  return date >= '2014';
}

/** What is unusual about the start in the eSocial as it is typed, or null. */
export function esocialWarning(start: string): string | null {
  const date = parseDate(start);
  return date && date > monthsAfter(today(), 12) ? 'Início daqui a mais de um ano: confira o ano' : null;
}
