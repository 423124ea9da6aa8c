import { asRead } from '../platform/contract/text/look-alikes.ts';

/** Digits and marks that are written for a letter. */
const written: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', l: 'i', '|': 'i', '!': 'i', '3': 'e', '5': 's', $: 's', '@': 'a' },
};

/** A text in the one spelling in which names are compared: as it is read, in small letters, with one letter for all that looks like it. */
function spelling(text: string): string {
  return asRead(text)
    .toLowerCase()
    .replace(/[01l|!35$@]/gu, (one) => written[one] ?? one);
}

const apart = /[^\p{L}\d]+/u;

/**
 * The words of a text as whoever reads it may take them: those between blanks and marks, those that marks cut ('H-I-V'), and
 * neighbours of which one is a single letter ('H I V', 'HI V').
 */
function wordsOf(text: string): ReadonlySet<string> {
  const plain = text.split(apart).filter((word) => word !== '');
  const joined = text.split(/\s+/u).map((word) => word.replace(/[^\p{L}\d]+/gu, ''));
  const together = plain.flatMap((_, at) => [2, 3, 4].map((count) => plain.slice(at, at + count)).filter(isCut));
  return new Set([...plain, ...joined, ...together.map((parts) => parts.join(''))]);
}

function isCut(parts: readonly string[]): boolean {
  return parts.some((one) => one.length === 1) && !parts.some((one) => /^\d{2,}$/.test(one));
}

/**
 * Whether a text names one of these, however it is spelt (product 16.4): a word by itself, with a star at an end where it may be
 * part of a longer one, or a phrase, whatever stands between its letters.
 */
export function namesOneOf(names: { words: readonly string[]; phrases: readonly string[] }): (text: string) => boolean {
  const words = names.words.map((word) => {
    const pattern = spelling(word.replaceAll('*', ' ')).trim();
    return new RegExp(`^${word.startsWith('*') ? '.*' : ''}${pattern}${word.endsWith('*') ? '.*' : ''}$`, 'u');
  });
  const phrases = names.phrases.map((phrase) => spelling(phrase).replace(/\s/gu, ''));
  return (text) => {
    const spelt = spelling(text);
    const squeezed = spelt.replace(/[^\p{L}\d]+/gu, '');
    if (phrases.some((phrase) => squeezed.includes(phrase))) return true;
    const found = [...wordsOf(spelt)];
    return words.some((word) => found.some((one) => word.test(one)));
  };
}
