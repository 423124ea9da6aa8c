import type { Practice } from '../../practice/practice.contract.ts';
import { linesOf } from './drawn/fitted-text.rules.ts';
import type { PaperImprint, PaperLetterhead } from './paper.ts';

/** The characters of a line beside the name. */
const mostInLine = 44;

/** The letterhead with name and contacts. */
export function letterheadOf({ name, slogan, address, city, phone, email, letterhead }: Practice): PaperLetterhead {
  const contacts = [address, city, `${phone} · ${email}`].flatMap((line) => linesOf(line, mostInLine));
  return { name, slogan, contacts, image: letterhead };
}

/** The letterhead of a document whose imprint has the contacts: an address stands on a page once. */
export function shortLetterheadOf({ name, slogan, letterhead }: Practice): PaperLetterhead {
  return { name, slogan, contacts: [], image: letterhead };
}

/** What stands at the foot of an exam request. */
export function imprintOf({ name, address, city, phone, email }: Practice): PaperImprint {
  return { name, lines: [`${address} · ${city}`, `${phone} · ${email}`] };
}
