import { daysAfter } from '../../platform/contract/dates.ts';

/** A day that a practice may take for a holiday; those of no law are offered, and nobody has chosen them yet. */
export type OfferedHoliday = { day: string; name: string; isNational: boolean };

/** Lei 662/1949 (as by Lei 10.607/2002), Lei 6.802/1980 and Lei 14.759/2023: the same days of every year. */
const fixed = [
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência do Brasil'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['11-20', 'Dia Nacional de Zumbi e da Consciência Negra'],
  ['12-25', 'Natal'],
] as const;

/** Days counted from Easter, on which many places close and no federal law makes them. */
const aroundEaster = [
  [-48, 'Segunda-feira de Carnaval'],
  [-47, 'Terça-feira de Carnaval'],
  [-2, 'Sexta-feira Santa'],
  [60, 'Corpus Christi'],
] as const;

/** The national holidays of a year and those that a practice may add, in their order. */
export function holidaysOf(year: number): OfferedHoliday[] {
  const easter = easterOf(year);
  return [
    ...fixed.map(([day, name]) => ({ day: `${year}-${day}`, name, isNational: year >= since(day) })),
    ...aroundEaster.map(([days, name]) => ({ day: daysAfter(easter, days), name, isNational: false })),
  ].sort((a, b) => a.day.localeCompare(b.day));
}

/** From which year on the law has that day. */
function since(day: string): number {
  if (day === '11-20') return 2024;
  return day === '10-12' ? 1980 : 1949;
}

/** Easter Sunday of a Gregorian year, by the reckoning of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
