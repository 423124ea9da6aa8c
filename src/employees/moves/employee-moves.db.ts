import { PostgresAdapter } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';
import type { Employee } from '../employees.contract.ts';
import type { FormerEmployee } from '../former/former-employee.rules.ts';

/** Puts an employee into another unit of the company, or into none. The unit is no field of the form: the version stays. */
export async function moveEmployee(
  db: Database,
  { id, companyId }: Pick<Employee, 'id' | 'companyId'>,
  unitId: string | null,
): Promise<void> {
  await db
    .updateTable('employees')
    .set({ unit_id: unitId, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/**
 * The active employees of a unit in the order of their ids, after one of them, so many at the most. They are held in that
 * order: two that hold several of the same employees do not wait for one another for ever.
 */
export async function holdEmployeesOf(
  db: Database,
  { companyId, unitId, after, most }: { companyId: string; unitId: string; after: string; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('employees')
    .select('id')
    .where('company_id', '=', companyId)
    .where('unit_id', '=', unitId)
    .where('inactivated_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .$if(db.getExecutor().adapter instanceof PostgresAdapter, (query) => query.forNoKeyUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves those of the employees who are still active and still in the unit. Answers whom. */
export async function moveEmployees(
  db: Database,
  ids: readonly string[],
  { companyId, from, to }: { companyId: string; from: string; to: string | null },
): Promise<string[]> {
  const moved = await db
    .updateTable('employees')
    .set({ unit_id: to, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .where('unit_id', '=', from)
    .where('inactivated_at', 'is', null)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}

/** Brings an inactive employee back into the lists, in the given unit. Answers whether that was still to be done. */
export async function reactivateEmployee(
  db: Database,
  { id, companyId }: Pick<Employee, 'id' | 'companyId'>,
  unitId: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('employees')
    .set({ inactivated_at: null, unit_id: unitId, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('inactivated_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The company's inactive employee with this CPF, of several the one who left last. */
export async function findFormerEmployee(db: Database, companyId: string, cpf: string): Promise<FormerEmployee | null> {
  const row = await db
    .selectFrom('employees')
    .select(['id', 'name', 'registration', 'inactivated_at as inactivatedAt'])
    .where('company_id', '=', companyId)
    .where('cpf', '=', cpf)
    .where('inactivated_at', 'is not', null)
    .orderBy('inactivated_at', 'desc')
    .limit(1)
    .$narrowType<{ inactivatedAt: string }>()
    .executeTakeFirst();
  return row ?? null;
}
