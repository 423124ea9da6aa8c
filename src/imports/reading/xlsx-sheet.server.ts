import { serialToDate } from 'hucre';
import { shownDate } from './formats/shown-date.rules.ts';
import type { LineSink } from './line-sink.server.ts';
import { type Cell, sheetLimits } from './sheet.labels.ts';
import { SheetError } from './sheet-error.server.ts';
import { readWorkbook, unescaped, type XlsxWorkbook } from './xlsx-workbook.server.ts';
import { attribute, readXml } from './xml-events.server.ts';
import type { ZipArchive } from './zip-archive.server.ts';

/**
 * Reads an XLSX piece by piece: the sheet that is asked for, or the first with content, those that are shown before others. A
 * reader that holds the whole document needs three times the memory that a thread has here, for no more than 50,000 people.
 */
export async function readXlsxSheet(
  zip: ZipArchive,
  wanted: string | undefined,
  sinkOf: (sheet: string, sheets: readonly string[]) => LineSink,
): Promise<LineSink | null> {
  const workbook = await readWorkbook(zip);
  const names = workbook.sheets.map(({ name }) => name);
  if (wanted !== undefined && !names.includes(wanted)) throw new SheetError('unknown-sheet');
  const inOrder = [...workbook.sheets].sort((one, other) => Number(one.hidden) - Number(other.hidden));
  for (const { name, part } of inOrder) {
    if (wanted !== undefined && name !== wanted) continue;
    const sink = sinkOf(name, names);
    await readLines(zip, part, workbook, sink);
    await sink.flush(true);
    if (sink.found() || wanted !== undefined) return sink;
  }
  return null;
}

async function readLines(zip: ZipArchive, part: string, workbook: XlsxWorkbook, sink: LineSink): Promise<void> {
  let [line, column, type, style, text, isValue] = [0, 0, '', -1, '', false];
  let cells: Cell[] = [];
  await readXml(
    zip.pieces(part),
    {
      open(name, attributes) {
        if (name === 'row') {
          line = Number(attribute(attributes, 'r')) || line + 1;
          [cells, column] = [[], 0];
        } else if (name === 'c') {
          column = columnOf(attribute(attributes, 'r')) ?? column + 1;
          type = attribute(attributes, 't');
          style = Number(attribute(attributes, 's') || -1);
          text = '';
        } else isValue = name === 'v' || name === 't';
      },
      text(piece) {
        if (isValue && text.length < sheetLimits.cellCharacters) text += piece;
      },
      close(name) {
        if (name === 'v' || name === 't') isValue = false;
        else if (name === 'row') sink.add(line, cells);
        else if (name === 'c' && text !== '') {
          if (column > sheetLimits.columns) throw new SheetError('too-many-columns');
          while (cells.length < column) cells.push(null);
          cells[column - 1] = cellOf(type, style, text, workbook);
        }
      },
    },
    () => sink.flush(),
  );
}

function cellOf(type: string, style: number, text: string, { texts, styles, from1904 }: XlsxWorkbook): Cell {
  if (type === 's') return texts[Number(text)] ?? null;
  if (type === 'b') return text === '1' || text === 'true';
  if (type === 'd') return new Date(/T|Z/.test(text) ? text : `${text}T00:00:00Z`);
  if (type !== '' && type !== 'n') return unescaped(text);
  const number = Number(text);
  if (Number.isNaN(number)) return text;
  const shown = styles[style];
  if (shown === 'date') return shownDate(serialToDate(number, from1904));
  return shown && Number.isInteger(number) && number >= 0 ? shown.write(number) : number;
}

/** The column of a cell's name, from 1: `AB12` is in the 28th. */
function columnOf(name: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(name)?.[0];
  return letters ? Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) : null;
}
