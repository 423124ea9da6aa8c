import { visible } from './text/text.ts';

/** No longer text is taken for an identifier with a few words around it. */
const longest = 60;

/** Text as it was pasted, with one kind of dash and nothing around it; empty when it is too long to be one value. */
export function tidied(text: string): string {
  const tidy = visible(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  return tidy.length > longest ? '' : tidy;
}

/**
 * The number in a text, from its first digit to its last, and what stands before it: `CPF nº 529.982.247-25 (Ana)`.
 * @returns null without a digit, or when a letter is glued to the last one: that number does not end there
 */
export function numberIn(text: string): { before: string; number: string } | null {
  const [, before = '', number, after = ''] = /^(\D*)(\d(?:.*\d)?)(\D*)$/s.exec(tidied(text)) ?? [];
  return number === undefined || /^\p{L}/u.test(after) ? null : { before, number };
}

/** The digits of a number that is written with nothing but punctuation between them, or null. */
export function bareDigits(number: string): string | null {
  const bare = number.replace(/[\s.\-/()]/g, '');
  return /^\d+$/.test(bare) ? bare : null;
}

/** The digits of a text that holds one number of exactly this many, or null. A digit too many is never cut off. */
export function digitsIn(text: string, length: number): string | null {
  const digits = bareDigits(numberIn(text)?.number ?? '');
  return digits?.length === length ? digits : null;
}
