import { isValidCnpj } from './check-digits.ts';
import { hasFormOfCaepf } from './registration/caepf.ts';
import { digitsIn, tidied } from './understand.ts';

/** The punctuation of the mask, each sign where it belongs or left out. */
const punctuated = /(?:^|[^0-9A-Z]|CNPJ)([0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2})(?![0-9A-Z])\D*$/;

/**
 * The 14 positions of the CNPJ in a text, letters among the first 12 in capitals (Instrução Normativa RFB 2.229/2024).
 * Words before the number are letters, too: they must never become part of it.
 */
export function cnpjIn(text: string): string | null {
  if (hasFormOfCaepf(text)) return null; // As many digits, and another number.
  const tidy = tidied(text)
    .toUpperCase()
    .replace(/\s*([./-])\s*/g, '$1');
  const found = punctuated.exec(tidy);
  const before = found ? tidy.slice(0, found.index) : '';
  if (found?.[1] && !/\d/.test(before)) {
    const bare = found[1].replace(/\W/g, '');
    // `CNPJ` and ten digits have the form of a whole number: only the check digits tell that they are one.
    if (!bare.startsWith('CNPJ') || isValidCnpj(bare)) return bare;
  }
  return digitsIn(tidy, 14) ?? spaced(tidy);
}

/** Letters and digits in other groups, as `12 ABC 345 01DE 35`: they could be words, so the check digits decide. */
function spaced(text: string): string | null {
  const bare = text.replace(/[\s.\-/]/g, '');
  return isValidCnpj(bare) ? bare : null;
}

/** What is wrong with a text that is no CNPJ. */
export function cnpjProblem(text: string): string {
  return hasFormOfCaepf(text) ? 'Este número é de um CAEPF, e não de um CNPJ' : 'CNPJ deve ter 14 caracteres';
}
