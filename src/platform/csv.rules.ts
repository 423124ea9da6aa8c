import { stringify } from 'csv-stringify/sync';

const form = { delimiter: ';', record_delimiter: 'windows', quoted: true, quoted_empty: true } as const;

/** What a CSV begins with, so that a Brazilian Excel opens it by a double click: the mark of UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Lines of a CSV: semicolons, quoted cells, CRLF (RFC 4180 for the rest). No cell becomes a formula. */
export function csvLines(rows: string[][]): string {
  return stringify(rows, { ...form, cast: { string: asText } });
}

/**
 * Spreadsheets take a text that begins with one of these for a formula and run it; an apostrophe before it keeps it a text
 * (OWASP, CSV Injection).
 */
function asText(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
