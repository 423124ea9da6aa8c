import type { Issue } from '../platform/contract/errors.ts';
import type { BlockFields, OpeningFields } from './agenda.schema.ts';

/** What is wrong with the openings of a week, each under its field. */
export function hoursIssues(hours: readonly OpeningFields[]): Issue[] {
  return hours.flatMap((opening, at) => {
    if (opening.from >= opening.to) return [{ path: `hours.${at}.to`, message: 'Deve ser depois do início' }];
    const isDouble = hours.slice(0, at).some((other) => overlap(opening, other));
    return isDouble ? [{ path: `hours.${at}.from`, message: 'Este horário se sobrepõe a outro do mesmo dia' }] : [];
  });
}

function overlap(one: OpeningFields, other: OpeningFields): boolean {
  const isSame = one.weekday === other.weekday && one.professionalId === other.professionalId;
  return isSame && one.from < other.to && other.from < one.to;
}

/** The longest block, in days. */
const longestDays = 366;

/** What is wrong with a block, under its field. */
export function blockIssues({ fromDay, fromMinute, toDay, toMinute }: BlockFields): Issue[] {
  if (toDay < fromDay) return [{ path: 'toDay', message: 'Deve ser o dia do início ou depois' }];
  if (fromDay === toDay && toMinute <= fromMinute) return [{ path: 'toMinute', message: 'Deve ser depois do início' }];
  const days = (Date.parse(toDay) - Date.parse(fromDay)) / 86_400_000;
  return days > longestDays ? [{ path: 'toDay', message: `Bloqueie no máximo ${longestDays} dias de uma vez` }] : [];
}
