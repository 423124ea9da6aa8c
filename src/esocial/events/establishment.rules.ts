import { isValidCaepf, isValidCnpj } from '../../platform/contract/check-digits.ts';
import { bareRegistration } from '../../platform/contract/registration/registration.rules.ts';
import { registrationKindOf } from '../../platform/contract/registration/registration-kind.rules.ts';

/** A work that has a number of its own: CNO, of 12 digits. */
const cno = /^\d{12}$/;

/** 1 CNPJ, 3 CAEPF, 4 CNO (layout, tpInsc). */
export function establishmentType(number: string): '1' | '3' | '4' {
  if (cno.test(bareRegistration(number))) return '4';
  return registrationKindOf(number) === 'CAEPF' ? '3' : '1';
}

/** Whether a number can be an establishment's: a CNPJ or CAEPF whose check digits are right, or a CNO. */
export function isEstablishment(number: string): boolean {
  const bare = bareRegistration(number);
  if (cno.test(bare)) return true;
  if (bare.length !== 14) return false;
  return registrationKindOf(number) === 'CAEPF' ? isValidCaepf(bare) : isValidCnpj(bare);
}
