import { cnpjWarning, cpfWarning } from './check-digits.ts';
import { cnpjIn, cnpjProblem } from './cnpj.ts';
import { dateProblem, formatDate, isUsualYear, parseDate, writtenDay } from './dates.ts';
import { phoneIn } from './phone.ts';
import { caepfIn, caepfProblem } from './registration/caepf.ts';
import { digitsIn } from './understand.ts';

/**
 * The masked identifiers (product 5.1). Each is stored and travels in the
 * one form that its mask gives. What is typed goes into the mask character by character; what comes whole, as a paste or
 * from a client of the API, is understood or refused, never cut to fit.
 */
export type Mask = {
  /** A character that can be typed into the mask. */
  accepts: RegExp;
  /** What the mask keeps of typed text: digits, or digits and capital letters. */
  keep: (text: string) => string;
  /** Number of characters without punctuation: the least and the most. */
  length: readonly [least: number, most: number];
  /** Whether digits are all that it takes. */
  numeric: boolean;
  /** Puts the punctuation into text that `keep` has cleaned; works on incomplete text too. */
  format: (kept: string) => string;
  /** The value that a whole text means, in the mask's form, or null; what it has answered it answers again. */
  understand: (text: string) => string | null;
  /** What is wrong with a text that was not understood. */
  problem: (text: string) => string;
  /** What looks wrong with a whole value that is taken all the same, as a check digit (product 5.2). */
  warning?: (text: string) => string | null;
  /** Shown while the field is empty. */
  placeholder?: string;
  /** What can be typed before the mask begins: such text stands as it is until it is understood. */
  opening?: RegExp;
  /** What is shown of a whole text that is no value and yet can be told to have been meant for one; else it stands as it came. */
  meant?: (text: string) => string | null;
  /** What a typed separator completes: `1/` is the first day or month. */
  separated?: (text: string) => string;
};

const digits = (text: string) => text.replace(/\D/g, '');

/** Lays `kept` into a pattern where every `#` takes one character; stops with the text. */
export function lay(kept: string, pattern: string): string {
  let at = 0;
  let out = '';
  for (const char of pattern) {
    if (at >= kept.length) break;
    out += char === '#' ? kept[at++] : char;
  }
  return out;
}

const fixed = (name: string, length: number, pattern: string): Mask => ({
  accepts: /\d/,
  keep: (text) => digits(text).slice(0, length),
  length: [length, length],
  numeric: true,
  format: (kept) => lay(kept, pattern),
  understand: (text) => laid(digitsIn(text, length), (kept) => lay(kept, pattern)),
  problem: () => `${name} deve ter ${length} dígitos`,
});

const laid = (kept: string | null, format: (kept: string) => string) => (kept === null ? null : format(kept));
const formatCnpj = (kept: string) => lay(kept, '##.###.###/####-##');
const formatCaepf = (kept: string) => lay(kept, '###.###.###/###-##');
const formatPhone = (kept: string) => lay(kept, kept.length > 10 ? '(##) #####-####' : '(##) ####-####');

export const masks = {
  cpf: { ...fixed('CPF', 11, '###.###.###-##'), warning: cpfWarning },
  cep: fixed('CEP', 8, '#####-###'),
  /** Letters in the first 12 positions since July 2026 (Instrução Normativa RFB 2.229/2024). */
  cnpj: {
    accepts: /[0-9A-Za-z]/,
    keep: keepCnpj,
    length: [14, 14],
    numeric: false,
    format: formatCnpj,
    understand: (text) => laid(cnpjIn(text), formatCnpj),
    problem: cnpjProblem,
    warning: cnpjWarning,
  },
  /** Of a person who employs (Instrução Normativa RFB 1.828/2018). A wrong check digit is no value: it is refused. */
  caepf: {
    ...fixed('CAEPF', 14, '###.###.###/###-##'),
    understand: (text) => laid(caepfIn(text), formatCaepf),
    problem: caepfProblem,
  },
  phone: {
    accepts: /\d/,
    keep: (text) => digits(text).slice(0, 11),
    length: [10, 11],
    numeric: true,
    format: formatPhone,
    understand: (text) => laid(phoneIn(text), formatPhone),
    problem: () => 'Telefone deve ter 10 ou 11 dígitos, com o DDD',
    opening: /^\+[\d\s()-]*$/,
  },
  date: {
    ...fixed('Data', 8, '##-##-####'),
    understand: understandDate,
    meant: (text) => laid(writtenDay(text), formatDate),
    problem: dateProblem,
    placeholder: 'DD-MM-AAAA',
    separated: (text) => text.replace(/(^|\D)(\d)[-/. ]$/, '$10$2'),
  },
} as const satisfies Record<string, Mask>;

function keepCnpj(text: string): string {
  let kept = '';
  for (const char of text.toUpperCase()) {
    if (kept.length === 14) break;
    if (kept.length < 12 ? /[0-9A-Z]/.test(char) : /\d/.test(char)) kept += char;
  }
  return kept;
}

function understandDate(text: string): string | null {
  const date = parseDate(text);
  return date && isUsualYear(date) ? formatDate(date) : null;
}

/** Brings text into the mask's form as far as it goes: `12345` → `123.45` for a CPF. */
export function applyMask(mask: Mask, text: string): string {
  return mask.format(mask.keep(text));
}

/** Whether the mask has the text in its form, whole or as far as it has been typed; anything else stands as it came. */
export function isMasked(mask: Mask, text: string): boolean {
  return applyMask(mask, text) === text;
}

/** Whether the text is one whole value, however it is written. */
export function isComplete(mask: Mask, text: string): boolean {
  return mask.understand(text) !== null;
}
