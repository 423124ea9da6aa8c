import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { columnsOf } from './columns/columns.rules.ts';
import { likelierKind } from './columns/likelier.rules.ts';
import { type Details, detailsOf, noDetails } from './details.server.ts';
import type { Import } from './imports.contract.ts';
import type { ImportRow } from './imports.db.ts';
import { writtenBy } from './writing/under-way.server.ts';

/** An import as it is answered. */
export function answerOf(row: ImportRow, keys: EncryptionKeys): Import {
  const details = opened(row, keys);
  const { problem, sheet, sheets, header, match, choices, counts, inactive, unknownUnits, newUnits } = details;
  return {
    ...{ id: row.id, kind: row.kind, companyId: row.intoCompany, fileName: row.fileName, state: row.state },
    ...{ done: writtenBy(row.id) ?? row.done, total: row.total, problem, sheet, sheets, header },
    fields: columnsOf(row.kind).map(({ field, label, required, explanation }) => ({
      ...{ field, label, required, explanation },
      column: match[field] ?? null,
    })),
    likelier: likelierKind(row.kind, header),
    ...{ choices, counts, inactive, unknownUnits, newUnits, contentHash: row.contentHash },
    ...{ createdAt: row.createdAt, endedAt: row.endedAt },
  };
}

/** One whose key is gone can still be cancelled, and sent again. */
function opened(row: ImportRow, keys: EncryptionKeys): Details {
  try {
    return detailsOf(row, keys);
  } catch {
    return { ...noDetails, problem: 'Esta importação não pode mais ser aberta. Envie a planilha de novo.' };
  }
}
