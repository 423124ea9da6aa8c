import { dayOf, timeOfDay } from '../../../platform/clock/moments.ts';
import { dayIn } from '../../../platform/contract/dates.ts';
import { paperDate } from '../../paper/blocks.rules.ts';

/** The year that a document issued at a moment is numbered in: the one of the practice's calendar. */
export function issueYear(moment: string): number {
  return Number(dayIn(moment).slice(0, 4));
}

/** A moment as it stands at the foot of a document: '22/11/2026 13:05', where the practice is. */
export function issuedOn(moment: string): string {
  return `${paperDate(dayOf(moment))} ${timeOfDay(moment)}`;
}

/** A document's number as it is printed: 'ASO 2026/000123'. */
export function issuedName({ shortName, year, number }: { shortName: string; year: number; number: number }): string {
  return `${shortName} ${year}/${String(number).padStart(6, '0')}`;
}

/** What stands between the names of a person and is no name. */
const particles = new Set(['d', 'da', 'das', 'de', 'del', 'di', 'do', 'dos', 'du', 'e', 'la', 'van', 'von', 'y']);

/** The initials of a person: 'Maria Aparecida dos Santos' → 'M. A. S.' */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/[\s'’.-]+/);
  const names = words.filter((word) => /^\p{L}/u.test(word) && !particles.has(word.toLowerCase()));
  return names.map((word) => `${[...word][0]?.toUpperCase()}.`).join(' ');
}
