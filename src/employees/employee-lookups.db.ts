import { onlyOwner, type Scope } from '../access/scope.ts';
import type { Database } from '../platform/database/database.server.ts';

/** What other subjects ask of employees. */

/** The company of an employee within the scope, inactive or not, or null. */
export async function findEmployeeCompany(db: Database, scope: Scope, employeeId: string): Promise<string | null> {
  const owner = onlyOwner(scope);
  const row = await db
    .selectFrom('employees')
    .select('company_id as companyId')
    .where('id', '=', employeeId)
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''))
    .executeTakeFirst();
  return row?.companyId ?? null;
}

/** Who an employee within the scope is, inactive or not, and whose; or null. */
export async function findEmployeeIdentity(db: Database, scope: Scope, employeeId: string) {
  const owner = onlyOwner(scope);
  const row = await db
    .selectFrom('employees')
    .select(['company_id as companyId', 'id as employeeId', 'name', 'cpf'])
    .where('id', '=', employeeId)
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''))
    .executeTakeFirst();
  return row ?? null;
}

/** The names of these employees, inactive or not, as far as the scope reaches. */
export async function findEmployeeNames(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const owner = onlyOwner(scope);
  const rows = await db
    .selectFrom('employees')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What an employee, inactive or not, is known by who opens a link to a document of theirs; null for none. */
export async function findPerson(db: Database, companyId: string, employeeId: string) {
  const row = await db
    .selectFrom('employees')
    .select(['dt_birth as birthDate', 'cpf'])
    .where('company_id', '=', companyId)
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row ?? null;
}

/** How many employees a unit still has who have not been inactivated. */
export async function countActiveEmployees(db: Database, unit: { id: string; companyId: string }): Promise<number> {
  const row = await db
    .selectFrom('employees')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('company_id', '=', unit.companyId)
    .where('unit_id', '=', unit.id)
    .where('inactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
