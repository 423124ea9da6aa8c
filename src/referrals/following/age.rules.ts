/**
 * How many years somebody has on a day; null where the date of birth is not known.
 * @param birthDate `YYYY-MM-DD`; another text for one that is not known
 */
export function ageOn(birthDate: string, day: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthDate) || birthDate > day) return null;
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
