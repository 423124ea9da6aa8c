import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    personal_intervals: {
      company_id: string;
      id: string;
      employee_id: string;
      exam_code: string;
      exam_name: string;
      months: number;
      from_on: string;
      until_on: string | null;
      reason: string;
      decided_by: string;
      version: number;
      created_at: string;
      updated_at: string;
      withdrawn_at: string | null;
    };
  }
}

type Key = { companyId: string; id: string };

/** What of an interval may change; its reason is sealed already. */
export type IntervalValues = { months: number; fromOn: string; untilOn: string | null; reason: string };

/** The intervals of somebody of a company, the one that began last first. */
export function listIntervals(
  db: Database,
  scope: Scope,
  { companyId, employeeId }: { companyId: string; employeeId: string },
) {
  return intervalsWithin(db, scope)
    .select(facts)
    .where('personal_intervals.company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .orderBy('from_on', 'desc')
    .orderBy('personal_intervals.id', 'desc')
    .execute();
}

/** An interval within the scope that nobody withdrew; null for none. */
export async function findInterval(db: Database, scope: Scope, id: string) {
  const row = await intervalsWithin(db, scope).select(facts).where('personal_intervals.id', '=', id).executeTakeFirst();
  return row ?? null;
}

const facts = [
  'personal_intervals.id',
  'personal_intervals.version',
  'personal_intervals.company_id as companyId',
  'employee_id as employeeId',
  'exam_code as code',
  'exam_name as name',
  'months',
  'from_on as fromOn',
  'until_on as untilOn',
  'reason',
  'professionals.name as decidedBy',
] as const;

function intervalsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('personal_intervals'), scope)
    .innerJoin('professionals', 'professionals.id', 'decided_by')
    .where('withdrawn_at', 'is', null);
}

type NewInterval = Key & { employeeId: string; code: string; name: string; decidedBy: string } & IntervalValues;

/** Writes an interval down, in its first version. */
export async function insertInterval(tx: Database, { companyId, id, ...of }: NewInterval): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('personal_intervals')
    .values({
      ...{ company_id: companyId, id, employee_id: of.employeeId, exam_code: of.code, exam_name: of.name },
      ...{ ...columnsOf(of), decided_by: of.decidedBy },
      ...{ version: 1, created_at: now, updated_at: now, withdrawn_at: null },
    })
    .execute();
}

/** Writes over an interval, as its next version, by whoever decides now. */
export async function updateInterval(
  tx: Database,
  key: Key,
  { decidedBy, ...values }: IntervalValues & { decidedBy: string },
): Promise<void> {
  await changed(tx, key, { ...columnsOf(values), decided_by: decidedBy });
}

/** From now on it never was; the row stays. */
export async function markIntervalWithdrawn(tx: Database, key: Key): Promise<void> {
  await changed(tx, key, { withdrawn_at: new Date().toISOString() });
}

async function changed(
  tx: Database,
  { companyId, id }: Key,
  columns: Partial<ReturnType<typeof columnsOf>> & { decided_by?: string; withdrawn_at?: string },
): Promise<void> {
  await tx
    .updateTable('personal_intervals')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

function columnsOf({ months, fromOn, untilOn, reason }: IntervalValues) {
  return { months, from_on: fromOn, until_on: untilOn, reason };
}
