/** How an employer or one of its establishments is registered (NR-7, 7.5.19.1 a; eSocial, tpInsc 1, 3 and 2). */
export const registrationKinds = ['CNPJ', 'CAEPF', 'CPF'] as const;

export type RegistrationKind = (typeof registrationKinds)[number];

/** The form in which a whole number of each kind is kept. */
const forms: Readonly<Record<RegistrationKind, RegExp>> = {
  CNPJ: /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}$/,
  CAEPF: /^\d{3}\.\d{3}\.\d{3}\/\d{3}-\d{2}$/,
  CPF: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
};

/**
 * Of which kind a number is by its punctuation: each kind is kept in a form of its own, so that a number says itself what it is called.
 * What has no form of another is a CNPJ.
 */
export function registrationKindOf(number: string): RegistrationKind {
  return formedKindOf(number) ?? 'CNPJ';
}

/** The kind whose form a whole number has; null for what is not whole. */
export function formedKindOf(number: string): RegistrationKind | null {
  return registrationKinds.find((kind) => forms[kind].test(number)) ?? null;
}

/** A number with what it is called, as `CAEPF 293.118.610/001-84`. */
export function namedRegistration(number: string): string {
  return number === '' ? '' : `${registrationKindOf(number)} ${number}`;
}

/** The number as a list under the title 'CNPJ' shows it: named where it is none. */
export function listedRegistration(number: string): string {
  return registrationKindOf(number) === 'CNPJ' ? number : namedRegistration(number);
}
