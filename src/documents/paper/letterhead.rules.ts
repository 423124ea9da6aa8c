import type { Practice } from '../../practice/practice.contract.ts';
import { linesOf } from './drawn/fitted-text.rules.ts';
import type { PaperImprint, PaperLetterhead } from './paper.ts';

/** The characters of a line beside the name. */
const mostInLine = 44;

/** The letterhead with name and contacts. */
export function letterheadOf({ name, slogan, address, city, phone, email, letterhead }: Practice): PaperLetterhead {
  const lines = [address, city, contactOf({ phone, email })].filter(Boolean);
  const contacts = lines.flatMap((line) => linesOf(line, mostInLine));
  return { name, slogan, contacts, image: letterhead };
}

/** The letterhead of a document whose imprint has the contacts: an address stands on a page once. */
export function shortLetterheadOf({ name, slogan, letterhead }: Practice): PaperLetterhead {
  return { name, slogan, contacts: [], image: letterhead };
}

/** What stands at the foot of an exam request. */
export function imprintOf({ name, address, city, phone, email }: Practice): PaperImprint {
  return { name, lines: [joined([address, city]), contactOf({ phone, email })].filter(Boolean) };
}

/** How a practice is reached, in a line; empty where nothing of it is known. */
export function contactOf({ phone, email }: Pick<Practice, 'phone' | 'email'>): string {
  return joined([phone, email]);
}

function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}
