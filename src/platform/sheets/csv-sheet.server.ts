import { formatDate } from '../contract/dates.ts';
import { byteOrderMark, csvLines } from '../csv.rules.ts';
import { turns } from '../turns.server.ts';
import { cellText } from './cell-text.rules.ts';
import { clockIn, wordsOf } from './clock.server.ts';
import type { Sheet, SheetColumn } from './sheet.ts';

/** So many lines are written in one piece. */
const atOnce = 50;

/** A CSV that a Brazilian Excel opens by a double click, line by line as the rows come. */
export async function* csvSheet<Row>({ columns, parts, timeZone }: Sheet<Row>): AsyncGenerator<string> {
  const clock = clockIn(timeZone);
  yield `${byteOrderMark}${csvLines([columns.map(({ header }) => header)])}`;
  const turn = turns();
  for await (const rows of parts) {
    for (let from = 0; from < rows.length; from += atOnce) {
      yield csvLines(rows.slice(from, from + atOnce).map((row) => columns.map((column) => text(column, row, clock))));
      await turn();
    }
  }
}

function text<Row>({ value, as }: SheetColumn<Row>, row: Row, clock: ReturnType<typeof clockIn>): string {
  const cell = value(row);
  if (cell === null || cell === '') return '';
  if (as === 'moment') return wordsOf(clock(String(cell)));
  return as === 'day' ? formatDate(String(cell)) : cellText(String(cell));
}
