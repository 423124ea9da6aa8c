import { registrationKindOf } from '../../../../platform/contract/registration/registration-kind.rules.ts';
import { fold } from '../../../../platform/database/search/search.ts';

/** Whom a document is about and who employs them, as its answers say it. */
export type Identity = { name: string; cpf: string; employer: string; cnpj: string; function: string };

/** The same, as the register has it; of functions also the one that a referral for a change of risks names. */
export type Registered = Omit<Identity, 'function'> & { functions: readonly string[] };

/** In what a document differs from the register: both stand in its record. */
export type IdentityDifference = { what: string; written: string; registered: string };

/**
 * In what the identification of an ASO (NR-7, 7.5.19.1 a and b) differs from the register: in words, not in capitals, accents,
 * spaces or punctuation.
 */
export function identityDifferences(written: Identity, registered: Registered): IdentityDifference[] {
  const pairs: [what: string, written: string, known: readonly string[], key?: (text: string) => string][] = [
    ['Razão social', written.employer, [registered.employer]],
    [registrationKindOf(written.cnpj), written.cnpj, [registered.cnpj], numberKey],
    ['Nome', written.name, [registered.name]],
    ['CPF', written.cpf, [registered.cpf]],
    ['Função', written.function, registered.functions],
  ];
  return pairs.flatMap(([what, text, known, key = bare]) =>
    known.some((one) => key(one) === key(text)) ? [] : [{ what, written: text, registered: known[0] ?? '' }],
  );
}

/** The question that these differences make. */
export function askedOfIdentity(differences: readonly IdentityDifference[]): string {
  const list = differences.map(
    ({ what, written, registered }) => `${what} ‘${written}’ (no cadastro, ‘${registered}’)`,
  );
  return `Diferente do cadastro: ${list.join('; ')}. Corrija o documento ou o cadastro, ou diga por que difere (NR-7, 7.5.19.1, a e b)`;
}

/** The same digits are another registration where they are called something else. */
function numberKey(number: string): string {
  return `${registrationKindOf(number)} ${bare(number)}`;
}

function bare(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
