import { lay, type Mask } from './masks.ts';
import { tidied } from './understand.ts';

const longest = 12;
const label = /^(?:r\.?\s?g\.?|identidade)(?![\p{L}])(?:\s*n(?:[º°o.]|úmero)*)?[\s:.]*(?=\S)/iu;
const pattern = '##.###.###-#';

/**
 * The RG has no national form: at most 12 characters of free text, masked NN.NNN.NNN-N while it is numeric (the last place
 * may be an X). Ten digits and more, as some states have them, stand without punctuation.
 */
export const rgMask: Mask = {
  accepts: /[0-9A-Za-z]/,
  keep: keepRg,
  length: [1, longest],
  numeric: false,
  format: (kept) => (/^(\d{1,9}|\d{8}X)$/.test(kept) ? lay(kept, pattern) : kept),
  understand: understandRg,
  problem: () => `RG deve ter no máximo ${longest} caracteres`,
};

function keepRg(text: string): string {
  const kept = bare(text.trimStart());
  // What is left of a text that was too long can be numeric.
  return kept.length > longest ? keepRg(kept.slice(0, longest)) : kept;
}

function understandRg(text: string): string | null {
  const kept = bare(tidied(text).replace(label, ''));
  return kept === '' || kept.length > longest ? null : rgMask.format(kept);
}

/** A numeric RG without its punctuation; any other text as it is. */
function bare(text: string): string {
  const characters = text.replace(/[.\-\s]/g, '');
  return /^\d{1,11}[\dx]?$/i.test(characters) ? characters.toUpperCase() : text;
}
