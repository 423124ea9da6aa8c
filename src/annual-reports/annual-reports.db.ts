import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { BreakdownName } from './annual-reports.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    annual_reports: {
      company_id: string;
      id: string;
      from_on: string;
      until_on: string;
      breakdown: BreakdownName;
      degree: '' | '1' | '2' | '3' | '4';
      previous_on: string;
      lacking: string;
      discussion: string;
      chance: string;
      prepared_by: string;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

/** The reports that were prepared of a company, the newest period first, as far as the scope reaches. */
export function listReports(db: Database, scope: Scope, companyId: string) {
  return reportsWithin(db, scope)
    .select(facts)
    .where('annual_reports.company_id', '=', companyId)
    .orderBy('from_on', 'desc')
    .orderBy('annual_reports.id', 'desc')
    .execute();
}

/** A report within the scope; null for none. */
export async function findReport(db: Database, scope: Scope, id: string) {
  const row = await reportsWithin(db, scope).select(facts).where('annual_reports.id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** By what it is chosen which rows of a report are merged with small ones; null for no report of the company. */
export async function findChance(db: Database, { companyId, id }: { companyId: string; id: string }) {
  const row = await db
    .selectFrom('annual_reports')
    .select('chance')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.chance ?? null;
}

/** The report of a company of a period; null for none. */
export async function findReportOfPeriod(tx: Database, of: { companyId: string; from: string; until: string }) {
  const row = await tx
    .selectFrom('annual_reports')
    .select('id')
    .where('company_id', '=', of.companyId)
    .where('from_on', '=', of.from)
    .where('until_on', '=', of.until)
    .executeTakeFirst();
  return row ?? null;
}

/** The day of the last report that was made elsewhere, as it was said of a company or, of null, of each. */
export async function findMadeElsewhere(db: Database, companyId: string | null): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('annual_reports')
    .select(['company_id as companyId', (eb) => eb.fn.max('previous_on').as('on')])
    .where('previous_on', '<>', '')
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId ?? ''))
    .groupBy('company_id')
    .execute();
  return new Map(rows.map(({ companyId: id, on }) => [id, on]));
}

const facts = [
  ...(['annual_reports.id', 'annual_reports.version', 'annual_reports.company_id as companyId'] as const),
  ...(['from_on', 'until_on', 'breakdown', 'degree', 'previous_on', 'lacking', 'discussion'] as const),
  'professionals.name as preparedBy',
  'annual_reports.updated_at as updatedAt',
] as const;

function reportsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('annual_reports'), scope).innerJoin('professionals', 'professionals.id', 'prepared_by');
}

/** Begins a report. */
export async function insertReport(
  tx: Database,
  report: {
    companyId: string;
    id: string;
    from: string;
    until: string;
    breakdown: BreakdownName;
    chance: string;
    preparedBy: string;
  },
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('annual_reports')
    .values({
      ...{ company_id: report.companyId, id: report.id, from_on: report.from, until_on: report.until },
      ...{ breakdown: report.breakdown, degree: '', previous_on: '', lacking: '', discussion: '' },
      ...{ chance: report.chance, prepared_by: report.preparedBy },
      ...{ version: 1, created_at: now, updated_at: now },
    })
    .execute();
}

type Written = {
  breakdown: BreakdownName;
  degree: '' | '1' | '2' | '3' | '4';
  previous_on: string;
  lacking: string;
  discussion: string;
};

/** Keeps what was written of a report. */
export async function updateReport(
  tx: Database,
  { companyId, id, version }: { companyId: string; id: string; version: number },
  written: Written,
): Promise<void> {
  await tx
    .updateTable('annual_reports')
    .set({ ...written, version: version + 1, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
