import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { columnsOf } from '../columns/columns.rules.ts';
import { detailsOf } from '../details.server.ts';
import { linesAfter } from '../import-lines.db.ts';
import type { ImportProblem } from '../imports.contract.ts';
import type { ImportRow } from '../imports.db.ts';
import { lineOf } from '../lines.server.ts';
import { problemsOf } from './problems.rules.ts';

/** So many are read together. */
const batch = 500;

/** What is wrong with the lines of an import: each error once, with the lines in which it stands. */
export async function problemsIn(
  { db, encryptionKeys }: { db: Database; encryptionKeys: EncryptionKeys },
  row: ImportRow,
): Promise<{ problems: ImportProblem[]; total: number }> {
  const found = problemsOf();
  for (let after = -1; ; ) {
    const kept = await linesAfter(db, row, { outcome: 'wrong', after, most: batch });
    const last = kept.at(-1);
    if (!last) break;
    after = last.line;
    for (const { line, content } of kept) found.add(line, lineOf({ ...row, line }, content, encryptionKeys).remarks);
  }
  const { header, match } = detailsOf(row, encryptionKeys);
  const labels = new Map(columnsOf(row.kind).map(({ field, label }) => [field, label]));
  const { problems, total } = found.result();
  return {
    total,
    problems: problems.map(({ field, ...problem }) => ({
      ...{ label: labels.get(field) ?? field, column: header[match[field] ?? -1] ?? null, ...problem },
    })),
  };
}
