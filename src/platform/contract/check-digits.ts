/**
 * Check digits of Brazilian identifiers. A wrong one is a warning under the field, never a refusal, but for a CAEPF, which is refused
 * (product 5.2).
 * All take text with or without punctuation and answer false for incomplete text.
 */

/** CPF: two digits modulo 11, weights 10…2 and 11…2; the ten repeated-digit numbers pass the sum and are still wrong. */
export function isValidCpf(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 11 || /^(\d)\1+$/.test(digits)) return false;
  return digits.endsWith(cpfDigits(digits.slice(0, 9)));
}

/** The two check digits of the first nine of a CPF. */
export function cpfDigits(nine: string): string {
  const first = cpfDigit(nine);
  return `${first}${cpfDigit(`${nine}${first}`)}`;
}

/** CNPJ: value of a position = ASCII − 48, weights 2…9 from the right (alphanumeric since July 2026). */
export function isValidCnpj(text: string): boolean {
  const bare = text.replace(/[.\-/\s]/g, '').toUpperCase();
  if (!/^[0-9A-Z]{12}\d{2}$/.test(bare) || /^(.)\1+$/.test(bare)) return false;
  return bare.endsWith(cnpjDigits(bare.slice(0, 12)));
}

/** The two check digits of the first twelve positions of a CNPJ. */
export function cnpjDigits(twelve: string): string {
  const first = cnpjDigit(twelve);
  return `${first}${cnpjDigit(`${twelve}${first}`)}`;
}

/**
 * CAEPF: the first nine digits of the CPF, three in sequence and two check digits: those that the same twelve would have as a CNPJ,
 * plus 12. So no number is right as both. Nobody's CPF is nine equal digits.
 */
export function isValidCaepf(text: string): boolean {
  const digits = text.replace(/[.\-/\s]/g, '');
  if (!/^\d{14}$/.test(digits) || /^(\d)\1{8}/.test(digits)) return false;
  return digits.endsWith(caepfDigits(digits.slice(0, 12)));
}

/** The two check digits of the first twelve of a CAEPF. */
export function caepfDigits(twelve: string): string {
  return String((Number(cnpjDigits(twelve)) + 12) % 100).padStart(2, '0');
}

/** NIS/PIS: one digit modulo 11, weights 3,2,9,8,7,6,5,4,3,2. */
export function isValidNis(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 11 || /^(\d)\1+$/.test(digits)) return false;
  const rest = 11 - (weighted(digits.slice(0, 10), [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return Number(digits[10]) === (rest > 9 ? 0 : rest);
}

/** The warning for a complete CPF whose check digits do not fit, or null. */
export function cpfWarning(text: string): string | null {
  return text.replace(/\D/g, '').length === 11 && !isValidCpf(text) ? 'Dígito verificador do CPF não confere' : null;
}

/** The warning for a complete CNPJ whose check digits do not fit, or null. */
export function cnpjWarning(text: string): string | null {
  const complete = text.replace(/[.\-/\s]/g, '').length === 14;
  return complete && !isValidCnpj(text) ? 'Dígito verificador do CNPJ não confere' : null;
}

/** The warning for a complete NIS whose check digit does not fit, or null. */
export function nisWarning(text: string): string | null {
  return text.replace(/\D/g, '').length === 11 && !isValidNis(text) ? 'Dígito verificador do NIS não confere' : null;
}

function cpfDigit(digits: string): number {
  const weights = Array.from(digits, (_, at) => digits.length + 1 - at);
  const rest = (weighted(digits, weights) * 10) % 11;
  return rest === 10 ? 0 : rest;
}

function cnpjDigit(characters: string): number {
  const weights = Array.from(characters, (_, at) => 2 + ((characters.length - 1 - at) % 8));
  const rest = weighted(characters, weights) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

function weighted(characters: string, weights: readonly number[]): number {
  return Array.from(characters).reduce((sum, char, at) => sum + (char.charCodeAt(0) - 48) * (weights[at] ?? 0), 0);
}
