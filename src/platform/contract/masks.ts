/**
 * The masked identifiers of the specification (section 5, "Input masks while typing"). Each is stored and travels in the
 * one form that its mask gives; input without punctuation is brought into that form.
 */
export type Mask = {
  /** What the message calls the field. */
  name: string;
  /** A character that can be typed into the mask. */
  accepts: RegExp;
  /** What the mask keeps of typed text: digits, or digits and capital letters. */
  keep: (text: string) => string;
  /** Number of characters without punctuation: the least and the most. */
  length: readonly [least: number, most: number];
  /** What one character is called in a message. */
  unit: 'dígitos' | 'caracteres';
  /** Puts the punctuation into text that `keep` has cleaned; works on incomplete text too. */
  format: (kept: string) => string;
};

const digits = (text: string) => text.replace(/\D/g, '');

/** Lays `kept` into a pattern where every `#` takes one character; stops with the text. */
function lay(kept: string, pattern: string): string {
  let at = 0;
  let out = '';
  for (const char of pattern) {
    if (at >= kept.length) break;
    out += char === '#' ? kept[at++] : char;
  }
  return out;
}

const fixed = (name: string, length: number, pattern: string): Mask => ({
  name,
  accepts: /\d/,
  keep: (text) => digits(text).slice(0, length),
  length: [length, length],
  unit: 'dígitos',
  format: (kept) => lay(kept, pattern),
});

export const masks = {
  cpf: fixed('CPF', 11, '###.###.###-##'),
  cep: fixed('CEP', 8, '#####-###'),
  /** Letters in the first 12 positions since July 2026 (Instrução Normativa RFB 2.229/2024). */
  cnpj: {
    name: 'CNPJ',
    accepts: /[0-9A-Za-z]/,
    keep: keepCnpj,
    length: [14, 14],
    unit: 'caracteres',
    format: (kept) => lay(kept, '##.###.###/####-##'),
  },
  phone: {
    name: 'Telefone',
    accepts: /\d/,
    keep: (text) => digits(text).slice(0, 11),
    length: [10, 11],
    unit: 'dígitos',
    format: (kept) => lay(kept, kept.length > 10 ? '(##) #####-####' : '(##) ####-####'),
  },
  date: fixed('Data', 8, '##-##-####'),
} as const satisfies Record<string, Mask>;

function keepCnpj(text: string): string {
  let kept = '';
  for (const char of text.toUpperCase()) {
    if (kept.length === 14) break;
    if (kept.length < 12 ? /[0-9A-Z]/.test(char) : /\d/.test(char)) kept += char;
  }
  return kept;
}

/** The RG has no national form: at most 12 characters, masked NN.NNN.NNN-N only while it is numeric. */
export function formatRg(text: string): string {
  const bare = text.replace(/[.\-\s]/g, '');
  if (/^\d{1,9}$/.test(bare)) return lay(bare, '##.###.###-#');
  // What is left of a text that was too long can be numeric.
  return text.length > 12 ? formatRg(text.slice(0, 12)) : text;
}

/** Brings text into the mask's form as far as it goes: `12345` → `123.45` for a CPF. */
export function applyMask(mask: Mask, text: string): string {
  return mask.format(mask.keep(text));
}

/** Whether the text, however punctuated, has as many characters as the mask asks for. */
export function isComplete(mask: Mask, text: string): boolean {
  const { length } = mask.keep(text);
  return length >= mask.length[0] && length <= mask.length[1];
}
