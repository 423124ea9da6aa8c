import { sheetLimits } from './sheet.labels.ts';
import { SheetError } from './sheet-error.server.ts';

/** As many columns as any program writes, most of them empty. */
const mostCells = 16_384;

/**
 * The rows of a CSV, one after another: cells in quotes may hold separators, breaks and doubled quotes (RFC 4180).
 * @throws {SheetError} on a quote that nothing closes, and on a row without an end
 */
export function* csvRows(text: string, separator: string): Generator<string[]> {
  const cellEnd = new RegExp(`[${separator}\\r\\n]`, 'g');
  let at = 0;
  while (at < text.length) {
    const cells: string[] = [];
    let isLast = false;
    while (!isLast) {
      const quoted = text[at] === '"' ? quotedFrom(text, at + 1) : null;
      const from = quoted?.end ?? at;
      cellEnd.lastIndex = from;
      const end = cellEnd.exec(text)?.index ?? text.length;
      cells.push((quoted?.text ?? '') + text.slice(from, Math.min(end, from + sheetLimits.cellCharacters)));
      if (cells.length > mostCells) throw new SheetError('too-many-columns');
      isLast = text[end] !== separator;
      at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    }
    yield cells;
  }
}

/** A text up to the quote that closes it, and where it goes on. */
function quotedFrom(text: string, begin: number): { text: string; end: number } {
  let end = text.indexOf('"', begin);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0 || end - begin > 2 * sheetLimits.cellCharacters) throw new SheetError('damaged');
  return { text: text.slice(begin, end).replaceAll('""', '"'), end: end + 1 };
}
