import { codePointsOf } from './font-characters.rules.ts';
import { fontFiles } from './fonts.server.ts';
import { printableText } from './printable-text.rules.ts';

const letters = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
let known: ReadonlySet<number> | undefined;

/** What of a text some weight of the typeface can't print, each once: whole letters, as they stand in the text. */
export function missingIn(text: string): readonly string[] {
  known ??= inAll(fontFiles().map(codePointsOf));
  if (isPrintable(text, known)) return [];
  const missing = new Set<string>();
  for (const { segment } of letters.segment(text)) {
    if (!isPrintable(segment, known)) missing.add(segment);
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

function codePoint(char: string): number {
  return char.codePointAt(0) ?? 0;
}
