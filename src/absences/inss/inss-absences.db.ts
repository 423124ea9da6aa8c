import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type {} from '../absences.db.ts';
import type { SickAway } from './inss.rules.ts';

/** What of the absences of these people of a company says whether they are the INSS's, by who it is. */
export async function findSickAway(
  db: Database,
  companyId: string,
  employeeIds: readonly string[],
): Promise<Map<string, SickAway[]>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('absences')
    .select(['id', 'employee_id as employeeId', 'starts_on as startsOn', 'ends_on as endsOn', 'nature'])
    .select('same_cause as sameCause')
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', employeeIds)
    .where('nature', '!=', 'other')
    .where('withdrawn_at', 'is', null)
    .execute();
  return Map.groupBy(rows, ({ employeeId }) => employeeId);
}

/** Who within the scope is away by illness on a day, or has been since another one. */
export function findRecentlySick(db: Database, scope: Scope, { since, day }: { since: string; day: string }) {
  return within(db.selectFrom('absences'), scope)
    .select(['company_id as companyId', 'employee_id as employeeId'])
    .distinct()
    .where('nature', '!=', 'other')
    .where('withdrawn_at', 'is', null)
    .where('starts_on', '<=', day)
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', since)]))
    .execute();
}
