/** A CSV that cannot be read, and why. */
export class CsvError extends Error {}

/**
 * The rows of a CSV: cells in quotes may hold separators, breaks and doubled quotes (RFC 4180). The separator is the one that the first
 * row has more of, semicolon or comma. Rows without anything in them are left out.
 * @throws {CsvError} on a quote that nothing closes
 */
export function csvRecords(text: string): { line: number; cells: string[] }[] {
  const content = text.replace(/^\uFEFF/, '');
  const [first = ''] = content.split(/\r?\n/, 1);
  const separator = first.split(';').length >= first.split(',').length ? ';' : ',';
  const rows: { line: number; cells: string[] }[] = [];
  const token = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r?\\n|\\r|$)`,
    'y',
  );
  let [line, cells]: [number, string[]] = [1, []];
  for (let at = 0; at < content.length || cells.length > 0; ) {
    token.lastIndex = at;
    const found = token.exec(content);
    if (!found) throw new CsvError(`Linha ${line}: há aspas que não fecham`);
    const [whole, quoted, plain = '', end = ''] = found;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (end === separator) continue;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    line += 1 + (quoted?.split('\n').length ?? 1) - 1;
    cells = [];
    if (end === '') break;
  }
  return rows;
}
