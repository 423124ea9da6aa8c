import type { Scope } from '../access/scope.ts';
import { notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import type { ReportContent } from './annual-reports.contract.ts';
import { findReport } from './annual-reports.db.ts';
import { countReport } from './content/report-content-lookups.server.ts';
import { besideBefore } from './content/shown-counts.rules.ts';

/** What a document about a company asks of its annual reports. */

/** A report of a company with what it counts now. @throws 404 for none of that company */
export async function findReportToIssue(
  db: Database,
  scope: Scope,
  { companyId, reportId, keys }: { companyId: string; reportId: string; keys: EncryptionKeys },
) {
  const report = await findReport(db, scope, reportId);
  if (report?.companyId !== companyId) throw notFound('Relatório analítico não encontrado.');
  return { report, content: await countReport(db, report, keys) };
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

/**
 * The same beside the report of the period before: who still has a disease is among those who had one then, and what lies between the two may not be one or two
 * people.
 */
export function diseasesBesideYear(now: ReportContent, before: ReportContent): ReportContent {
  const [found = 0, older = 0] = before.diseases?.total ?? [];
  const still = now.diseases?.total?.[1];
  if (!before.diseases?.total || still === undefined) return now;
  const between = Math.abs(found + older - still);
  return between === 1 || between === 2 ? { ...now, diseases: { rows: [], merged: null, total: null } } : now;
}
