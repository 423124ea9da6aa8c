import { formatDate } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { openText, sealText } from '../platform/storage/sealed-text.server.ts';
import { columnsOf } from './columns/columns.rules.ts';
import { detailsOf } from './details.server.ts';
import { type KeptLine, listLines } from './import-lines.db.ts';
import type { ImportLine } from './imports.contract.ts';
import type { ImportRow } from './imports.db.ts';
import type { LineFilter } from './imports.labels.ts';
import type { Cell } from './reading/sheet.labels.ts';
import type { Planned } from './registers/planned.server.ts';

/** A line as it is kept: what it would do and, where it is wrong, what stood in it. */
export type Line = Planned & { cells?: readonly Cell[] };

/** The line as its row keeps it: sealed where there are keys, for this place alone. */
export function keepLine(of: Place, line: Line, keys: EncryptionKeys): string {
  return sealText(JSON.stringify(line), placeOf(of), keys);
}

/** @throws ENCRYPTION_KEY_MISSING, FILE_ALTERED when it is not what was kept */
export function lineOf(of: Place, content: string, keys: EncryptionKeys): Line {
  return JSON.parse(openText(content, placeOf(of), keys)) as Line;
}

type Place = { id: string; run: number; line: number };

function placeOf({ id, run, line }: Place): string {
  return `import ${id} ${run} ${line}`;
}

/** A page of lines as they are answered. */
export async function pageOf(
  { db, encryptionKeys }: { db: Database; encryptionKeys: EncryptionKeys },
  row: ImportRow,
  asked: { filter: LineFilter | undefined; page: number; pageSize: number },
): Promise<{ lines: ImportLine[]; total: number }> {
  const { lines, total } = await listLines(db, row, asked);
  const { header, match } = detailsOf(row, encryptionKeys);
  const columns = columnsOf(row.kind);
  const labels = new Map(columns.map(({ field, label }) => [field, label]));
  const dates = new Set(columns.filter(({ form }) => form === 'date' || form === 'birth').map(({ field }) => field));
  const shown = (field: string, text: string) => (dates.has(field) ? formatDate(text) : text);
  const column = (field: string) => {
    const at = match[field];
    return at === undefined ? null : (header[at] ?? null);
  };
  const answer = (kept: KeptLine): ImportLine => {
    const { name, reactivated, changes, remarks } = lineOf({ ...row, line: kept.line }, kept.content, encryptionKeys);
    return {
      ...{ line: kept.line, outcome: kept.outcome, name, reactivated },
      changes: changes.map(({ field, before, after }) => ({
        ...{ label: labels.get(field) ?? field, before: shown(field, before), after: shown(field, after) },
      })),
      remarks: remarks.map(({ field, level, code, message }) => ({
        ...{ label: labels.get(field) ?? field, column: column(field), level, code, message },
      })),
    };
  };
  return { lines: lines.map(answer), total };
}
