import { isValidCaepf } from '../check-digits.ts';
import { digitsIn, tidied } from '../understand.ts';

/** Whether a text has the points of a CAEPF, which has as many digits as a CNPJ and groups them otherwise. */
export function hasFormOfCaepf(text: string): boolean {
  return /(?:^|\D)\d{3}\.\d{3}\.\d{3}\/\d{3}-?\d{2}(?!\d)/.test(tidied(text).replace(/\s*([./-])\s*/g, '$1'));
}

/** The 14 digits of the CAEPF in a text, or null, also where the check digits do not fit. */
export function caepfIn(text: string): string | null {
  const digits = digitsIn(text, 14);
  return digits !== null && isValidCaepf(digits) ? digits : null;
}

/** What is wrong with a text that is no CAEPF. */
export function caepfProblem(text: string): string {
  return digitsIn(text, 14) === null ? 'CAEPF deve ter 14 dígitos' : 'Dígito verificador do CAEPF não confere';
}
