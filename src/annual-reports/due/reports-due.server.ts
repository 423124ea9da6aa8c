import { findReportDays } from '../../documents/company/annual-report/issued-reports-lookups.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findExempt } from '../../programmes/programme-lookups.db.ts';
import { findMadeElsewhere } from '../annual-reports.db.ts';
import type { DueState } from '../annual-reports.labels.ts';
import { dueState, type KnownLast, knownLast } from './report-due.rules.ts';

/** How a company stands with its annual report. */
export type CompanyDue = { companyId: string; last: KnownLast | null; state: DueState };

/** How these companies stand on a day, each by its last report; of many all at once. */
export async function reportsDue(db: Database, companyIds: readonly string[], day: string): Promise<CompanyDue[]> {
  const one = companyIds.length === 1 ? (companyIds[0] ?? null) : null;
  const issued = Map.groupBy(await findReportDays(db, one), ({ companyId }) => companyId);
  const elsewhere = await findMadeElsewhere(db, one);
  const exempt = await findExempt(db, one, day);
  return companyIds.map((companyId) => {
    const last = knownLast(issued.get(companyId) ?? [], elsewhere.get(companyId) ?? '');
    return { companyId, last, state: exempt.has(companyId) ? 'exempt' : dueState(last, day) };
  });
}
