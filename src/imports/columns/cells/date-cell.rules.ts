import { formatDate, monthsAfter, today } from '../../../platform/contract/dates.ts';
import { fold } from '../../../platform/database/search/search.ts';
import type { Cell } from '../../reading/sheet.labels.ts';
import { asText, dayOf, isSoundDate, noSuchDate } from './text-cell.rules.ts';
import { plain, type Understood, warned } from './understood.rules.ts';

const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const twoDigitYear = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{2})(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?$/;
const withMonthName = /^(\d{1,2})[ºo]?(?:\s+de\s+|[\s/.-]+)([a-z]{3,9})\.?(?:\s+de\s+|[\s/.-]+)(\d{4}|\d{2})$/;

/**
 * The days of a spreadsheet's count (1 is 1 January 1900) that a person's dates can have: from 1927, since less could as well be a
 * year, up to 2100.
 */
const [firstSerial, lastSerial] = [10_000, 73_050];

/** Nobody who is employed is younger (Constituição, art. 7º, XXXIII). */
const workingAge = 14;

/** A day, however a spreadsheet or a person wrote it. */
export function dateCell(cell: Cell, isBirth = false): Understood {
  if (cell instanceof Date) return ofDate(cell);
  const read = asText(cell);
  if (/^\d+([.,]\d+)?$/.test(read.text)) return ofNumber(read.text.replace(',', '.'));
  const text = withFigures(read.text);
  const [, day = '', month = '', year] = twoDigitYear.exec(text) ?? [];
  if (year === undefined) return { ...read, text };
  const date = `${centuryOf(Number(year), month, day, isBirth)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return warned(date, 'two-digit-year', `O ano tem só dois algarismos: lido como ${formatDate(date)}`);
}

/** The zero of an empty cell, as each kind of spreadsheet counts its days. */
const zeroDays = ['1899-12-30', '1899-12-31'];

function ofDate(cell: Date): Understood {
  if (!isSoundDate(cell)) return noSuchDate;
  const day = dayOf(cell);
  const isZero = zeroDays.includes(day);
  return isZero ? warned('', 'placeholder', 'A data zero da planilha foi lida como vazio') : plain(day);
}

/** A day without the format of one: counted, or its figures without anything between them. */
function ofNumber(text: string): Understood {
  const number = Number(text);
  if (number >= firstSerial && number < lastSerial) {
    const date = new Date(Date.UTC(1899, 11, 30 + Math.floor(number))).toISOString().slice(0, 10);
    return warned(date, 'serial-date', `Número de uma data da planilha: lido como ${formatDate(date)}`);
  }
  const figures = /^\d{7,8}$/.test(text) ? text.padStart(8, '0') : '';
  const yearFirst = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(\d{2})$/.exec(figures);
  if (yearFirst) return plain(yearFirst.slice(1).join('-'));
  return plain(figures || text);
}

/** The month in figures where it was written as a word: `12 de março de 2020`, `12/mar/20`. */
function withFigures(text: string): string {
  const [, day, name = '', year] = withMonthName.exec(fold(text)) ?? [];
  const month = months.indexOf(name.slice(0, 3)) + 1;
  return month > 0 ? `${day}/${month}/${year}` : text;
}

/** The year that is meant: nobody works before the working age, and other dates are not far ahead. */
function centuryOf(year: number, month: string, day: string, isBirth: boolean): number {
  const date = `${2000 + year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const latest = monthsAfter(today(), isBirth ? -workingAge * 12 : 12);
  return date <= latest ? 2000 + year : 1900 + year;
}
