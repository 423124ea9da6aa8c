import { decimalOf } from '../../../platform/contract/decimal.rules.ts';

/** What an eye sees that sees no letters, from the most to the least, as one writes it and in short. */
export const words = {
  'Conta dedos': 'CD',
  Vultos: 'V',
  'Percepção luminosa': 'PL',
  'Sem percepção luminosa': 'SPL',
} as const;

/** The last of them: a blind eye. */
export const blind = 'Sem percepção luminosa';

/** Said of near sight where not even the largest print is read. */
export const readsNothing = 'Não lê';

/** Charts go from half the usual size of letters, at 2,0, to those of 0,02; at 6 m and at 20 feet alike. */
const [leastDecimal, mostDecimal] = [0.02, 2];

/** A fraction of Snellen, `20/40` or `6/12`, or a decimal, `0,5`, as a decimal; null for words and for what is neither. */
export function decimalAcuity(text: string): number | null {
  const fraction = /^(20|6)\/(\d{1,4}(?:,\d)?)$/.exec(text.trim());
  const smallest = fraction ? (decimalOf(fraction[2] ?? '') ?? Number(fraction[2])) : null;
  const value = fraction ? Number(fraction[1]) / (smallest || Number.NaN) : decimalOf(text);
  return value !== null && value >= leastDecimal && value <= mostDecimal ? value : null;
}

/** Whether that is how far sight is written down. */
export function isFarAcuity(text: string): boolean {
  return text in words || decimalAcuity(text) !== null;
}

/** Whether that is how near sight is written down: Jaeger's print, J1+ the smallest and J16 the largest. */
export function isNearAcuity(text: string): boolean {
  return text === readsNothing || text === 'J1+' || /^J([1-9]|1[0-6])$/.test(text);
}

/** How good sight is, to compare: letters before fingers, fingers before shadows, shadows before light. Null where nothing is said. */
export function rankOf(text: string): number | null {
  const decimal = decimalAcuity(text);
  if (decimal !== null) return decimal;
  const at = Object.keys(words).indexOf(text);
  return at < 0 ? null : -at;
}

/** As it stands in a line with others: words in short. */
export function shortAcuity(text: string): string {
  return words[text as keyof typeof words] ?? text;
}
