import type { Scope } from '../access/scope.ts';
import { conflict, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import type { ReportContent } from './annual-reports.contract.ts';
import { findReport } from './annual-reports.db.ts';
import { countReport } from './content/report-content-lookups.server.ts';
import { besideBefore, olderBesideYear } from './content/shown-counts.rules.ts';

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

/** What a report says as it may be shown beside another one of the same period that was issued before (decision 138). */
export function contentBeside(now: ReportContent, before: ReportContent): ReportContent {
  const abnormal = now.abnormal.map((kind) => {
    const same = before.abnormal.find(({ code, name }) => code === kind.code && name === kind.name);
    return { ...kind, table: besideBefore(kind.table, same?.table ?? null) };
  });
  const diseases = now.diseases && besideBefore(now.diseases, before.diseases);
  return { ...now, abnormal, diseases, cats: now.cats && besideBefore(now.cats, before.cats) };
}

/** What a report says that tells of nobody's health: letters a and b. Nothing of the others is shown. */
export function withoutPeople(content: ReportContent): ReportContent {
  const nothing = { rows: [], merged: null, total: null };
  return {
    ...content,
    abnormal: content.abnormal.map((kind) => ({ ...kind, table: nothing })),
    diseases: content.diseases && nothing,
    cats: content.cats && nothing,
  };
}

/** The same beside the report of the period before. */
export function diseasesBesideYear(now: ReportContent, before: ReportContent): ReportContent {
  return { ...now, diseases: now.diseases && olderBesideYear(now.diseases, before.diseases) };
}
