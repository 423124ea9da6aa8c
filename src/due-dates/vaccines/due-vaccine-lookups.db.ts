import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type {} from './due-vaccines.db.ts';

/** The vaccines that these people are to have, without those that were refused. */
export async function findVaccinesOfLetter(
  db: Database,
  scope: Scope,
  people: readonly { companyId: string; id: string }[],
) {
  if (people.length === 0) return [];
  return within(db.selectFrom('due_vaccines'), scope)
    .select(['employee_id as employeeId', 'vaccine_name as name', 'step', 'due_on as dueOn'])
    .where('company_id', 'in', [...new Set(people.map(({ companyId }) => companyId))])
    .where(
      'employee_id',
      'in',
      people.map(({ id }) => id),
    )
    .where('state', '=', 'due')
    .execute();
}
