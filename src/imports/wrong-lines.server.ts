import type { Database } from '../platform/database/database.server.ts';
import { shortCellText } from '../platform/sheets/cell-text.rules.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { columnsOf } from './columns/columns.rules.ts';
import { detailsOf } from './details.server.ts';
import { linesAfter } from './import-lines.db.ts';
import type { ImportRow } from './imports.db.ts';
import { lineOf } from './lines.server.ts';

/** So many are read together. */
const batch = 500;

/** The wrong lines as they stood in the file, each with why it is wrong: mended, they can be sent as they are. */
export async function wrongLinesSheet(
  { db, encryptionKeys }: { db: Database; encryptionKeys: EncryptionKeys },
  row: ImportRow,
): Promise<Uint8Array> {
  const { header } = detailsOf(row, encryptionKeys);
  const labels = new Map(columnsOf(row.kind).map(({ field, label }) => [field, label]));
  const rows: (string | number | boolean | null)[][] = [];
  for (let after = -1; ; ) {
    const kept = await linesAfter(db, row, { outcome: 'wrong', after, most: batch });
    const last = kept.at(-1);
    if (!last) break;
    after = last.line;
    for (const { line, content } of kept) {
      const { cells = [], remarks } = lineOf({ ...row, line }, content, encryptionKeys);
      const reasons = remarks
        .filter(({ level }) => level === 'error')
        .map(({ field, message }) => `${labels.get(field) ?? field}: ${message}`);
      rows.push([...header.map((_, at) => cells[at] ?? null), `Linha ${line}. ${reasons.join('. ')}`].map(shown));
    }
  }
  const { writeXlsx } = await import('hucre'); // A start does without.
  return writeXlsx({
    sheets: [{ name: 'Linhas erradas', rows: [[...header, 'Motivos'].map(shown), ...rows] }],
  });
}

/** A date is kept as its moment in UTC: it goes back as a day. */
function shown(cell: unknown): string | number | boolean | null {
  if (typeof cell === 'number' || typeof cell === 'boolean' || cell === null) return cell;
  const text = shortCellText(String(cell));
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)T00:00:00\.000Z$/.exec(text) ?? [];
  return year ? `${day}/${month}/${year}` : text;
}
