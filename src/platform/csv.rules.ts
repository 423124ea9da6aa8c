import { stringify } from 'csv-stringify/sync';
import { withGuard } from './sheets/formula-guard.rules.ts';

const form = { delimiter: ';', record_delimiter: 'windows', quoted: true, quoted_empty: true } as const;

/** What a CSV begins with, so that a Brazilian Excel opens it by a double click: the mark of UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Lines of a CSV: semicolons, quoted cells, CRLF (RFC 4180 for the rest). No cell becomes a formula. */
export function csvLines(rows: string[][]): string {
  return stringify(rows, { ...form, cast: { string: withGuard } });
}
