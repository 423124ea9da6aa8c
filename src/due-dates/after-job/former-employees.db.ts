import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';

/** Who has left these companies, within the scope, with what a list says of them; the last to leave first. */
export function findFormerEmployees(db: Database, scope: Scope, companyIds: readonly string[]) {
  return within(db.selectFrom('employees'), scope)
    .innerJoin('companies', 'companies.id', 'employees.company_id')
    .select(['employees.company_id as companyId', 'companies.fantasy_name as companyName', 'employees.id'])
    .select(['employees.name', 'employee_function', 'inactivated_at as inactivatedAt'])
    .where('employees.company_id', 'in', companyIds)
    .where('inactivated_at', 'is not', null)
    .orderBy('inactivated_at', 'desc')
    .orderBy('employees.id')
    .execute();
}
