import { codePointsOf } from './font-characters.rules.ts';
import { fontFiles } from './fonts.server.ts';
import { printableText } from './printable-text.rules.ts';

const letters = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
let known: ReadonlySet<number> | undefined;

/** What of a text none of the typeface's weights can print, each once: whole letters, and controls by their number. */
export function missingIn(text: string): readonly string[] {
  known ??= inAll(fontFiles().map(codePointsOf));
  if (isPrintable(text, known)) return [];
  const missing = new Set<string>();
  for (const { segment } of letters.segment(text.normalize('NFC'))) {
    if (!isPrintable(segment, known)) missing.add(shown(segment));
  }
  return [...missing];
}

function isPrintable(text: string, known: ReadonlySet<number>): boolean {
  for (const char of printableText(text)) if (char !== '\n' && !known.has(codePoint(char))) return false;
  return true;
}

/** A character counts as there when every weight has it: the same text may stand in any. */
function inAll([first, ...others]: readonly Set<number>[]): Set<number> {
  return new Set([...(first ?? [])].filter((code) => others.every((other) => other.has(code))));
}

/** Half a surrogate pair and a control character have no form of their own. */
function shown(letter: string): string {
  return /^[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Z}]/u.test(letter)
    ? `U+${codePoint(letter).toString(16).toUpperCase().padStart(4, '0')}`
    : letter;
}

function codePoint(char: string): number {
  return char.codePointAt(0) ?? 0;
}
