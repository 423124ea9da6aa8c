import { bareDigits, numberIn } from './understand.ts';

/** Area code, in which there is no zero, and a number of eight or nine digits. */
const national = /^[1-9]{2}\d{8,9}$/;

/** Numbers that are the same everywhere have no area code: 0800 123 4567. */
const everywhere = /^0[3589]00\d{6,7}$/;

/**
 * The area code and number in a text: without the country's code (`+55`, `0055`), the trunk zero (`011`) or a carrier's
 * code after it (`0 15 11`, `0XX11`).
 * @returns 10 or 11 digits; null for another country's number, a missing area code and whatever else is no such number
 */
export function phoneIn(text: string): string | null {
  const found = numberIn(text.replace(/\b0[\s-]*(?:xx|\*\*)/i, '0'));
  const digits = bareDigits(found?.number ?? '');
  if (!found || !digits) return null;
  if (/\+\s*\(?$/.test(found.before)) return digits.startsWith('55') ? withoutTrunk(digits.slice(2)) : null;
  if (digits.startsWith('0055')) return withoutTrunk(digits.slice(4));
  // An area code is never written in two: the single digit before it belongs to something else, as in `sala 2, 11 …`.
  if (/^[1-9][^\d]/.test(found.number)) return null;
  return withCountry(digits) ?? withoutTrunk(digits);
}

/** After a bare 55, which is an area code, too: only what can't be a number in that area with a digit too many. */
function withCountry(digits: string): string | null {
  const rest = digits.slice(2);
  const isMobileOf55 = digits.length === 12 && digits[2] === '9';
  return digits.startsWith('55') && digits.length >= 12 && !isMobileOf55 && national.test(rest) ? rest : null;
}

function withoutTrunk(digits: string): string | null {
  if (!digits.startsWith('0') || everywhere.test(digits)) return /^\d{10,11}$/.test(digits) ? digits : null;
  return [digits.slice(1), digits.slice(3)].find((rest) => national.test(rest)) ?? null;
}
