import { isValidCnpj } from '../../platform/contract/check-digits.ts';
import { formedKindOf } from '../../platform/contract/registration/registration-kind.rules.ts';
import { nameKey } from '../columns/header-key.rules.ts';

/** So many missing units are named and can be created together: of more the column is likely to be another one. */
export const mostNewUnits = 100;

/** Whether a unit can be called what a file calls it: a number tells which one is meant, not what it is called. */
export function isUnitName(said: string): boolean {
  const isNumber = /^[\d./\s-]+$/.test(said) && said.replace(/\D/g, '').length === 14;
  return nameKey(said) !== '' && !isNumber && !isValidCnpj(said) && formedKindOf(said.trim()) === null;
}

/**
 * Makes what tells how a missing unit would be called: as the file writes it first.
 * @returns null for what is no name, and for more names than can be created together
 */
export function newUnitNames(): (said: string) => string | null {
  const names = new Map<string, string>();
  return (said) => {
    const key = nameKey(said);
    const known = names.get(key);
    if (known !== undefined) return known;
    if (!isUnitName(said) || names.size >= mostNewUnits) return null;
    names.set(key, said);
    return said;
  };
}
