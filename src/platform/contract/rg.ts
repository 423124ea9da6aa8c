import { lay, type Mask } from './masks.ts';
import { tidied } from './understand.ts';

const longest = 12;
const label = /^(?:r\.?\s?g\.?|identidade)(?![\p{L}])(?:\s*n(?:[º°o.]|úmero)*)?[\s:.]*(?=\S)/iu;
const pattern = '##.###.###-#';

/** With punctuation no RG is longer. */
const longestWritten = 20;

/**
 * The RG has no national form: at most 12 characters of free text, punctuation not counted, masked NN.NNN.NNN-N while it is numeric
 * (the last place may be an X). Ten digits and more, as some states have them, stand without punctuation.
 */
export const rgMask: Mask = {
  accepts: /[0-9A-Za-z]/,
  keep: keepRg,
  length: [1, longest],
  numeric: false,
  format: (kept) => (/^(\d{1,9}|\d{8}X)$/.test(kept) ? lay(kept, pattern) : kept),
  understand: understandRg,
  // More digits than any state gives stop at the last one, as typed ones do.
  meant: (text) => (/^[\d.\-\s]+$/.test(tidied(text)) ? rgMask.format(keepRg(text)) : null),
  problem: () => `RG deve ter no máximo ${longest} caracteres`,
};

/** The characters of an RG by which it is compared: with or without punctuation it is the same. */
export function bareRg(rg: string): string {
  return rg.replace(/[.\-/\s]/g, '').toUpperCase();
}

function isTooLong(kept: string): boolean {
  return kept.length > longestWritten || bareRg(kept).length > longest;
}

function keepRg(text: string): string {
  const kept = bare(text.trimStart());
  // What is left of a text that was too long can be numeric.
  return isTooLong(kept) ? keepRg(kept.slice(0, Math.min(kept.length - 1, longestWritten))) : kept;
}

function understandRg(text: string): string | null {
  const kept = bare(tidied(text).replace(label, ''));
  return kept === '' || isTooLong(kept) ? null : rgMask.format(kept);
}

/** A numeric RG without its punctuation; any other text as it is. */
function bare(text: string): string {
  const characters = text.replace(/[.\-\s]/g, '');
  return /^\d{1,11}[\dx]?$/i.test(characters) ? characters.toUpperCase() : text;
}
