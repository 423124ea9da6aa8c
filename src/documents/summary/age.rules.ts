import { parseDate } from '../../platform/contract/dates.ts';

/** How many years old somebody is on a day (`YYYY-MM-DD`); null where their birth is not known or is yet to come. */
export function ageOn(birth: string, day: string): number | null {
  const born = parseDate(birth);
  if (!born || born > day) return null;
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return born.slice(5) > day.slice(5) ? years - 1 : years;
}
