import { federativeUnits } from '../platform/contract/federative-units.ts';
import { fold } from '../platform/database/search/search.ts';
import { type CouncilTexts, councilIn, councilOf, isContradictory } from './councils.rules.ts';

/** Somebody's registration with their council; what is not known is empty. */
export type Registration = {
  /** The council's acronym, or what the register has in its place. */
  organ: string;
  number: string;
  uf: string;
};

/** What the register of professionals says of it. */
export type Registered = CouncilTexts & { registration_number: string; uf: string };

/**
 * A professional's registration as the register has it. The number may stand beside the acronym, as `CRM/SP 123456`; of texts that
 * contradict each other no council is taken.
 */
export function registeredAs({ organ, acronym, registration_number, uf }: Registered): Registration {
  const written = /^\s*[\p{L}/-]*/u.exec(acronym)?.[0].trim() ?? '';
  const known = councilOf({ organ, acronym });
  return {
    organ: known ?? (isContradictory({ organ, acronym }) ? '' : written),
    number: registration_number || (/\d.*$/.exec(acronym)?.[0].trim() ?? ''),
    uf,
  };
}

/** Whether the register has somebody as a physician, with number and state. */
export function isRegisteredPhysician(registered: Registered): boolean {
  const { organ, number, uf } = registeredAs(registered);
  return organ === 'CRM' && number !== '' && uf !== '';
}

/** As `CRM/SP 123456`; what is not known is left to be written by hand. */
export function registrationText({ organ, number, uf }: Registration): string {
  return `${organ && uf ? `${organ}/${uf}` : 'Conselho/UF ________'} ${number || 'nº ______________'}`;
}

/** Specialist registers within a text, however many: an RQE is never a number of registration. */
const specialist = /\brqe\b[\s:.nº°]*\d[\d.]*(?:(?:\s*[,;/]\s*|\s+e\s+)\d[\d.]*)*/gi;

/** The registration that a line names, as `CRM/SP 123456 · RQE 65432`; null where council, state or number is missing. */
export function registrationIn(text: string): Registration | null {
  const line = text.replace(specialist, ' ');
  const organ = councilIn(line);
  const uf = line.split(/[^\p{L}]+/u).find((word) => federativeUnits.includes(word.toUpperCase())) ?? '';
  const number = /\d[\d.]*/.exec(line)?.[0] ?? '';
  return organ && uf && number ? { organ, uf: uf.toUpperCase(), number } : null;
}

/** Somebody by name and registration. */
export type Identified = Registration & { name: string };

/** Whether two are one and the same person: council, number, state and name, all of them. An RQE says nothing (product 15.7). */
export function isSamePerson(one: Identified, other: Identified): boolean {
  const council = councilIn(one.organ);
  return (
    council !== null &&
    council === councilIn(other.organ) &&
    one.uf !== '' &&
    one.uf === other.uf &&
    digits(one.number) !== '' &&
    digits(one.number) === digits(other.number) &&
    bareName(one.name) === bareName(other.name)
  );
}

function digits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}

/** A name without its title, accents and capitals. */
function bareName(name: string): string {
  return fold(name)
    .replace(/^dr(?:a|\(a\))?\.?\s+/, '')
    .replace(/\s+/g, ' ');
}
