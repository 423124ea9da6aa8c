import { isValidCaepf, isValidCnpj, isValidCpf, isValidNis } from '../../../platform/contract/check-digits.ts';
import { lay, masks } from '../../../platform/contract/masks.ts';
import { bareDigits } from '../../../platform/contract/understand.ts';
import type { Cell } from '../../reading/sheet.labels.ts';
import { isBeyondHeld, withoutDecimals } from './number-text.rules.ts';
import { asText, textCell } from './text-cell.rules.ts';
import { plain, refused, type Understood, warned } from './understood.rules.ts';

type Identifier = {
  length: number;
  /** How many zeros a spreadsheet may have taken from its beginning. */
  lost: number;
  /** Whether these are such a number: what a digit too few could be, too, must not become another's. */
  fits: (digits: string) => boolean;
  /** The form that the register or its table gives it; null where it stays as it was written. */
  written: ((digits: string) => string) | null;
};

const always = () => true;

const numbers = {
  cpf: { length: 11, lost: 4, fits: isValidCpf, written: masks.cpf.format },
  cnpj: { length: 14, lost: 4, fits: isValidCnpj, written: masks.cnpj.format },
  caepf: { length: 14, lost: 4, fits: isValidCaepf, written: masks.caepf.format },
  nis: { length: 11, lost: 3, fits: isValidNis, written: null },
  cep: { length: 8, lost: 1, fits: always, written: masks.cep.format },
  cbo: { length: 6, lost: 1, fits: always, written: (digits) => lay(digits, '####-##') },
  cnae: { length: 7, lost: 1, fits: always, written: (digits) => lay(digits, '####-#/##') },
} as const satisfies Record<string, Identifier>;

/** A number of so many digits, of which a spreadsheet may have lost the zeros at its beginning. */
export function digitsCell(form: keyof typeof numbers, cell: Cell): Understood {
  const { length, lost, fits, written }: Identifier = numbers[form];
  const read = wholeNumber(cell);
  const digits = wholeDigits(read.text);
  if (digits === 'lost') return digitsLost(read.text);
  if (hasDecimal.test(read.text)) return notWhole(read.text);
  if (digits === null || read.remarks.length > 0) return read;
  if (digits.length === length) return plain(written?.(digits) ?? (scientific.test(read.text) ? digits : read.text));
  const restored = digits.padStart(length, '0');
  if (digits.length > length || digits.length < length - lost || !fits(restored)) return read;
  const text = written?.(restored) ?? restored;
  return warned(text, 'zeros-restored', `A planilha tirou os zeros do começo: lido como ${text}`);
}

/** A phone: what is the same everywhere (0800 …) has lost its zero where it came as a number. */
export function phoneCell(cell: Cell): Understood {
  const read = wholeNumber(cell);
  const digits = wholeDigits(read.text);
  if (digits === 'lost') return digitsLost(read.text);
  if (hasDecimal.test(read.text)) return notWhole(read.text);
  const isNumber = typeof cell === 'number' || read.text !== asText(cell).text || scientific.test(read.text);
  if (!isNumber || digits === null) return read;
  if (!/^[3589]00\d{7}$/.test(digits)) return { ...read, text: digits };
  const text = masks.phone.format(`0${digits}`);
  return warned(text, 'zeros-restored', `A planilha tirou o zero do começo: lido como ${text}`);
}

/** A unit by its CNPJ, in the form of the register; whatever else is there is its name. */
export function unitCell(cell: Cell): Understood {
  const read = wholeNumber(cell);
  const digits = wholeDigits(read.text);
  if (digits !== null && digits !== 'lost' && digits.length >= 10 && isValidCnpj(digits.padStart(14, '0')))
    return digitsCell('cnpj', cell);
  return isValidCnpj(read.text) ? plain(masks.cnpj.understand(read.text) ?? read.text) : read;
}

/** A code that says what it likes, as a registration: `12E5` is one, `1,23457E+11` is what a spreadsheet left of it. */
export function codeCell(cell: Cell): Understood {
  const read = wholeNumber(cell, textCell);
  if (!/^\d[.,]\d+E\+\d{1,3}$/i.test(read.text)) return read;
  const digits = wholeDigits(read.text);
  return digits === 'lost' || digits === null ? digitsLost(read.text) : { ...read, text: digits };
}

/** A cell whose digits count, not how much they are: a number without decimals, where it came as a number. */
function wholeNumber(cell: Cell, read: (cell: Cell) => Understood = asText): Understood {
  const understood = read(cell);
  const text = withoutDecimals(understood.text);
  if (typeof cell !== 'number') return { ...understood, text };
  if (isBeyondHeld(cell)) return digitsLost(text);
  return /^\d*$/.test(text) ? understood : notWhole(text);
}

function notWhole(text: string): Understood {
  return refused('invalid', `“${text}” não é um número inteiro e positivo`);
}

function digitsLost(text: string): Understood {
  const how = 'formate a coluna como texto e escreva o número inteiro';
  return refused('digits-lost', `A planilha cortou algarismos (${text}): ${how}`);
}

/** As a spreadsheet writes large numbers: `1,2345678901E+10` */
const scientific = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;

/** No identifier has a point before its last digit alone. */
const hasDecimal = /^\d+[.,]\d$/;

/** So many figures are not rounded: what is left to the end are zeros. */
const notRounded = 9;

/** The digits of a text that is one number, however it is written; `lost` where the spreadsheet rounded it. */
function wholeDigits(text: string): string | 'lost' | null {
  const [, first, rest = '', exponent] = scientific.exec(text) ?? [];
  if (first === undefined) return bareDigits(text.replace(/^'/, ''));
  const length = Number(exponent) + 1;
  const figures = `${first}${rest}`;
  if (figures.length > length) return null;
  return figures.length < notRounded && figures.length < length ? 'lost' : figures.padEnd(length, '0');
}
