import type { LineSink } from './line-sink.server.ts';
import { type Cell, sheetLimits } from './sheet.labels.ts';
import { SheetError } from './sheet-error.server.ts';
import { attribute, readXml } from './xml-events.server.ts';
import type { ZipArchive } from './zip-archive.server.ts';

/** Reads an ODS piece by piece: the sheet that is asked for, or the first with content; of the others only the names. */
export async function readOdsSheet(
  zip: ZipArchive,
  wanted: string | undefined,
  sinkOf: (sheet: string, sheets: readonly string[]) => LineSink,
): Promise<LineSink | null> {
  await refuseLocked(zip);
  const names: string[] = [];
  let found: LineSink | null = null;
  let sink: LineSink | null = null;
  let row = createRow();
  let [line, isText, notes, tables] = [0, false, 0, 0];
  await readXml(
    zip.pieces('content.xml'),
    {
      open(name, attributes) {
        if (name === 'table') {
          tables += 1;
          // A table within a cell is none of the sheets.
          if (tables > 1) return;
          const sheet = attribute(attributes, 'table:name');
          names.push(sheet);
          line = 0;
          found ??= sink?.found() ? sink : null;
          const isWanted = wanted === undefined ? found === null : sheet === wanted;
          sink = isWanted ? sinkOf(sheet, names) : null;
          if (isWanted && wanted !== undefined) found = sink;
        } else if (!sink || tables > 1) return;
        else if (name === 'annotation') notes += 1;
        else if (name === 'table-row') row = createRow(repeated(attributes, 'rows'));
        else if (name === 'table-cell' || name === 'covered-table-cell') row.begin(attributes);
        else if (notes === 0) isText = row.mark(name, attributes) || isText;
      },
      text(piece) {
        if (isText && notes === 0) row.say(piece);
      },
      close(name) {
        if (name === 'table') tables -= 1;
        if (!sink || tables > 1) return;
        if (name === 'annotation') notes -= 1;
        else if (name === 'p' && notes === 0) isText = false;
        else if (name === 'table-cell' || name === 'covered-table-cell') row.end();
        else if (name === 'table-row') {
          const cells = row.cells();
          if (cells.length > 0) for (let copy = 0; copy < row.copies; copy += 1) sink.add(line + copy + 1, cells);
          line += row.copies;
        }
      },
    },
    async () => sink?.flush(),
  );
  if (wanted !== undefined && !names.includes(wanted)) throw new SheetError('unknown-sheet');
  const read = found ?? sink;
  await (read as LineSink | null)?.flush(true);
  return read;
}

/** A password is told by what the list of parts says of each. */
async function refuseLocked(zip: ZipArchive): Promise<void> {
  if (!zip.has('META-INF/manifest.xml')) return;
  await readXml(zip.pieces('META-INF/manifest.xml'), {
    open(name) {
      if (name === 'encryption-data') throw new SheetError('encrypted');
    },
  });
}

/** The cells of a row as they come; what is empty and repeated to the end of the sheet takes no room. */
function createRow(copies = 1) {
  const cells: Cell[] = [];
  let [attributes, text, paragraphs, blanks] = ['', '', 0, 0];
  return {
    copies,
    begin(given: string) {
      [attributes, text, paragraphs] = [given, '', 0];
    },
    /** Whether what comes next is text of the cell. */
    mark(name: string, of: string): boolean {
      if (name === 'p' && paragraphs++ > 0) text += '\n';
      if (name === 's') text += ' '.repeat(Math.min(Number(attribute(of, 'text:c')) || 1, 100));
      if (name === 'tab' || name === 'line-break') text += name === 'tab' ? '\t' : '\n';
      return name === 'p';
    },
    say(piece: string) {
      if (text.length < sheetLimits.cellCharacters) text += piece;
    },
    end() {
      const cell = cellOf(attributes, text);
      const times = repeated(attributes, 'columns');
      if (cell === null) {
        blanks += times;
        return;
      }
      if (cells.length + blanks + times > sheetLimits.columns) throw new SheetError('too-many-columns');
      while (blanks-- > 0) cells.push(null);
      blanks = 0;
      for (let copy = 0; copy < times; copy += 1) cells.push(cell);
    },
    cells: () => cells,
  };
}

function repeated(attributes: string, what: 'rows' | 'columns'): number {
  const times = Number(attribute(attributes, `table:number-${what}-repeated`) || 1);
  return Number.isInteger(times) && times > 0 ? times : 1;
}

function cellOf(attributes: string, text: string): Cell {
  const type = attribute(attributes, 'office:value-type');
  const value = attribute(attributes, 'office:value');
  if (['float', 'currency', 'percentage'].includes(type)) {
    if (value === '') return null;
    // The zeros that its format shows are what whoever filled it in sees.
    const digits = text.replace(/[\s.\-/()]/g, '');
    return /^0\d+$/.test(digits) && Number(digits) === Number(value) ? text.trim() : Number(value);
  }
  if (type === 'boolean') return attribute(attributes, 'office:boolean-value') === 'true';
  const date = attribute(attributes, 'office:date-value');
  if (type === 'date' && date !== '') return new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const whole = text || attribute(attributes, 'office:string-value');
  return whole.trim() === '' ? null : whole;
}
