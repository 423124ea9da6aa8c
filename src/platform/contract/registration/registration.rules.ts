import { isValidCaepf } from '../check-digits.ts';
import { type Mask, masks } from '../masks.ts';
import { hasFormOfCaepf } from './caepf.ts';
import { type RegistrationKind, registrationKindOf, registrationKinds } from './registration-kind.rules.ts';

/** The mask of the number of each kind. */
export const registrationMasks: Readonly<Record<RegistrationKind, Mask>> = {
  CNPJ: masks.cnpj,
  CAEPF: masks.caepf,
  CPF: masks.cpf,
};

/** Whether a text names a kind of registration. */
export function isRegistrationKind(text: unknown): text is RegistrationKind {
  return registrationKinds.some((kind) => kind === text);
}

/** A number without its punctuation: the same digits are one registration, whatever it is called. */
export function bareRegistration(number: string): string {
  return number.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** What looks wrong with the check digits of a number of any kind, or null. */
export function registrationWarning(number: string): string | null {
  const kind = registrationKindOf(number);
  return registrationMasks[kind].warning?.(number) ?? null;
}

/** Whether the number of a wrong CNPJ is a right CAEPF: whoever typed it may have meant one. */
export function couldBeCaepf(number: string): boolean {
  return registrationKindOf(number) === 'CNPJ' && registrationWarning(number) !== null && isValidCaepf(number);
}

/**
 * Reads a number of a kind.
 * @returns it in the form of its kind, or what is wrong with it
 */
export function readRegistration(kind: RegistrationKind, text: string): { number: string } | { problem: string } {
  const mask = registrationMasks[kind];
  const number = mask.understand(text);
  return number === null ? { problem: mask.problem(text) } : { number };
}

/** Of which kind a number is meant that nobody says more of: its points tell a CAEPF and a CPF, anything else is read as a CNPJ. */
export function meantKindOf(text: string): RegistrationKind {
  return hasFormOfCaepf(text) ? 'CAEPF' : registrationKindOf(text.trim());
}
