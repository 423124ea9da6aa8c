/** A line of a CSV as its cells, with where it stands in the file. */
export type CsvLine = { number: number; cells: string[] };

/**
 * Reads a CSV whose cells hold no line breaks: commas, quotes where a cell needs them, LF or CRLF, with or without the mark of
 * UTF-8. Empty lines are left out.
 * @throws with the line's number when a quote is never closed
 */
export function readCsv(text: string): CsvLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((line, at) => (line.trim() === '' ? [] : [{ number: at + 1, cells: cellsOf(line, at + 1) }]));
}

function cellsOf(line: string, number: number): string[] {
  const cells: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;
  for (;;) {
    const found = cell.exec(line);
    if (!found) throw new Error(`linha ${number}: aspas fora do lugar`);
    const [, quoted, plain = '', end] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') return cells;
  }
}
