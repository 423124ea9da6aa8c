import { turns } from '../turns.server.ts';
import { sheetName, shortCellText } from './cell-text.rules.ts';
import { clockIn } from './clock.server.ts';
import type { Sheet, SheetColumn } from './sheet.ts';

/** How Excel writes each kind of column; `@` keeps a text as it is also when somebody types into it. */
const formats = { day: 'dd/mm/yyyy', moment: 'dd/mm/yyyy hh:mm:ss', text: '@' } as const;

/**
 * An XLSX as bytes, while the rows come: nothing of it is held. A text is written as a text, never as a formula, whatever it begins
 * with; more rows than a sheet has go on in a second one.
 */
export async function* xlsxSheet<Row>({ title, columns, parts, timeZone }: Sheet<Row>): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx'); // A start does without.
  const clock = clockIn(timeZone);
  const turn = turns();
  async function* lines() {
    for await (const rows of parts) {
      for (const row of rows) {
        yield columns.map((column) => cell(column, row, clock));
        await turn();
      }
    }
  }
  yield* writeXlsxStream(lines(), {
    name: sheetName(title),
    columns: columns.map(({ header, as }) => ({
      header: shortCellText(header),
      numFmt: formats[as ?? 'text'],
      width: as === 'day' ? 12 : 22,
    })),
    freezePane: { rows: 1 },
  });
}

function cell<Row>({ value, as }: SheetColumn<Row>, row: Row, clock: ReturnType<typeof clockIn>) {
  const found = value(row);
  if (found === null || found === '') return null;
  if (as === undefined) return typeof found === 'string' ? shortCellText(found) : found;
  // A spreadsheet knows no zones: the hour on the wall is written as it is.
  return as === 'moment' ? clock(String(found)) : new Date(`${found}T00:00:00Z`);
}
