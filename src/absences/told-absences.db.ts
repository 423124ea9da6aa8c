import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import { afterKey } from '../platform/database/record.server.ts';
import type {} from './absences.db.ts';

/** Of these absences those that the scope reaches and nobody withdrew: whose, and their end today. */
export async function findToldAbsences(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return within(db.selectFrom('absences'), scope)
    .innerJoin('employees', (join) =>
      join.onRef('employees.company_id', '=', 'absences.company_id').onRef('employees.id', '=', 'absences.employee_id'),
    )
    .select(['absences.id', 'absences.employee_id as employeeId', 'employees.name', 'ends_on as endsOn'])
    .where('absences.id', 'in', ids)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Whose absences go on by a day or have ended since another one, along their key: those after one, or the first. */
export function absencesAround(
  db: Database,
  { since, day }: { since: string; day: string },
  after: { companyId: string; id: string } | null,
  most: number,
) {
  return db
    .selectFrom('absences')
    .select(['company_id as companyId', 'id', 'employee_id as employeeId'])
    .where('withdrawn_at', 'is', null)
    .where('starts_on', '<=', day)
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', since)]))
    .where(afterKey(after))
    .orderBy('company_id')
    .orderBy('id')
    .limit(most)
    .execute();
}
