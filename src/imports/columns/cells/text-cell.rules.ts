import { formatDate } from '../../../platform/contract/dates.ts';
import type { Cell } from '../../reading/sheet.labels.ts';
import { numberText } from './number-text.rules.ts';
import { plain, refused, type Understood, warned } from './understood.rules.ts';

/** What a formula shows that could not be worked out. */
const formulaError = /^#(N\/D|N\/A|REF!|VALOR!|VALUE!|DIV\/0!|NOME\?|NAME\?|NUM!|NÚM!|NULO!|NULL!|ERR!)/i;

/** What is written where there is nothing to write. */
const placeholder =
  /^([-–—.*?]+|n\/?i|n\/a|null|nulo|none|não informad[oa]|nao informad[oa]|sem informação|[\s/_.-]*|0{1,2}([/.-])0{1,2}\2(0{2}|0{4}))$/i;

/** A cell as it is read whatever its column: as text, with what is no value at all told apart. */
export function asText(cell: Cell): Understood {
  if (cell === null) return plain('');
  if (typeof cell === 'number') return plain(Number.isFinite(cell) ? numberText(cell) : '');
  if (typeof cell === 'boolean') return plain(cell ? 'VERDADEIRO' : 'FALSO');
  if (cell instanceof Date) return plain(dayOf(cell));
  const text = cell.trim();
  if (text === '') return plain('');
  if (formulaError.test(text))
    return refused('formula-error', `A fórmula desta célula deu erro (${text}): escreva o valor`);
  if (placeholder.test(text)) return warned('', 'placeholder', `“${text}” foi lido como vazio`);
  return plain(text);
}

/** The text of a column that says what it likes: a day there is something that the spreadsheet took for one. */
export function textCell(cell: Cell): Understood {
  if (!(cell instanceof Date)) return asText(cell);
  if (!isSoundDate(cell)) return noSuchDate;
  const text = formatDate(dayOf(cell));
  return warned(text, 'became-date', `A planilha transformou este texto em data: lido como ${text}`);
}

/** Whether a calendar has the day of a cell, and years are written with four figures there. */
export function isSoundDate(date: Date): boolean {
  return !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999;
}

/** What is said of a count of days that is before the first or after the last that a spreadsheet shows. */
export const noSuchDate = refused('invalid', 'A planilha tem aqui uma data que não existe: escreva dia, mês e ano');

/** The day of a cell with a date, as `YYYY-MM-DD`; empty for one that no calendar has. */
export function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
