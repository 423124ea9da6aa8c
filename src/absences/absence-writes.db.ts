import type { Database } from '../platform/database/database.server.ts';
import type {} from './absences.db.ts';
import type { AbsenceNature, AbsenceSource, GradualReturn, SameCause } from './absences.labels.ts';

type Key = { companyId: string; id: string };

/** What of an absence may change; its cause is sealed already. */
export type AbsenceValues = {
  startsOn: string;
  endsOn: string | null;
  source: AbsenceSource;
  nature: AbsenceNature;
  gradual_return: GradualReturn;
  same_cause: SameCause;
  cause: string | null;
  cid: string | null;
};

/** Writes new absences down, in their first version. */
export async function insertAbsences(
  tx: Database,
  absences: readonly (Key & { employeeId: string } & AbsenceValues)[],
): Promise<void> {
  const now = new Date().toISOString();
  const rows = absences.map(({ companyId, id, employeeId, ...values }) => ({
    ...{ company_id: companyId, id, employee_id: employeeId, ...columnsOf(values) },
    ...{ version: 1, created_at: now, updated_at: now, withdrawn_at: null },
  }));
  if (rows.length > 0) await tx.insertInto('absences').values(rows).execute();
}

/** Writes over an absence, as its next version. */
export async function updateAbsence(tx: Database, key: Key, values: AbsenceValues): Promise<void> {
  await changed(tx, key, columnsOf(values));
}

/** From now on it never was; the row stays. */
export async function markAbsenceWithdrawn(tx: Database, key: Key): Promise<void> {
  await changed(tx, key, { withdrawn_at: new Date().toISOString() });
}

async function changed(
  tx: Database,
  { companyId, id }: Key,
  columns: Partial<ReturnType<typeof columnsOf>> & { withdrawn_at?: string },
): Promise<void> {
  await tx
    .updateTable('absences')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

function columnsOf({ startsOn, endsOn, ...values }: AbsenceValues) {
  return { starts_on: startsOn, ends_on: endsOn, ...values };
}
