/** What Excel lets a cell hold. */
export const mostInCell = 32_767;

/** Of a text what any file can hold: no half of a character, and of control characters the tab and the ends of lines alone. */
export function cellText(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '');
}

/**
 * The same for a cell of Excel, which opens no file with a longer one: its end is cut off, and an ellipsis says so. `_x0041_` in a file
 * is read as 'A' (ISO/IEC 29500, ST_Xstring): what looks like that is written so that it is read as it is.
 */
export function shortCellText(text: string): string {
  const whole = cellText(text);
  const short =
    whole.length <= mostInCell ? whole : `${whole.slice(0, mostInCell - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
  return short.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}

/** A title as Excel lets a sheet be called. */
export function sheetName(title: string): string {
  const allowed = cellText(title).replace(/[[\]:*?/\\\t\n\r]/g, ' ');
  return (
    allowed
      .slice(0, 31)
      .replace(/^'+|'+$/g, '')
      .trim() || 'Lista'
  );
}
