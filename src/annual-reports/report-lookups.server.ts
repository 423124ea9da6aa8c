import type { Scope } from '../access/scope.ts';
import { conflict, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { findReport } from './annual-reports.db.ts';
import { countReport } from './content/report-content-lookups.server.ts';

/** What a document about a company asks of its annual reports. */

/** A report of a company with what it counts now. @throws 404 for none of that company, 409 where something that it counts cannot be opened */
export async function findReportToIssue(
  db: Database,
  scope: Scope,
  { companyId, reportId, keys }: { companyId: string; reportId: string; keys: EncryptionKeys },
) {
  const report = await findReport(db, scope, reportId);
  if (report?.companyId !== companyId) throw notFound('Relatório analítico não encontrado.');
  const { content, unreadable } = await countReport(db, report, keys);
  if (unreadable > 0) {
    throw conflict(
      'Uma doença do trabalho registrada não pôde ser aberta, e o relatório a contaria como nenhuma: avise quem cuida do servidor.',
    );
  }
  return { report, content };
}
